import '@/testing/harness/server';
import { ask } from './ask';
import {
  fileNameOf,
  makeBundle,
  noteStart,
  readBundle,
  replay,
  replayInPage,
  shapeOf,
  type Bundle,
} from './bundle';
import { forgetCalls, recordCall } from './callLog';
import { clockState, setClock } from './clock';
import { addPlan, currentConditions, currentPlans, limitSessions, planFault } from './conditions';
import { perform } from './controls';
import { db } from './db';
import { setScenario } from './scenarios';
import { issueToken, isTokenGood } from './token';

beforeEach(noteStart);

afterEach(() => {
  setClock({ now: 'real' });
});

const statusOf = async (id = 401): Promise<number> => (await ask('/editcountry', { id })).status;

/** The bundle after it was written to a file and read again. */
const savedBundle = (): Bundle => readBundle(JSON.stringify(makeBundle('/kyubos_admin', '/')));

test('a replayed bundle starts with the default fixtures, and the call that failed fails again', async () => {
  await statusOf();
  planFault('/editcountry', { kind: 'answer', status: 503 });
  await statusOf();
  await statusOf();
  const bundle = savedBundle();
  db.countries = [];

  replay(bundle);
  expect(db.countries.length).toBeGreaterThan(0);
  expect([await statusOf(), await statusOf(), await statusOf(), await statusOf()]).toEqual([
    200, 503, 200, 200,
  ]);
});

test('calls are identified by the ids in their bodies, so that their order does not matter', async () => {
  await statusOf(402);
  planFault('/editcountry', { kind: 'answer', status: 503 });
  await statusOf(401);
  replay(savedBundle());
  expect([await statusOf(401), await statusOf(402), await statusOf(401)]).toEqual([503, 200, 200]);
});

test('a change of rows in the panel is repeated before the same call', async () => {
  const nameNow = async (): Promise<unknown> =>
    JSON.stringify((await ask('/editcountry', { id: 401 })).reply).includes('Renamed');
  await perform('size', { table: 'agents', count: 1 });
  await nameNow();
  await perform('rows/patch', { table: 'countries', id: 401, fields: { country_name: 'Renamed' } });
  await perform('rows/patch', { table: 'bdxUsers', index: 0, fields: { password: 'Hush-12345' } });
  expect(await nameNow()).toBe(true);
  const bundle = savedBundle();
  expect(JSON.stringify(bundle)).not.toContain('Hush-12345');

  replay(bundle);
  expect(db.agents).toHaveLength(1);
  expect([await nameNow(), await nameNow()]).toEqual([false, true]);
  expect(savedBundle().changes).toEqual(bundle.changes);
});

test('a replay continues when a row that was changed does not exist', async () => {
  const warn = jest.spyOn(console, 'warn').mockReturnValue();
  const fields = { country_name: 'Renamed' };
  const change = {
    operation: 'rows/patch',
    input: { table: 'countries', id: 999_999, fields },
    afterCalls: 0,
  };
  replay(readBundle(JSON.stringify({ ...savedBundle(), changes: [change] })));
  expect(await statusOf()).toBe(200);
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();
});

test('a bundle with a change that this build does not know is refused', () => {
  const bundle = { ...savedBundle(), changes: [{ operation: 'rows/drop', input: {}, afterCalls: 0 }] };
  expect(() => readBundle(JSON.stringify(bundle))).toThrow('a change that this build does not know');
});

test('a refusal of the server is replayed with its message', async () => {
  expect(await statusOf(999_999)).toBe(404);
  const bundle = savedBundle();
  expect(bundle.calls).toMatchObject([
    { status: 404, fault: { kind: 'answer', status: 404, body: { message: 'Not found' } } },
  ]);
  replay(bundle);
  expect(await ask('/editcountry', { id: 999_999 })).toEqual({
    status: 404,
    reply: { message: 'Not found' },
  });
});

test('a fault that was still planned is planned in the replay too, after the recorded calls', async () => {
  await statusOf();
  addPlan({ path: '/editcountry', fault: { kind: 'answer', status: 503 }, times: 1, from: 2 });
  replay(savedBundle());
  expect([await statusOf(), await statusOf(), await statusOf(), await statusOf()]).toEqual([
    200, 200, 503, 200,
  ]);
  expect(currentPlans()).toEqual([]);
});

