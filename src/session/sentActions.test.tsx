import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { sentActionLifeMs, type SentAction } from '@/domain/saving/sentAction';
import { signInAs } from '@/testing/harness/signIns';
import type { sentActionsOf } from './sentActions.fixture';

function payment(record: string, changes: Partial<SentAction> = {}): SentAction {
  return {
    kind: 'payment',
    record,
    what: `Payment of binder ${record}`,
    sentAt: Date.now(),
    snapshot: { history: 2 },
    ...changes,
  };
}

/** Loads a new page: its modules have no state of an earlier one. */
async function newPage(area: 'admin' | 'bdx' = 'admin'): Promise<ReturnType<typeof sentActionsOf>> {
  jest.resetModules();
  return (await import('./sentActions.fixture')).sentActionsOf(area);
}

const stops: (() => void)[] = [];

beforeEach(() => {
  localStorage.clear();
  globalThis.indexedDB = new IDBFactory();
  signInAs('admin');
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

test('an action outlives its page until its result is known', async () => {
  const sent = payment('41');
  const before = await newPage();
  expect(await before.begin(sent)).toBe(true);
  const after = await newPage();
  expect(await after.list('payment')).toEqual([sent]);
  await after.remove(sent);
  expect(await (await newPage()).list('payment')).toEqual([]);
});

test('the end of the request is stored too', async () => {
  const store = await newPage();
  const sent = payment('41');
  await store.begin(sent);
  const lost: SentAction = { ...sent, lostAt: Date.now(), failure: { kind: 'timedOut' } };
  await store.update(lost);
  expect(await (await newPage()).list('payment')).toEqual([lost]);
});

test('when the first attempt ends late, the second one stays locked', async () => {
  const store = await newPage();
  const [first, second] = [payment('41'), payment('41', { sentAt: Date.now() + 1 })];
  await store.begin(first);
  await store.remove(first);
  await store.begin(second);
  await store.remove(first);
  expect(await store.list('payment')).toEqual([second]);
});

test('when two tabs begin the same action, only one may send it', async () => {
  const [one, other] = [await newPage(), await newPage()];
  const begun = await Promise.all([one.begin(payment('41')), other.begin(payment('41'))]);
  expect(begun.filter(Boolean)).toHaveLength(1);
  expect(await other.begin(payment('42'))).toBe(true);
  expect(await other.begin(payment('41', { kind: 'approve' }))).toBe(true);
});

test('only its own user can see an action, also after a Logout and a new sign-in', async () => {
  await (await newPage()).begin(payment('41'));
  signInAs('staff');
  expect(await (await newPage()).list('payment')).toEqual([]);
  signInAs('carrier');
  expect(await (await newPage('bdx')).list('payment')).toEqual([]);
  signInAs('admin');
  const store = await newPage();
  expect(await store.list('payment')).toHaveLength(1);
  expect(await store.list('approve')).toEqual([]);
});

test('an action of an administrator is not locked for a staff member with the same ids', async () => {
  await (await newPage()).begin(payment('41'));
  localStorage.setItem('login_type', '4');
  const staff = await newPage();
  expect(await staff.list('payment')).toEqual([]);
  expect(await staff.begin(payment('41'))).toBe(true);
});

test('the end of an earlier attempt does not replace a later attempt', async () => {
  const [one, other] = [await newPage(), await newPage()];
  const [first, second] = [payment('41'), payment('41', { sentAt: Date.now() + 1, what: 'Payment of $60' })];
  await one.begin(first);
  await other.remove(first);
  await other.begin(second);
  await one.update({ ...first, lostAt: Date.now() });
  expect(await other.list('payment')).toEqual([second]);
});

/** The number of stored records of any age. */
async function countStored(): Promise<number> {
  const database = await openDB('portal_sent_actions');
  const count = await database.count('actions');
  database.close();
  return count;
}

test('actions of all users that are older than seven days and malformed records are removed, younger actions stay', async () => {
  const old = { sentAt: Date.now() - sentActionLifeMs };
  await (await newPage()).begin(payment('41', old));
  await (await newPage('bdx')).begin(payment('42', old));
  await (await newPage()).begin(payment('43'));
  expect(await countStored()).toBe(3);
  localStorage.clear();
  await newPage();
  await (await import('./sentActions')).tidySentActions({ now: Date.now(), ahead: [] });
  expect(await countStored()).toBe(1);
});

test('a database that once could not be opened keeps its locks', async () => {
  await (await newPage()).begin(payment('41'));
  jest.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
    throw new DOMException('Internal error', 'UnknownError');
  });
  const store = await newPage();
  expect(await store.list('payment')).toEqual([]);
  expect(await store.list('payment')).toHaveLength(1);
});

test('a database of a later version keeps its locks', async () => {
  const sent = payment('41');
  const database = await openDB('portal_sent_actions', 2, {
    upgrade: (fresh) => void fresh.createObjectStore('actions'),
  });
  await database.put('actions', sent, ['["admin","3","7"]', 'payment', '41']);
  database.close();
  expect(await (await newPage()).list('payment')).toEqual([sent]);
});

test('an action older than seven days may be sent again', async () => {
  const store = await newPage();
  await store.begin(payment('41', { sentAt: Date.now() - sentActionLifeMs }));
  expect(await store.list('payment')).toEqual([]);
  expect(await store.begin(payment('41'))).toBe(true);
});

test('every tab is notified of a change', async () => {
  const page = await newPage();
  const { onStoredActionsChange } = await import('./sentActions');
  const heard = new Promise<void>((resolve) =>
    stops.push(onStoredActionsChange('["admin","3","7"]', resolve)),
  );
  const another = jest.fn();
  stops.push(onStoredActionsChange('["admin","3","8"]', another));
  await page.begin(payment('41'));
  await heard;
  expect(another).not.toHaveBeenCalled();
});

test('when the database fails, storing an action returns undefined', async () => {
  Reflect.deleteProperty(globalThis, 'indexedDB');
  const page = await newPage();
  expect(await page.begin(payment('41'))).toBeUndefined();
  const { storedActions } = await import('./sentActions');
  expect(await storedActions('["admin","3","7"]', { now: Date.now(), ahead: [] })).toBeUndefined();
});

test('a database without the object store is created again', async () => {
  await new Promise((resolve) => {
    const request = indexedDB.open('portal_sent_actions', 1);
    request.onsuccess = () => {
      request.result.close();
      resolve(undefined);
    };
  });
  const store = await newPage();
  await store.begin(payment('41'));
  expect(await (await newPage()).list('payment')).toHaveLength(1);
});
