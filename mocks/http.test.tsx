import { expectConsoleErrors } from '@/testing/harness/server';
import { tokenUntil } from '@/testing/builders/tokens';
import { ask } from './ask';
import { contractErrors, forgetCalls, recordedCalls } from './callLog';
import { currentConditions, setConditions } from './conditions';
import { db, dbAsText, nextId, resetDb, restoreDb } from './db';
import { seedWorld } from './seed';
import { issueToken } from './token';

const minuteMs = 60_000;

function withToken(token: string): Promise<Response> {
  return fetch('/viewcountry', { headers: { Authorization: `Bearer ${token}` } });
}

test('A body that is not an object, or a record without its id, is a contract error', async () => {
  const lines = expectConsoleErrors();
  const response = await fetch('/editcountry', { method: 'POST', body: 'id=1' });
  expect(response.status).toBe(400);
  const countryData = { ...db.countries[0], id: undefined };
  expect((await ask('/updatecountry', { countryData })).status).toBe(400);
  expect((await ask('/updatecountry', { countryData: { id: 1 } })).status).toBe(400);
  expect((await ask('/updatecountry', { ...db.countries[0] })).status).toBe(400);
  expect(contractErrors).toEqual([
    '/editcountry needs an object',
    '/updatecountry countryData lacks id',
    expect.stringContaining('/updatecountry countryData lacks country_code, country_name'),
    '/updatecountry lacks countryData',
  ]);
  expect(lines).toHaveLength(4);
  forgetCalls();
});

test('CALL-017 With `updateBody: "flat"` the server accepts flat update fields only', async () => {
  setConditions({ flatUpdates: true });
  const country = { ...db.countries[0], country_name: 'United States of America' };
  expect((await ask('/updatecountry', country)).status).toBe(200);
  expect(db.countries[0]?.country_name).toBe('United States of America');
  expectConsoleErrors();
  expect((await ask('/updatecountry', { countryData: country })).status).toBe(400);
  forgetCalls();
});

test.each(['/updatestate', '/updatecity', '/updateclientintakesubcategory'])(
  'CALL-027 CALL-031 CALL-047 %s is answered with its trailing slash only',
  async (path) => {
    expectConsoleErrors();
    await expect(fetch(path, { method: 'POST', body: '{}' })).rejects.toThrow();
    expect((await ask(`${path}/`, {})).status).toBe(400);
    forgetCalls();
  },
);

test('A bearer token that expired or cannot be decoded gets 401; a call without a token is accepted', async () => {
  expect((await withToken(tokenUntil(Date.now() + minuteMs))).status).toBe(200);
  expect((await withToken(tokenUntil())).status).toBe(200);
  expect((await withToken(tokenUntil(Date.now() - minuteMs))).status).toBe(401);
  expect((await withToken('no-token')).status).toBe(401);
  expect((await fetch('/viewcountry')).status).toBe(200);
});

test('The tokens of the server contain their expiry in seconds', () => {
  const before = Math.floor(Date.now() / 1000);
  const [, payload = ''] = issueToken({ user_id: 3 }).split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  expect(claims).toMatchObject({ user_id: 3 });
  expect(claims.exp).toBeGreaterThanOrEqual(before + currentConditions().tokenSeconds);
});

test('Every call is recorded with its body and status', async () => {
  await ask('/editcountry', { id: 401 });
  await ask('/editcountry', { id: 999 });
  expect(recordedCalls).toEqual([
    expect.objectContaining({ method: 'POST', path: '/editcountry', body: { id: 401 }, status: 200 }),
    expect.objectContaining({ method: 'POST', path: '/editcountry', body: { id: 999 }, status: 404 }),
  ]);
});

test('A call to another origin gets a response too, because the carrier area may have its own server', async () => {
  const response = await fetch('https://bdx.example.com/api/viewcountry');
  expect(response.status).toBe(200);
});

test('An id is not used again after its row was removed', () => {
  const first = nextId('carriers');
  expect(first).toBe(Math.max(...db.carriers.map(({ id }) => Number(id))) + 1);
  expect(nextId('carriers')).toBe(first + 1);
});

test('CALL-079 TPAs and MGAs share one range of ids', () => {
  const tpa = nextId('tpas');
  expect(nextId('mgas')).toBe(tpa + 1);
  const ids = [...db.tpas, ...db.mgas].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('The world can be stored as text and restored with all changes, and its ids continue', async () => {
  await ask('/createclientagent', {
    ...{ agentcode: 'AG-900', agentname: 'Kept Agency', phonenumber: '', email: '', address: '' },
    ...{ city_name: '', state_name: '', zipcode: '', company_id: 7 },
  });
  const text = dbAsText();
  const id = db.agents.at(-1)?.id;
  resetDb();
  expect(db).toEqual(seedWorld());
  expect(restoreDb(text ?? '')).toBe(true);
  expect(db.agents.at(-1)).toMatchObject({ id, agentname: 'Kept Agency' });
  expect(nextId('agents')).toBe(Number(id) + 1);
});

test.each(['', '{}', '{"tables":{"countries":[]},"lastIds":{}}'])(
  'A text world that cannot be used (%s) leaves the present one alone',
  (text) => {
    expect(restoreDb(text)).toBe(false);
    expect(db).toEqual(seedWorld());
  },
);
