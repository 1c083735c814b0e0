import 'fake-indexeddb/auto';
import { makeStore, type AppStore } from '@/app/store';
import type { Finding, SentAction } from '@/domain/saving/sentAction';
import { actionClock } from './clock';
import { tidySentActions, updateStoredAction } from './sentActions';
import {
  responseLost,
  beginAction,
  endAction,
  loadActions,
  readAction,
  selectUnconfirmedActions,
  type UnconfirmedAction,
} from './unconfirmedActionsSlice';

/** Each test has a user of its own. */
let owner: string;

function payment(changes: Partial<SentAction> = {}): SentAction {
  return { kind: 'payment', record: '41', what: 'Payment', sentAt: Date.now(), snapshot: null, ...changes };
}

async function loaded(store: AppStore, user = owner): Promise<readonly UnconfirmedAction[]> {
  await store.dispatch(loadActions(user));
  return selectUnconfirmedActions(store.getState(), user);
}

async function lose(store: AppStore, action: SentAction): Promise<void> {
  await updateStoredAction(owner, action);
  store.dispatch(responseLost({ owner, action }));
}

/** The browser's storage does nothing until `mend` is called. */
function breakStorage(): { mend: () => void } {
  const broken = jest.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('Internal error', 'UnknownError');
  });
  return { mend: () => broken.mockRestore() };
}

beforeEach(() => {
  owner = crypto.randomUUID();
});
afterEach(() => {
  jest.restoreAllMocks();
});

test('an action has the status sending only on its own page, until its response is lost', async () => {
  const [page, other] = [makeStore(), makeStore()];
  const sent = payment();
  expect(await page.dispatch(beginAction(owner, sent))).toBe(true);
  expect(await loaded(page)).toEqual([expect.objectContaining({ ...sent, status: 'sending' })]);
  expect(await loaded(other)).toEqual([expect.objectContaining({ ...sent, status: 'waiting' })]);
  const lost: SentAction = { ...sent, lostAt: Date.now(), failure: { kind: 'timedOut' } };
  await lose(page, lost);
  expect(await loaded(page)).toEqual([expect.objectContaining({ ...lost, status: 'waiting' })]);
});

test('the end of an earlier attempt does not change a later one that is being sent', async () => {
  const [page, other] = [makeStore(), makeStore()];
  const [first, second] = [payment(), payment({ sentAt: Date.now() + 1 })];
  await page.dispatch(beginAction(owner, first));
  await other.dispatch(endAction(owner, first));
  await other.dispatch(beginAction(owner, second));
  await lose(page, { ...first, lostAt: Date.now() });
  expect(await loaded(other)).toEqual([expect.objectContaining({ ...second, status: 'sending' })]);
});

test('when the database fails, the action is in memory', async () => {
  breakStorage();
  const page = makeStore();
  const sent = payment();
  expect(await page.dispatch(beginAction(owner, sent))).toBe(true);
  expect(await page.dispatch(beginAction(owner, sent))).toBe(false);
  await lose(page, { ...sent, lostAt: 5 });
  expect(await loaded(page)).toEqual([expect.objectContaining({ ...sent, lostAt: 5 })]);
  await page.dispatch(endAction(owner, sent));
  expect(await loaded(page)).toEqual([]);
});

test('actions in memory stay when the stored ones are read', async () => {
  const page = makeStore();
  const { mend } = breakStorage();
  await page.dispatch(beginAction(owner, payment()));
  mend();
  await makeStore().dispatch(beginAction(owner, payment({ record: '42' })));
  expect((await loaded(page)).map(({ record }) => record)).toEqual(['42', '41']);
});

test('a failed read of the storage changes nothing', async () => {
  const page = makeStore();
  await makeStore().dispatch(beginAction(owner, payment()));
  expect(await loaded(page)).toHaveLength(1);
  breakStorage();
  expect(await loaded(page)).toHaveLength(1);
});

test('actions and the results of their reads belong to their user', async () => {
  const page = makeStore();
  const sent = payment();
  const lost = { ...sent, lostAt: Date.now() };
  await page.dispatch(beginAction(owner, sent));
  await lose(page, lost);
  let answer = (_finding: Finding): void => undefined;
  const read = page.dispatch(readAction(owner, lost, () => new Promise((resolve) => (answer = resolve))));
  const another = crypto.randomUUID();
  await page.dispatch(beginAction(another, sent));
  answer({ times: 2 });
  expect(await read).toEqual({ times: 2 });
  expect(await loaded(page)).toEqual([expect.objectContaining({ status: 'repeated', times: 2 })]);
  expect(await loaded(page, another)).toEqual([expect.objectContaining({ status: 'sending' })]);
});

test('an action that this page is sending is not checked', async () => {
  const page = makeStore();
  const sent = payment();
  await page.dispatch(beginAction(owner, sent));
  const check = jest.fn();
  expect(await page.dispatch(readAction(owner, sent, check))).toBe('unknown');
  expect(check).not.toHaveBeenCalled();
});

test('reading storage again without a change changes no state', async () => {
  const page = makeStore();
  await page.dispatch(beginAction(owner, payment()));
  const known = await loaded(page);
  expect(await loaded(page)).toBe(known);
});

test.each([8, -8])('an action stays when the clock is put forward by %d days', async (days) => {
  const page = makeStore();
  const { ahead } = actionClock(page.getState());
  await page.dispatch(beginAction(owner, payment({ ahead })));
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + days * 24 * 3_600_000);
  expect(await loaded(makeStore())).toHaveLength(1);
  expect(await page.dispatch(beginAction(owner, payment({ ahead })))).toBe(false);
  await tidySentActions(actionClock(page.getState()));
  expect(await loaded(page)).toHaveLength(1);
});
