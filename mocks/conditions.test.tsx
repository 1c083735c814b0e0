import '@/testing/harness/server';
import { waitFor } from '@testing-library/dom';
import { ask } from './ask';
import { recordedCalls } from './callLog';
import { resumeClock, clockState, setClock } from './clock';
import { addPlan, cancelPlan, currentPlans, limitSessions, planFault, type Fault } from './conditions';
import { db } from './db';
import { setScenario } from './scenarios';
import { isTokenGood, issueToken } from './token';

const status = async (): Promise<number> => (await ask('/editcountry', { id: 401 })).status;
const statuses = async (count: number): Promise<number[]> => {
  const seen: number[] = [];
  while (seen.length < count) seen.push(await status());
  return seen;
};
const fails: Fault = { kind: 'answer', status: 503, message: 'Closed for the night' };

const iceland = {
  ...{ country_code: 'IS', country_name: 'Iceland', country_regularcode: '352' },
  ...{ country_marketname: 'Europe', country_currencycode: 'ISK', country_languagecode: 'is' },
};
const create = () => ask('/createcountry', iceland);
const isStored = () => db.countries.some(({ country_name }) => country_name === 'Iceland');

afterEach(() => {
  setClock({ now: 'real' });
});

test('a plan from the third call on, two times, applies to the third and fourth call of its path only', async () => {
  addPlan({ path: '/editcountry', fault: fails, times: 2, from: 3 });
  await ask('/editstate', { id: 441 });
  expect(await statuses(5)).toEqual([200, 200, 503, 503, 200]);
  expect(currentPlans()).toEqual([]);
});

test('plans are listed with their remaining calls, and can be cancelled by their id', async () => {
  const plan = addPlan({ path: '*', fault: fails, times: 'always', from: 2 });
  planFault('/editcountry', { kind: 'hang' })();
  await status();
  expect(currentPlans()).toEqual([{ id: plan.id, path: '*', fault: fails, times: 'always', from: 1 }]);
  expect((await ask('/editcountry', { id: 401 })).reply).toEqual({ message: 'Closed for the night' });
  expect(cancelPlan(plan.id)).toBe(true);
  expect(cancelPlan(plan.id)).toBe(false);
  expect(await status()).toBe(200);
});

test('the newest of two plans is applied first, and the other one counts its calls meanwhile', async () => {
  addPlan({ path: '/editcountry', fault: { kind: 'answer', status: 500 }, times: 1, from: 2 });
  addPlan({ path: '/editcountry', fault: fails, times: 1, from: 1 });
  expect(await statuses(3)).toEqual([503, 500, 200]);
});

test.each<[Fault | undefined, object]>([
  [undefined, { ending: 'answered', status: 200, wasCarriedOut: true, answer: { message: 'Done' } }],
  [fails, { ending: 'answered', status: 503, wasCarriedOut: false, answer: { message: fails.message } }],
  [
    { kind: 'answer', status: 500, afterCommit: true },
    { ending: 'answered', status: 500, wasCarriedOut: true },
  ],
  [
    { kind: 'answer', status: 204 },
    { ending: 'answered', status: 204, wasCarriedOut: false },
  ],
  [
    { kind: 'garbled', text: '<p>' },
    { ending: 'answered', status: 200, wasCarriedOut: true, answer: '<p>' },
  ],
  [{ kind: 'unreachable' }, { ending: 'notDelivered', status: 0, wasCarriedOut: false }],
  [{ kind: 'answerLost' }, { ending: 'lost', status: 0, wasCarriedOut: true }],
  [
    { kind: 'late', ms: 1 },
    { ending: 'answered', status: 200, wasCarriedOut: true },
  ],
])('the log says how a call with the fault %j ended', async (fault, ending) => {
  if (fault) planFault('/createcountry', fault);
  await create().catch(() => undefined);
  expect(recordedCalls).toEqual([
    expect.objectContaining({ number: 1, path: '/createcountry', body: iceland, ...ending }),
  ]);
  const [call] = recordedCalls;
  expect(call?.fault).toEqual(fault);
  expect(call?.durationMs).toBeGreaterThanOrEqual(0);
  expect(isStored()).toBe(call?.wasCarriedOut);
});

test('a refused call was not carried out', async () => {
  await ask('/editcountry', { id: 999 });
  expect(recordedCalls[0]).toMatchObject({ ending: 'answered', status: 404, wasCarriedOut: false });
});

test('a call that hangs has the ending `hanging`', async () => {
  planFault('/createcountry', { kind: 'hang', afterCommit: true });
  void create();
  await waitFor(() => expect(recordedCalls[0]).toMatchObject({ ending: 'hanging', wasCarriedOut: true }));
});

test('a response is lost immediately, and its call is carried out later', async () => {
  planFault('/createcountry', { kind: 'answerLost', carriedOutAfterMs: 20 });
  await expect(create()).rejects.toThrow();
  expect(recordedCalls[0]).toMatchObject({ ending: 'lost', wasCarriedOut: false });
  await waitFor(() => expect(isStored()).toBe(true));
  expect(recordedCalls[0]).toMatchObject({ ending: 'lost', wasCarriedOut: true });
});

test('a pending call is not carried out after another scenario begins', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'performance'] });
  try {
    planFault('/createcountry', { kind: 'answerLost', carriedOutAfterMs: 20 });
    await expect(create()).rejects.toThrow();
    setScenario('normal');
    await jest.advanceTimersByTimeAsync(100);
    expect(isStored()).toBe(false);
  } finally {
    jest.useRealTimers();
  }
});

test('a limit ends the sessions that exist; later sessions end the same time after their sign-in', () => {
  setClock({ now: '2026-03-01T12:00:00.000Z', runs: false });
  const early = issueToken({ user_id: 3 });
  limitSessions(20);
  setClock({ advanceSeconds: 15 });
  const later = issueToken({ user_id: 3 });
  expect([isTokenGood(early), isTokenGood(later)]).toEqual([true, true]);
  setClock({ advanceSeconds: 10 });
  expect([isTokenGood(early), isTokenGood(later)]).toEqual([false, true]);
  setClock({ advanceSeconds: 11 });
  expect(isTokenGood(later)).toBe(false);
});

test('the clock of server and page can be stopped, advanced, started, and set back to the real one', () => {
  const Real = Date;
  setClock({ now: '2026-01-31T12:00:00.000Z', runs: false });
  expect(new Date().toISOString()).toBe('2026-01-31T12:00:00.000Z');
  setClock({ advanceSeconds: 90 });
  expect(clockState()).toEqual({ now: '2026-01-31T12:01:30.000Z', runs: false, isReal: false });
  expect(Date.now()).toBe(Real.parse('2026-01-31T12:01:30.000Z'));
  expect(new Date('2020-02-29').getTime()).toBe(Real.parse('2020-02-29'));
  expect(new Date()).toBeInstanceOf(Real);
  expect(Date()).toBe(new Real('2026-01-31T12:01:30.000Z').toString());
  setClock({ runs: true });
  expect(clockState().runs).toBe(true);
  setClock({ now: 'real' });
  expect(clockState().isReal).toBe(true);
  expect(Date).toBe(Real);
});

test('the clock continues from the moment of a bundle', () => {
  resumeClock('2026-01-31T12:00:00.000Z');
  expect(new Date().toISOString()).toMatch(/^2026-01-31T12:00:0/);
  expect(clockState()).toMatchObject({ runs: true, isReal: false });
});
