import 'fake-indexeddb/auto';
import { clearAllListeners } from '@reduxjs/toolkit';
import { waitFor } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { webcrypto } from 'node:crypto';
import { defaultConfig } from '@/domain/access/config';
import type { Draft } from '@/domain/saving/draft';
import type { AppStore } from '@/app/store';
import type { SessionArea } from '../sessionRules';
import type { draftsOf } from './drafts';
import { signInAs, type Visitor } from '@/testing/harness/signIns';
import { tokenUntil } from '@/testing/builders/tokens';

// The tests call `tidyDrafts` themselves.
jest.mock('@/app/tidyDatabases', () => ({ addDatabaseListeners: () => undefined }));

const route = '/user_admin_edit_countries/402';

function draft(changes: Partial<Draft> = {}): Draft {
  const fields = [{ name: 'country_name', label: 'Country Name', was: 'Canada', value: 'Kanada' }];
  return { route, title: 'Create Country', savedAt: Date.now(), fields, omitted: [], ...changes };
}

interface Page {
  drafts: {
    draftsOf: (area: SessionArea) => ReturnType<ReturnType<typeof draftsOf>>;
    removeDrafts: (area: SessionArea) => Promise<void>;
    tidyDrafts: () => Promise<void>;
  };
  session: {
    checkSessions: () => void;
    signedOut: (area: SessionArea) => void;
    sessionRefused: (area: SessionArea) => void;
  };
  store: AppStore;
}

let stop: () => void = () => undefined;

/** Loads a new page: its modules have no state of an earlier one. */
async function newPage(): Promise<Page> {
  jest.resetModules();
  const { draftsOf, removeDrafts, tidyDrafts } = await import('./drafts');
  const { checkSessions, sessionsRead } = await import('../sessionListeners');
  const { sessionRefused, signedOut } = await import('../sessionSlice');
  const store = (await import('@/app/store')).makeStore();
  store.dispatch(sessionsRead());
  const stopEarlier = stop;
  stop = () => {
    stopEarlier();
    store.dispatch(clearAllListeners());
  };
  return {
    store,
    session: {
      checkSessions: () => store.dispatch(checkSessions()),
      signedOut: (area) => void store.dispatch(signedOut(area)),
      sessionRefused: (area) => void store.dispatch(sessionRefused(area)),
    },
    drafts: {
      draftsOf: (area) => store.dispatch(draftsOf(area)),
      removeDrafts: (area) => store.dispatch(removeDrafts(area)),
      tidyDrafts: () => store.dispatch(tidyDrafts()),
    },
  };
}

function anyTime(expected: Draft): Draft {
  return { ...expected, savedAt: expect.any(Number) as number };
}

/** The records of a database as they are stored. */
function records(name = 'portal_drafts', store = 'drafts'): Promise<unknown[]> {
  return new Promise((resolve) => {
    const request = indexedDB.open(name);
    request.onsuccess = () => {
      const all = request.result.transaction(store).objectStore(store).getAll();
      all.onsuccess = () => {
        request.result.close();
        resolve(all.result);
      };
    };
  });
}

/** All stored values as text, with bytes as letters. */
async function everything(): Promise<string> {
  return JSON.stringify(await records(), (_key, value: unknown) =>
    value instanceof Uint8Array ? String.fromCharCode(...value) : value,
  );
}

afterEach(() => {
  stop();
  stop = () => undefined;
  jest.restoreAllMocks();
});
beforeEach(() => {
  localStorage.clear();
  globalThis.indexedDB = new IDBFactory();
  signInAs('admin');
});

test('P4 a draft outlasts the page and is offered to its own user at its own URL', async () => {
  const stored = draft();
  await (await newPage()).drafts.draftsOf('admin').write(stored);
  const store = (await newPage()).drafts.draftsOf('admin');
  expect(await store.read(route)).toEqual(stored);
  expect(await store.list()).toEqual([stored]);
  expect(await store.read('/user_admin_edit_countries/403')).toBeUndefined();
});