test('faults of the flaky scenario are replayed at the same calls', async () => {
  setScenario('flaky');
  const met = [await statusOf(), await statusOf(), await statusOf(), await statusOf()];
  replay(savedBundle());
  expect(met).toEqual([200, 200, 200, 503]);
  expect([await statusOf(), await statusOf(), await statusOf(), await statusOf()]).toEqual(met);
});

test('the clock of the bundle runs or is stopped, as it was', () => {
  setClock({ now: '2026-01-31T12:00:00.000Z', runs: false });
  const stopped = savedBundle();
  setClock({ now: 'real' });
  replayInPage(stopped);
  expect(new Date().toISOString()).toBe('2026-01-31T12:00:00.000Z');
  expect(clockState()).toMatchObject({ now: '2026-01-31T12:00:00.000Z', runs: false });

  replayInPage({ ...stopped, clock: { ...stopped.clock, runs: true } });
  expect(clockState()).toMatchObject({ runs: true, now: expect.stringMatching(/^2026-01-31T12:00:0/) });
});

test('a clock that is stopped shows exactly the moment that was set', () => {
  let time = Date.parse('2026-01-31T09:00:00.000Z');
  const slow = jest.spyOn(Date, 'now').mockImplementation(() => (time += 5));
  setClock({ now: '2026-01-31T12:00:00.000Z', runs: false });
  expect(clockState().now).toBe('2026-01-31T12:00:00.000Z');
  setClock({ now: 'real' });
  slow.mockRestore();
});

test('the user who was signed in when the page was loaded is signed in again, with a new token', () => {
  localStorage.setItem('user_token', issueToken({}, 600));
  localStorage.setItem('user_id', '12');
  localStorage.setItem('client_id', '7');
  noteStart();
  localStorage.setItem('user_id', '3');
  const bundle = savedBundle();
  expect(JSON.stringify(bundle)).not.toContain(issueToken({}).slice(0, 10));
  localStorage.setItem('client_user_BDX_token', issueToken({}));

  replayInPage(bundle);
  expect({ ...localStorage }).toMatchObject({ user_id: '12', client_id: '7' });
  expect(localStorage.getItem('client_user_BDX_token')).toBeNull();
  const token = localStorage.getItem('user_token') ?? '';
  expect(isTokenGood(token)).toBe(true);
  setClock({ advanceSeconds: 700 });
  expect(isTokenGood(token)).toBe(false);
});

test('sessions with a limit end in the replay too', () => {
  limitSessions(20);
  replayInPage(savedBundle());
  const token = issueToken({}, 3600);
  expect(currentConditions()).toMatchObject({ tokenSeconds: 20 });
  expect(isTokenGood(token)).toBe(true);
});

test('a bundle never contains what the user typed', () => {
  const body = { username: 'ann', rows: [{ cvv: 123 }, { cvv: 456 }], none: null };
  expect(shapeOf(body)).toEqual({
    username: 'string',
    rows: [{ cvv: 'number' }, '2 in all'],
    none: 'null',
  });
});

test('a bundle contains no secret of an error response', async () => {
  const body = {
    message: 'Card 4242 4242 4242 4242 of 867-53-0912 was refused',
    token: 'abc',
    payment: { cvv: '737', cardnumber: '4242 4242 4242 4242', bankroutingnumber: 21_000_021 },
    policyquotation: JSON.stringify({ newpassword: 'quarry-7', paidamount: '10' }),
  };
  planFault('/editcountry', { kind: 'answer', status: 500, body });
  await statusOf();
  expect(savedBundle().calls[0]?.fault).toEqual({
    kind: 'answer',
    status: 500,
    body: {
      message: 'Card (removed) of 000-00-0000 was refused',
      token: '(removed)',
      payment: { cvv: '000', cardnumber: '0000 0000 0000 0000', bankroutingnumber: 0 },
      policyquotation: '{"newpassword":"(removed)","paidamount":"10"}',
    },
  });
});

