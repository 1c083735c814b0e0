import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import type { Draft } from '@/domain/draft';
import { signInAs } from '@/testing/signIns';
import { tokenUntil } from '@/testing/tokens';

const route = '/user_admin_edit_countries/402';

function draft(changes: Partial<Draft> = {}): Draft {
  const fields = [{ name: 'country_name', label: 'Country Name', was: 'Canada', value: 'Kanada' }];
  return { route, title: 'Create Country', savedAt: Date.now(), fields, leftOut: [], ...changes };
}

interface Page {
  drafts: typeof import('./drafts');
  session: typeof import('./session');
}

/** A page as it is loaded: its modules remember nothing of an earlier one. */
async function newPage(): Promise<Page> {
  jest.resetModules();
  const session = await import('./session');
  session.watchSessions();
  return { session, drafts: await import('./drafts') };
}

beforeEach(() => {
  localStorage.clear();
  globalThis.indexedDB = new IDBFactory();
  signInAs('admin');
});

test('P4 a draft outlasts the page and is offered to its own user at its own URL', async () => {
  const kept = draft();
  await (await newPage()).drafts.draftsOf('admin').write(kept);
  const shelf = (await newPage()).drafts.draftsOf('admin');
  expect(await shelf.read(route)).toEqual(kept);
  expect(await shelf.list()).toEqual([kept]);
  expect(await shelf.read('/user_admin_edit_countries/403')).toBeUndefined();
});

test('P4 no other user, client or area sees it', async () => {
  await (await newPage()).drafts.draftsOf('admin').write(draft());
  signInAs('staff');
  const staff = (await newPage()).drafts.draftsOf('admin');
  expect([await staff.read(route), await staff.list()]).toEqual([undefined, []]);
  signInAs('admin');
  localStorage.setItem('client_id', '2');
  expect(await (await newPage()).drafts.draftsOf('admin').list()).toEqual([]);
  signInAs('carrier');
  expect(await (await newPage()).drafts.draftsOf('bdx').list()).toEqual([]);
});

test('a shelf that was opened for one user shows nothing once another is signed in', async () => {
  const { drafts, session } = await newPage();
  const shelf = drafts.draftsOf('admin');
  await shelf.write(draft());
  signInAs('staff');
  session.checkSessions();
  expect([await shelf.read(route), await shelf.list()]).toEqual([undefined, []]);
  await shelf.write(draft({ title: 'Late' }));
  signInAs('admin');
  expect((await (await newPage()).drafts.draftsOf('admin').read(route))?.title).toBe('Create Country');
});

test('P4 what a form still holds is kept when its session runs out, and not when its user ends it', async () => {
  const { drafts, session } = await newPage();
  const shelf = drafts.draftsOf('admin');
  session.signOut('admin', 'expired');
  await shelf.write(draft({ title: 'Expired' }));
  signInAs('admin');
  session.checkSessions();
  expect((await shelf.read(route))?.title).toBe('Expired');
  session.signOut('admin');
  await shelf.write(draft({ title: 'Signed out' }));
  signInAs('admin', tokenUntil(Date.now() + 3_600_000, { again: true }));
  session.checkSessions();
  expect((await shelf.read(route))?.title).toBe('Expired');
});

test('P4 a Logout removes the user’s drafts and leaves those of others', async () => {
  signInAs('staff');
  await (await newPage()).drafts.draftsOf('admin').write(draft());
  signInAs('admin');
  const { drafts, session } = await newPage();
  const shelf = drafts.draftsOf('admin');
  await shelf.write(draft());
  await shelf.write(draft({ route: '/add_companies' }));
  await drafts.removeDraftsOf(session.currentSessions(), 'admin');
  expect(await shelf.list()).toEqual([]);
  signInAs('staff');
  expect(await (await newPage()).drafts.draftsOf('admin').list()).toHaveLength(1);
});

test('P4 24 hours later it is gone, whoever opens the product', async () => {
  await (await newPage()).drafts.draftsOf('admin').write(draft({ savedAt: Date.now() - 23 * 3_600_000 }));
  expect(await (await newPage()).drafts.draftsOf('admin').list()).toHaveLength(1);
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 2 * 3_600_000);
  const { drafts } = await newPage();
  expect(await drafts.draftsOf('admin').list()).toEqual([]);
  jest.restoreAllMocks();
  expect(await (await newPage()).drafts.draftsOf('admin').list()).toEqual([]);
});

test('of two tabs on one form the last to write stays', async () => {
  const { drafts } = await newPage();
  const other = await newPage();
  await drafts.draftsOf('admin').write(draft({ title: 'First' }));
  await other.drafts.draftsOf('admin').write(draft({ title: 'Second' }));
  expect((await drafts.draftsOf('admin').read(route))?.title).toBe('Second');
});

test('the newest draft comes first, and removing one leaves the others', async () => {
  const { drafts } = await newPage();
  const shelf = drafts.draftsOf('admin');
  const news = jest.fn();
  drafts.onDraftsChange(news);
  await shelf.write(draft({ route: '/older', savedAt: Date.now() - 5000 }));
  await shelf.write(draft({ route: '/newer' }));
  expect((await shelf.list()).map((one) => one.route)).toEqual(['/newer', '/older']);
  await shelf.remove('/newer');
  expect((await shelf.list()).map((one) => one.route)).toEqual(['/older']);
  expect(news).toHaveBeenCalledTimes(3);
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
])('a database %s is made good, and drafts are kept', async (_, poison) => {
  await poison();
  const shelf = (await newPage()).drafts.draftsOf('admin');
  expect(await shelf.list()).toEqual([]);
  await shelf.write(draft());
  expect(await shelf.list()).toHaveLength(1);
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
])('where IndexedDB %s nothing is kept and nothing breaks', async (_, factory) => {
  Object.assign(globalThis, { indexedDB: factory });
  const shelf = (await newPage()).drafts.draftsOf('admin');
  await shelf.write(draft());
  await shelf.remove(route);
  expect([await shelf.read(route), await shelf.list()]).toEqual([undefined, []]);
});