test('P4 no other user, client or area sees it', async () => {
  await (await newPage()).drafts.draftsOf('admin').write(draft());
  signInAs('staff');
  const staff = (await newPage()).drafts.draftsOf('admin');
  expect([await staff.read(route), await staff.list()]).toEqual([undefined, []]);
  signInAs('admin');
  localStorage.setItem('client_id', '2');
  expect(await (await newPage()).drafts.draftsOf('admin').list()).toEqual([]);
  localStorage.setItem('client_id', '7');
  localStorage.setItem('login_type', '4');
  expect(await (await newPage()).drafts.draftsOf('admin').list()).toEqual([]);
  signInAs('carrier');
  expect(await (await newPage()).drafts.draftsOf('bdx').list()).toEqual([]);
});

test('a store that was opened for one user shows nothing once another is signed in', async () => {
  const { drafts, session } = await newPage();
  const store = drafts.draftsOf('admin');
  await store.write(draft());
  signInAs('staff');
  session.checkSessions();
  expect([await store.read(route), await store.list()]).toEqual([undefined, []]);
  await store.write(draft({ title: 'Late' }));
  signInAs('admin');
  expect((await (await newPage()).drafts.draftsOf('admin').read(route))?.title).toBe('Create Country');
});

test('P4 the last input of a form is stored when the session expires, but not after a Logout', async () => {
  const { drafts, session } = await newPage();
  const store = drafts.draftsOf('admin');
  expect(await store.read(route)).toBeUndefined();
  session.sessionRefused('admin');
  await store.write(draft({ title: 'Expired' }));
  signInAs('admin');
  session.checkSessions();
  expect((await store.read(route))?.title).toBe('Expired');
  session.signedOut('admin');
  await store.write(draft({ title: 'Signed out' }));
  signInAs('admin', tokenUntil(Date.now() + 3_600_000, { again: true }));
  session.checkSessions();
  expect((await store.read(route))?.title).toBe('Expired');
});

test('P4 a Logout removes the user’s drafts and leaves those of others', async () => {
  signInAs('staff');
  await (await newPage()).drafts.draftsOf('admin').write(draft());
  signInAs('admin');
  const { drafts } = await newPage();
  const store = drafts.draftsOf('admin');
  await store.write(draft());
  await store.write(draft({ route: '/add_companies' }));
  await drafts.removeDrafts('admin');
  expect(await store.list()).toEqual([]);
  signInAs('staff');
  expect(await (await newPage()).drafts.draftsOf('admin').list()).toHaveLength(1);
});

test('P4 24 hours later it is not offered, and any page that starts removes it', async () => {
  await (await newPage()).drafts.draftsOf('admin').write(draft({ savedAt: Date.now() - 23 * 3_600_000 }));
  expect(await (await newPage()).drafts.draftsOf('admin').list()).toHaveLength(1);
  await (await newPage()).drafts.tidyDrafts();
  expect(await records()).toHaveLength(1);
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 2 * 3_600_000);
  expect(await (await newPage()).drafts.draftsOf('admin').list()).toEqual([]);
  localStorage.clear();
  await (await newPage()).drafts.tidyDrafts();
  expect(await records()).toEqual([]);
});

