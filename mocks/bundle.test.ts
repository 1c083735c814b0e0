import '@/testing/harness/server';
import { ask } from './ask';
import { makeBundle, readBundle, replay, shapeOf } from './bundle';
import { planFault } from './conditions';
import { db } from './db';
import { setScenario } from './scenarios';

const statusOf = async (): Promise<number> => (await ask('/editcountry', { id: 401 })).status;

test('a bundle replays: the fixtures are the default ones, and the call that failed fails again', async () => {
  setScenario('normal');
  await statusOf();
  planFault('/editcountry', { kind: 'answer', status: 503 });
  await statusOf();
  await statusOf();
  const text = JSON.stringify(makeBundle('/kyubos_admin', '/user_admin_countries'));
  db.countries = [];

  replay(readBundle(text));
  expect(db.countries.length).toBeGreaterThan(0);
  expect([await statusOf(), await statusOf(), await statusOf(), await statusOf()]).toEqual([
    200, 503, 200, 200,
  ]);
});

test('a call that was never answered is not delivered again', async () => {
  planFault('/editcountry', { kind: 'unreachable' });
  await expect(statusOf()).rejects.toThrow();
  const bundle = makeBundle('/', '/');
  expect(bundle.calls.map(({ status }) => status)).toEqual([0]);
  replay(bundle);
  await expect(statusOf()).rejects.toThrow();
  expect(await statusOf()).toBe(200);
});

test('a bundle never holds what the user typed', () => {
  const body = { username: 'ann', rows: [{ cvv: 123 }, { cvv: 456 }], none: null };
  expect(shapeOf(body)).toEqual({
    username: 'string',
    rows: [{ cvv: 'number' }, '2 in all'],
    none: 'null',
  });
});

test('a bundle of other data, or for another site, is refused', () => {
  const bundle = makeBundle('/', '/');
  expect(() => readBundle(JSON.stringify({ ...bundle, seed: 1 }))).toThrow('other data');
  expect(() => readBundle(JSON.stringify({ ...bundle, opened: '//evil.example' }))).toThrow('no bug bundle');
  expect(() => readBundle(JSON.stringify({ ...bundle, clock: 'once' }))).toThrow('no clock');
});