test.each<[string, unknown]>([
  ['a sent password', { message: 'Stored S3CRET-quarry as JSON: S3CRET-quarry' }],
  ['a key', { 'S3CRET-quarry': 1 }],
  ['doubled answers', { policydetails: JSON.stringify(JSON.stringify({ 31: { A: { 0: 'S3CRET-1' } } })) }],
  ['escaped answers', { policydetails: String.raw`{\"31\":{\"A\":{\"0\":\"S3CRET-1\"}}}` }],
  ['answers that are cut off', { policydetails: '{"31":{"A":{"0":"S3CRET-1' }],
  ['a sentence', 'No access with token=S3CRET-1'],
])('the bundle of the panel has no secret: %s', async (_case, body) => {
  planFault('/editcountry', { kind: 'answer', status: 500, body });
  await ask('/editcountry', { id: 401, password: 'S3CRET-quarry' });
  addPlan({ path: '/viewstate', fault: { kind: 'answer', status: 500, body }, times: 1, from: 1 });
  await perform('rows/patch', { table: 'countries', id: 401, fields: { country_name: 'S3CRET-quarry' } });
  const bundle = makeBundle('/reset?code=S3CRET-1&page=2', '/x/S3CRET-quarry?sid=S3CRET-1');
  expect(JSON.stringify(bundle)).not.toContain('S3CRET');
  expect(bundle).toMatchObject({
    opened: '/reset?code=%28removed%29&page=2',
    calls: [{ ids: { id: '401' }, body: { id: 'number', password: 'string' } }],
  });
});

test('the bundle of the panel has the answers to questions that are not secure', () => {
  const isSecure = ({ attribute_type }: { attribute_type: string }) => /secure/i.test(attribute_type);
  const secure = db.attributes.find(isSecure);
  const other = db.attributes.find((one) => !isSecure(one));
  const policydetails = {
    [secure?.id ?? '']: { A: { 0: 'S3CRET-1' } },
    [other?.id ?? '']: { B: { 0: 'blue' } },
  };
  addPlan({
    path: '/viewstate',
    fault: { kind: 'answer', status: 200, body: { policydetails } },
    times: 1,
    from: 1,
  });
  const [plan] = savedBundle().plans;
  expect(plan?.fault).toMatchObject({
    body: {
      policydetails: {
        [secure?.id ?? '']: { A: { 0: '(removed)' } },
        [other?.id ?? '']: { B: { 0: 'blue' } },
      },
    },
  });
});

test('a bundle says how many calls are missing', () => {
  forgetCalls();
  for (let count = 0; count < 503; count += 1) recordCall('POST', '/editcountry', {});
  expect(savedBundle().notes).toEqual(['The first 3 calls are not in the bundle.']);
});

test('a bundle names the tables that had been changed before the page was loaded', () => {
  noteStart();
  db.countries.pop();
  expect(savedBundle().notes).toEqual([]);
  noteStart();
  expect(savedBundle().notes).toEqual([
    'Rows of countries had been changed before the page was loaded. A replay begins without these changes.',
  ]);
});

test('the file name of a bundle contains scenario and time', () => {
  setClock({ now: '2026-01-31T12:00:00.000Z', runs: false });
  expect(fileNameOf(savedBundle())).toBe('bug-bundle-normal-2026-01-31T12-00-00.json');
});

test.each([
  ['no JSON', 'nothing', 'This is no bug bundle.'],
  ['another site', { opened: '//evil.example' }, 'This is no bug bundle.'],
  ['an older version', { version: undefined }, 'another version of the portal'],
  ['an unknown scenario', { scenario: 'offline' }, 'a scenario that this build does not know'],
  ['no list of calls', { calls: 3 }, 'not complete'],
  ['other data', { seed: 1 }, 'other data'],
  ['no clock', { clock: { now: 'once' } }, 'no clock'],
])('a bundle with %s is refused with a sentence', (_, change, sentence) => {
  const text = typeof change === 'string' ? change : JSON.stringify({ ...makeBundle('/', '/'), ...change });
  expect(() => readBundle(text)).toThrow(sentence);
});