describe('a clock that is put right', () => {
  const hourMs = 3_600_000;
  const right = Date.now();

  function setClock(aheadMs: number): void {
    jest.spyOn(Date, 'now').mockReturnValue(right + aheadMs);
  }

  /** Signs in while this computer's clock is `aheadMs` ahead of the server's, which the session may know. */
  function signInWithClock(aheadMs: number, isKnown: boolean): void {
    setClock(aheadMs);
    signInAs('admin', tokenUntil(right + 60 * 24 * hourMs, { iat: Math.floor(right / 1000) }));
    if (isKnown) localStorage.setItem('portal_clock', String(-aheadMs));
  }

  test.each([
    ['2 hours ahead', 2 * hourMs, true],
    ['5 minutes ahead', hourMs / 12, true],
    ['30 hours behind', -30 * hourMs, true],
    ['30 hours ahead', 30 * hourMs, true],
    ['2 hours ahead, unknown', 2 * hourMs, false],
    ['30 hours behind, unknown', -30 * hourMs, false],
  ])('P4 does not lose what was typed when it was %s', async (_, aheadMs, isKnown) => {
    signInWithClock(aheadMs, isKnown);
    const before = (await newPage()).drafts;
    await before.draftsOf('admin').write(draft());
    expect(await before.draftsOf('admin').read(route)).toBeDefined();
    setClock(60_000);
    const reloaded = (await newPage()).drafts;
    await reloaded.tidyDrafts();
    const offered = await reloaded.draftsOf('admin').read(route);
    expect(offered?.savedAt).toBeLessThanOrEqual(Date.now());
    expect(offered?.savedAt).toBeGreaterThan(Date.now() - hourMs);
    localStorage.removeItem('portal_clock');
    signInAs('admin', tokenUntil(right + 61 * 24 * hourMs, { iat: Math.floor(right / 1000) + 60 }));
    const later = (await newPage()).drafts;
    await later.tidyDrafts();
    expect(await later.draftsOf('admin').list()).toHaveLength(1);
  });

  test('P4 a draft of a clock that stays 2 hours ahead shows when it was written', async () => {
    signInWithClock(2 * hourMs, true);
    const { drafts } = await newPage();
    await drafts.draftsOf('admin').write(draft());
    setClock(5 * hourMs);
    expect((await drafts.draftsOf('admin').read(route))?.savedAt).toBe(right + 2 * hourMs);
  });

  test('P4 does not lose what was typed as the session expired', async () => {
    signInWithClock(-30 * hourMs, true);
    const { drafts, session } = await newPage();
    const store = drafts.draftsOf('admin');
    expect(await store.read(route)).toBeUndefined();
    session.sessionRefused('admin');
    await store.write(draft());
    setClock(0);
    await (await newPage()).drafts.tidyDrafts();
    expect(await records()).toHaveLength(1);
  });

  test('P4 nor is a draft lost that was written before the clock went back', async () => {
    signInWithClock(0, true);
    await (await newPage()).drafts.draftsOf('admin').write(draft());
    setClock(-30 * hourMs);
    const { drafts } = await newPage();
    await drafts.tidyDrafts();
    expect((await drafts.draftsOf('admin').read(route))?.savedAt).toBe(Date.now());
  });

  test.each([true, false])(
    'P4 a wrong clock keeps no draft longer than 24 hours (known: %p)',
    async (isKnown) => {
      signInWithClock(-30 * hourMs, isKnown);
      await (await newPage()).drafts.draftsOf('admin').write(draft());
      localStorage.clear();
      setClock(25 * hourMs);
      await (await newPage()).drafts.tidyDrafts();
      expect(await records()).toEqual([]);
    },
  );
});

describe('a record in the database', () => {
  test('is encrypted: neither title, labels nor values can be read in it', async () => {
    const canary = 'Jane Q. Insured';
    const fields = [{ name: 'ownerName', label: `Name ${canary}`, was: canary, value: canary }];
    const store = (await newPage()).drafts.draftsOf('admin');
    await store.write(draft({ title: canary, fields, omitted: [canary] }));
    expect(await everything()).not.toContain('Insured');
    expect((await (await newPage()).drafts.draftsOf('admin').read(route))?.title).toBe(canary);
  });

  test('of a key is not extractable', async () => {
    await (await newPage()).drafts.draftsOf('admin').write(draft());
    const [stored] = await records('portal_draft_keys', 'keys');
    const { key } = stored as { key: CryptoKey };
    expect(key.extractable).toBe(false);
    await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow();
  });

  test('that is not encrypted is removed by the next page', async () => {
    await poisoned(1, (database) => {
      database.createObjectStore('drafts').put(draft(), ['["admin","3","7"]', route]);
    });
    const { drafts } = await newPage();
    expect(await drafts.draftsOf('admin').list()).toEqual([]);
    await drafts.tidyDrafts();
    expect(await records()).toEqual([]);
  });
});

describe('the key', () => {
  /** Signs in by the login page. */
  async function signedIn(password: string, visitor: Visitor = 'admin'): Promise<Page> {
    const area = visitor === 'carrier' ? 'bdx' : 'admin';
    const page = await newPage();
    const { deriveDraftKey, storeDraftKey } = await import('./draftKeys');
    const derived = deriveDraftKey(area, { username: visitor, password });
    signInAs(visitor);
    page.session.checkSessions();
    const { selectUser } = await import('../sessionSlice');
    const user = selectUser(page.store.getState(), area)!;
    await page.store.dispatch(storeDraftKey(area, user, derived));
    return page;
  }

  /** Lets the session expire while a page is open. */
  async function runOut(page: Page): Promise<void> {
    localStorage.setItem('user_token', tokenUntil(1000));
    page.session.checkSessions();
    expect(page.store.getState().session.admin.absence).toBe('expired');
    await page.drafts.tidyDrafts();
  }

  test('P4 after an expiry only the same user can read the drafts again', async () => {
    const page = await signedIn('admin123');
    await page.drafts.draftsOf('admin').write(draft());
    await runOut(page);
    // Only the salt is left.
    expect(await records('portal_draft_keys', 'keys')).toEqual([expect.any(Uint8Array)]);
    const staff = await signedIn('staff123', 'staff');
    expect(await staff.drafts.draftsOf('admin').list()).toEqual([]);
    localStorage.clear();
    const back = await signedIn('admin123');
    expect(await back.drafts.draftsOf('admin').list()).toEqual([draft()].map(anyTime));
  });

  test('a draft that cannot be decrypted, as after a change of the password, stays for its 24 hours', async () => {
    const page = await signedIn('admin123');
    const store = page.drafts.draftsOf('admin');
    await store.write(draft());
    await store.write(draft({ route: '/add_companies' }));
    await runOut(page);
    const other = await signedIn('another password');
    expect(await other.drafts.draftsOf('admin').list()).toEqual([]);
    await runOut(other);
    const back = await signedIn('admin123');
    expect(await back.drafts.draftsOf('admin').list()).toHaveLength(2);
  });

  test('a session without the key of the password cannot read drafts of an earlier one, and does not remove them', async () => {
    const page = await signedIn('admin123');
    await page.drafts.draftsOf('admin').write(draft());
    await runOut(page);
    signInAs('admin');
    const other = await newPage();
    const store = other.drafts.draftsOf('admin');
    expect(await store.list()).toEqual([]);
    await store.write(draft({ route: '/add_companies' }));
    expect((await (await newPage()).drafts.draftsOf('admin').list()).map((one) => one.route)).toEqual([
      '/add_companies',
    ]);
    await runOut(other);
    const back = await signedIn('admin123');
    expect((await back.drafts.draftsOf('admin').list()).map((one) => one.route)).toEqual([route]);
  });

  test('stays as long as its session, also when other pages start or other users sign in', async () => {
    await (await signedIn('carrier123', 'carrier')).drafts.draftsOf('bdx').write(draft());
    await runOut(await signedIn('admin123'));
    const page = await newPage();
    await page.drafts.tidyDrafts();
    expect(await page.drafts.draftsOf('bdx').list()).toHaveLength(1);
  });

  test('a second sign-in during the first session has the same key', async () => {
    const first = await signedIn('admin123');
    const store = first.drafts.draftsOf('admin');
    expect(await store.list()).toEqual([]);
    const second = await signedIn('admin123');
    await store.write(draft());
    expect(await second.drafts.draftsOf('admin').list()).toHaveLength(1);
  });

  /** A sign-in that does not wait for its key; `finish` gives the key. */
  async function slowlySignedIn(): Promise<Page & { finish(): Promise<void> }> {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
    const page = await newPage();
    const { deriveDraftKey, storeDraftKey } = await import('./draftKeys');
    let give: (key: CryptoKey | undefined) => void = () => undefined;
    const late = new Promise<CryptoKey | undefined>((resolve) => {
      give = resolve;
    });
    const stored = page.store.dispatch(storeDraftKey('admin', '["admin","3","7"]', late));
    await jest.advanceTimersByTimeAsync(1000);
    await stored;
    jest.useRealTimers();
    const finish = async (): Promise<void> =>
      give(await deriveDraftKey('admin', { username: 'admin', password: 'admin123' }));
    return { ...page, finish };
  }

  test('that takes long does not delay the sign-in; a draft that is written meanwhile waits for it', async () => {
    const { drafts, finish } = await slowlySignedIn();
    const written = drafts.draftsOf('admin').write(draft());
    await finish();
    await written;
    expect(await records()).toEqual([expect.objectContaining({ isFromPassword: true })]);
    expect(await drafts.draftsOf('admin').list()).toHaveLength(1);
  });

  test('that arrives after the Logout is not stored', async () => {
    const { session, store, finish } = await slowlySignedIn();
    const { currentDraftKey } = await import('./draftKeys');
    session.signedOut('admin');
    await finish();
    // A form reads its draft only after the key of the sign-in was handled.
    expect(await store.dispatch(currentDraftKey('admin', 'nobody'))).toBeUndefined();
    const stored = await records('portal_draft_keys', 'keys');
    expect(stored).toEqual([expect.any(Uint8Array)]);
  });

  test('of a session that starts while ended keys are removed stays', async () => {
    localStorage.clear();
    const { session, store } = await newPage();
    const { deriveDraftKey, storeDraftKey, removeEndedKeys } = await import('./draftKeys');
    const derived = deriveDraftKey('admin', { username: 'admin', password: 'admin123' });
    // Fake timers, so that on a slow computer the sign-in does not stop waiting after a second.
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
    await store.dispatch(storeDraftKey('admin', '["admin","3","7"]', derived));
    jest.useRealTimers();
    const removing = store.dispatch(removeEndedKeys());
    signInAs('admin');
    session.checkSessions();
    await removing;
    const stored = await records('portal_draft_keys', 'keys');
    expect(stored).toContainEqual(expect.objectContaining({ isFromPassword: true }));
    session.signedOut('admin');
    await store.dispatch(removeEndedKeys());
    expect(await records('portal_draft_keys', 'keys')).toEqual([expect.any(Uint8Array)]);
  });

  test('is the same for another spelling of the user’s name, and different for another user', async () => {
    const { deriveDraftKey } = await import('./draftKeys');
    const { encrypt, decrypt } = await import('./draftCipher');
    const keyOf = async (username: string): Promise<CryptoKey> =>
      (await deriveDraftKey('admin', { username, password: 'admin123' }))!;
    const sealed = await encrypt(await keyOf('admin'), 'Jane');
    expect(await decrypt(await keyOf(' Admin'), sealed)).toBe('Jane');
    await expect(decrypt(await keyOf('staff'), sealed)).rejects.toThrow();
  });
});

describe('an encryption that ends late', () => {
  /** Delays the result of a method of Web Crypto until `release` is called. */
  function hold(method: 'encrypt' | 'decrypt'): { release: () => void } {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const original = crypto.subtle[method].bind(crypto.subtle) as (
      ...given: unknown[]
    ) => Promise<ArrayBuffer>;
    jest.spyOn(crypto.subtle, method).mockImplementation(async (...given: unknown[]) => {
      await held;
      return original(...given);
    });
    return { release: () => release() };
  }

  test('does not bring back the draft of a form that was saved meanwhile', async () => {
    const store = (await newPage()).drafts.draftsOf('admin');
    await store.read(route);
    const { release } = hold('encrypt');
    const writing = store.write(draft());
    await store.remove(route);
    release();
    await writing;
    expect(await records()).toEqual([]);
    await store.write(draft({ title: 'Typed later' }));
    expect((await store.list()).map((one) => one.title)).toEqual(['Typed later']);
  });

  test('does not bring back a draft that was removed with all drafts of its user', async () => {
    const { drafts } = await newPage();
    const store = drafts.draftsOf('admin');
    await store.read(route);
    const { release } = hold('encrypt');
    const writing = store.write(draft());
    await drafts.removeDrafts('admin');
    release();
    await writing;
    expect(await records()).toEqual([]);
  });

  test('stores nothing after a Logout in another tab of which this tab has no event yet', async () => {
    const store = (await newPage()).drafts.draftsOf('admin');
    await store.read(route);
    const { release } = hold('encrypt');
    const writing = store.write(draft());
    // The browser has not delivered a storage event yet.
    localStorage.clear();
    release();
    await writing;
    expect(await records()).toEqual([]);
  });
});

test('P4 a long draft is stored completely, and each time with another initialization vector', async () => {
  const fields = [{ name: 'notes', label: 'Notes', was: '', value: 'x'.repeat(200_000) }];
  const store = (await newPage()).drafts.draftsOf('admin');
  const ivs: string[] = [];
  for (let time = 0; time < 3; time += 1) {
    await store.write(draft({ fields }));
    const [stored] = await records();
    ivs.push(String((stored as { iv: Uint8Array }).iv));
  }
  expect(new Set(ivs).size).toBe(3);
  expect((await (await newPage()).drafts.draftsOf('admin').read(route))?.fields).toEqual(fields);
});

describe('in the memory of the tab', () => {
  async function tabPage(): Promise<Page> {
    const page = await newPage();
    const { setRuntimeConfig } = await import('@/api/runtime');
    setRuntimeConfig({ ...defaultConfig, drafts: 'tab' });
    return page;
  }

  test('drafts are stored for their user as long as the tab is open, and nothing is in a database', async () => {
    const { drafts, session } = await tabPage();
    await drafts.draftsOf('admin').write(draft());
    expect(await drafts.draftsOf('admin').read(route)).toEqual(anyTime(draft()));
    session.sessionRefused('admin');
    signInAs('admin', tokenUntil(Date.now() + 3_600_000, { again: true }));
    session.checkSessions();
    expect(await drafts.draftsOf('admin').list()).toHaveLength(1);
    expect(await indexedDB.databases()).toEqual([]);
    expect(await (await tabPage()).drafts.draftsOf('admin').list()).toEqual([]);
  });

  test.each([
    ['a Logout', (page: Page) => page.session.signedOut('admin')],
    [
      'the sign-in of another user',
      (page: Page) => {
        signInAs('staff', tokenUntil(Date.now() + 3_600_000, { staff: true }));
        page.session.checkSessions();
      },
    ],
  ])('%s ends them', async (_, end) => {
    const page = await tabPage();
    const store = page.drafts.draftsOf('admin');
    await store.write(draft());
    end(page);
    await store.write(draft());
    signInAs('admin', tokenUntil(Date.now() + 3_600_000, { again: true }));
    page.session.checkSessions();
    expect(await page.drafts.draftsOf('admin').list()).toEqual([]);
  });

  test('a draft that was saved or discarded is removed', async () => {
    const { drafts } = await tabPage();
    const store = drafts.draftsOf('admin');
    await store.write(draft());
    await store.write(draft({ route: '/add_companies' }));
    await store.remove(route);
    expect((await store.list()).map((one) => one.route)).toEqual(['/add_companies']);
    await drafts.removeDrafts('admin');
    expect(await store.list()).toEqual([]);
  });

  test('drafts are stored there too when there is no Web Crypto, as over plain HTTP', async () => {
    const { subtle } = crypto;
    Object.defineProperty(globalThis, 'crypto', { value: {}, configurable: true });
    const { drafts } = await newPage();
    await drafts.draftsOf('admin').write(draft());
    expect(await drafts.draftsOf('admin').list()).toHaveLength(1);
    expect(await indexedDB.databases()).toEqual([]);
    Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
    expect(crypto.subtle).toBe(subtle);
  });
});

test('when two tabs edit one form, the last write wins', async () => {
  const { drafts } = await newPage();
  const other = await newPage();
  await drafts.draftsOf('admin').write(draft({ title: 'First' }));
  await other.drafts.draftsOf('admin').write(draft({ title: 'Second' }));
  expect((await drafts.draftsOf('admin').read(route))?.title).toBe('Second');
});

test('the newest draft comes first, removing one leaves the others, and the store has each without its contents', async () => {
  const { drafts, store: page } = await newPage();
  const store = drafts.draftsOf('admin');
  const isKnown = (...known: readonly string[]): Promise<void> =>
    waitFor(() => expect(page.getState().drafts.admin.map((one) => one.route)).toEqual(known));
  await store.write(draft({ route: '/older', savedAt: Date.now() - 5000 }));
  await isKnown('/older');
  await store.write(draft({ route: '/newer' }));
  expect((await store.list()).map((one) => one.route)).toEqual(['/newer', '/older']);
  await isKnown('/newer', '/older');
  expect(JSON.stringify(page.getState().drafts)).not.toContain('Kanada');
  await store.remove('/newer');
  expect((await store.list()).map((one) => one.route)).toEqual(['/older']);
  await isKnown('/older');
});

test('the store forgets the drafts of a user who is not signed in any more', async () => {
  const { drafts, session, store: page } = await newPage();
  await drafts.draftsOf('admin').write(draft());
  await waitFor(() => expect(page.getState().drafts.admin).toHaveLength(1));
  session.signedOut('admin');
  expect(page.getState().drafts.admin).toEqual([]);
});

test('a list that was read earlier does not replace a newer one', async () => {
  const { drafts, store: page } = await newPage();
  const { draftsMayHaveChanged } = await import('./draftsSlice');
  await drafts.draftsOf('admin').write(draft());
  page.dispatch(draftsMayHaveChanged('admin'));
  await drafts.draftsOf('admin').remove(route);
  await waitFor(() => expect(page.getState().drafts.admin).toEqual([]));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(page.getState().drafts.admin).toEqual([]);
});

function poisoned(version: number, poison: (database: IDBDatabase) => void): Promise<void> {
  return new Promise((resolve) => {
    const request = indexedDB.open('portal_drafts', version);
    request.onupgradeneeded = () => poison(request.result);
    request.onsuccess = () => {
      request.result.close();
      resolve();
    };
  });
}

test.each([
  ['of another version', () => poisoned(9, () => undefined)],
  ['without its store', () => poisoned(1, () => undefined)],
  [
    'with foreign records',
    () => poisoned(1, (database) => database.createObjectStore('drafts').put('x', 'y')),
  ],
])('a database %s is repaired, and drafts can be stored', async (_, poison) => {
  await poison();
  const store = (await newPage()).drafts.draftsOf('admin');
  expect(await store.list()).toEqual([]);
  await store.write(draft());
  expect(await store.list()).toHaveLength(1);
});

test.each([
  ['is not there', undefined],
  [
    'is blocked',
    {
      open: () => {
        throw new Error('SecurityError');
      },
    },
  ],
])('when IndexedDB %s, drafts are stored in memory', async (_, factory) => {
  Object.assign(globalThis, { indexedDB: factory });
  const { drafts } = await newPage();
  const store = drafts.draftsOf('admin');
  await store.write(draft());
  expect(await store.read(route)).toEqual(anyTime(draft()));
  await drafts.tidyDrafts();
  await store.remove(route);
  expect([await store.read(route), await store.list()]).toEqual([undefined, []]);
});
