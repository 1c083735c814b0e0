import { waitFor } from '@testing-library/dom';
import { expectConsoleErrors } from '@/testing/harness/server';
import { ask } from './ask';
import { recordedCalls } from './callLog';
import { db } from './db';
import { setClock, clockState } from './clock';
import { currentPlans, planFault } from './conditions';
import {
  followWorld,
  restoreExtras,
  restoreWorld,
  saveExtras,
  saveWorld,
  type WorldStorage,
} from './persistence';
import { isTokenGood, issueToken } from './token';
import {
  respondsOnce,
  cannotBeReached,
  currentScenario,
  emptyWorld,
  garblesResponseOnce,
  hangsOnce,
  hasNulls,
  isLate,
  omitsKeys,
  losesResponseOnce,
  refuses,
  restartScenario,
  savesFail,
  sessionEndsOnServer,
  setScenario,
  worldWithQuotations,
} from './scenarios';

const newCountry = {
  country_code: 'IS',
  country_name: 'Iceland',
  country_regularcode: '352',
  country_marketname: 'Europe',
  country_currencycode: 'ISK',
  country_languagecode: 'is',
};

const create = () => ask('/createcountry', newCountry);
const isStored = () => db.countries.some(({ country_name }) => country_name === 'Iceland');

test('savesFail: nothing is stored until the fault ends', async () => {
  const endFault = savesFail('/createcountry');
  expect((await create()).status).toBe(500);
  expect((await create()).status).toBe(500);
  expect(isStored()).toBe(false);
  endFault();
  expect((await create()).status).toBe(200);
  expect(isStored()).toBe(true);
});

test('refuses: the server sends its reason', async () => {
  refuses('/createcountry', 'Country code is in use', 409);
  expect(await create()).toEqual({ status: 409, reply: { message: 'Country code is in use' } });
});

test('respondsOnce: the given response once, then the normal one', async () => {
  respondsOnce('/editcountry', { country: { id: 401 } });
  expect((await ask('/editcountry', { id: 401 })).reply).toEqual({ country: { id: 401 } });
  expect((await ask('/editcountry', { id: 401 })).reply.country).toHaveProperty('country_name');
});

test('losesResponseOnce: the server carries the call out, and the caller gets no response', async () => {
  losesResponseOnce('/createcountry');
  await expect(create()).rejects.toThrow();
  expect(isStored()).toBe(true);
});

test('cannotBeReached: the call is not carried out', async () => {
  cannotBeReached('/createcountry');
  await expect(create()).rejects.toThrow();
  expect(isStored()).toBe(false);
});

test('garblesResponseOnce: the call is carried out, but the response is not JSON', async () => {
  garblesResponseOnce('/createcountry');
  await expect(create()).rejects.toMatchObject({ name: 'SyntaxError' });
  expect(isStored()).toBe(true);
});

test.each([true, false])('hangsOnce: no response comes; stored: %s', async (afterCommit) => {
  hangsOnce('/createcountry', { afterCommit });
  const cancelled = new AbortController();
  const request = fetch('/createcountry', {
    method: 'POST',
    body: JSON.stringify(newCountry),
    signal: cancelled.signal,
  });
  await waitFor(() => expect(recordedCalls.map(({ path }) => path)).toEqual(['/createcountry']));
  if (afterCommit) await waitFor(() => expect(isStored()).toBe(true));
  cancelled.abort();
  await expect(request).rejects.toMatchObject({ name: 'AbortError' });
  expect(isStored()).toBe(afterCommit);
});

test('isLate: the normal response comes after a while', async () => {
  isLate('/createcountry', 50);
  const begun = performance.now();
  expect((await create()).status).toBe(200);
  expect(performance.now() - begun).toBeGreaterThanOrEqual(45);
});

test('sessionEndsOnServer: every call with an earlier token is refused, and a new sign-in works', async () => {
  const earlier = issueToken({ user_id: 3 });
  sessionEndsOnServer();
  expect(isTokenGood(earlier)).toBe(false);
  setClock({ advanceSeconds: 1 });
  expect(isTokenGood(issueToken({ user_id: 3 }))).toBe(true);
  setClock({ now: 'real' });
});

test('The empty world has empty lists, and all accounts can sign in', async () => {
  emptyWorld();
  expect((await ask('/viewpolicyquotationlist', { company_id: 7 })).reply.Policyquotations).toEqual([]);
  expect((await ask('/viewclientTPA', { client_id: 7 })).reply.TPA).toEqual([]);
  expect((await ask('/commonlogin', { username: 'admin', password: 'admin123' })).status).toBe(200);
  expect((await ask('/commonlogin', { username: 'staff', password: 'staff123' })).status).toBe(200);
  expect((await ask('/carrierlogin', { username: 'carrier', password: 'carrier123' })).status).toBe(200);
  expect((await ask('/carrierlogin', { username: 'bdxuser', password: 'bdx123' })).status).toBe(200);
});

test('The large world has 100,000 quotations, each with an id of its own', () => {
  setScenario('large');
  expect(db.quotations).toHaveLength(100_000);
  expect(new Set(db.quotations.map(({ id }) => id)).size).toBe(100_000);
});

test('A test can use a world of any size', () => {
  worldWithQuotations(31);
  expect(db.quotations).toHaveLength(31);
});

test('Failing: sign-in and menus work, every other call fails', async () => {
  setScenario('failing');
  expect((await ask('/commonlogin', { username: 'admin', password: 'admin123' })).status).toBe(200);
  expect((await ask('/viewmainmenuandsubmenu', { type_id: '5' })).status).toBe(200);
  expect((await fetch('/viewcountry')).status).toBe(500);
  expect((await create()).status).toBe(500);
});

test('Flaky: each fourth call fails, the others succeed', async () => {
  setScenario('flaky');
  const outcomes: (number | string)[] = [];
  for (let call = 1; call <= 8; call += 1) {
    outcomes.push(
      await fetch('/viewcountry').then(
        ({ status }) => status,
        () => 'lost',
      ),
    );
  }
  expect(outcomes).toEqual([200, 200, 200, 503, 200, 200, 200, 'lost']);
});

test('Session about to expire: a new token is valid for a minute', async () => {
  setScenario('expiring');
  const { reply } = await ask('/commonlogin', { username: 'admin', password: 'admin123' });
  const claims = JSON.parse(Buffer.from(reply.token.split('.')[1], 'base64url').toString());
  expect(claims.exp - Date.now() / 1000).toBeGreaterThan(55);
  expect(claims.exp - Date.now() / 1000).toBeLessThanOrEqual(60);
});

test('Untidy data: records have missing fields and wrong types, the same each time; ids keep their values', async () => {
  const tidy = (await ask('/viewclientuser', { company_id: 7 })).reply.users as Record<string, unknown>[];
  setScenario('malformed');
  const first = (await ask('/viewclientuser', { company_id: 7 })).reply.users as Record<string, unknown>[];
  const second = (await ask('/viewclientuser', { company_id: 7 })).reply.users;
  expect(second).toEqual(first);
  expect(first.map(({ id }) => Number(id))).toEqual(tidy.map(({ id }) => Number(id)));
  const fields = first.flatMap((row, index) =>
    Object.keys(tidy[index] ?? {}).map((key) => [row[key], tidy[index]?.[key]] as const),
  );
  expect(fields.some(([now]) => now === null)).toBe(true);
  expect(fields.some(([now]) => now === undefined)).toBe(true);
  expect(fields.some(([now, before]) => typeof now === 'number' && typeof before === 'string')).toBe(true);
});

test('Untidy data: an update may lack keys, whose stored values stay', async () => {
  setScenario('malformed');
  const before = { ...db.countries[0]! };
  const { status } = await ask('/updatecountry', { countryData: { id: before.id, country_name: 'Renamed' } });
  expect(status).toBe(200);
  expect(db.countries[0]).toEqual({ ...before, country_name: 'Renamed' });
});

test('a response lacks the omitted keys, or has null under them', async () => {
  omitsKeys('/editcountry', ['country_code']);
  expect((await ask('/editcountry', { id: 401 })).reply.country).not.toHaveProperty('country_code');
  hasNulls('/editcountry', ['country_code']);
  expect((await ask('/editcountry', { id: 401 })).reply.country).toMatchObject({
    id: 401,
    country_code: null,
  });
});

test('Untidy data: JSON text is escaped, encoded twice, or plain', async () => {
  setScenario('malformed');
  const texts = await Promise.all(
    db.quotations.map(async ({ id }) => {
      const { reply } = await ask('/viewpolicyquotation', { id });
      return String(reply.Policyquotations.policydetails).slice(0, 3);
    }),
  );
  expect(texts).toEqual(expect.arrayContaining(['{\\"', '"{\\', '{"3']));
});

test('Untidy data: signing in still works', async () => {
  setScenario('malformed');
  const { reply } = await ask('/commonlogin', { username: 'staff', password: 'staff123' });
  expect(reply).toMatchObject({ user_id: 12, client_id: 7, login_type: 4 });
});

function memoryStorage(): WorldStorage {
  let stored: unknown;
  return {
    load: async () => structuredClone(stored),
    save: async (value) => {
      stored = structuredClone(value);
    },
  };
}

test('Changes and scenario survive a reload', async () => {
  const storage = memoryStorage();
  setScenario('malformed');
  await create();
  await saveWorld(storage);
  setScenario('normal');
  await restoreWorld(storage);
  expect(currentScenario()).toBe('malformed');
  expect(isStored()).toBe(true);
});

test('A world that is too large to be stored is replaced by that of its scenario after a reload', async () => {
  const storage = memoryStorage();
  setScenario('large');
  await create();
  await saveWorld(storage);
  setScenario('normal');
  await restoreWorld(storage);
  expect(currentScenario()).toBe('large');
  expect(db.quotations).toHaveLength(100_000);
  expect(isStored()).toBe(false);
});

test.each([undefined, 'text', { seed: 1, scenario: 'empty', world: undefined }])(
  'Without a usable stored world (%p) the normal scenario begins',
  async (stored) => {
    const storage: WorldStorage = { load: async () => stored, save: async () => undefined };
    setScenario('empty');
    await restoreWorld(storage);
    expect(currentScenario()).toBe('normal');
    expect(db.countries.length).toBeGreaterThan(10);
  },
);

test('A handler that throws responds with 500 and logs the error', async () => {
  const lines = expectConsoleErrors();
  db.countries = null as never;
  expect((await ask('/editcountry', { id: 401 })).status).toBe(500);
  expect(lines[0]).toContain('/editcountry broke');
});

test('Long texts: names are long, one of them without a space; menus, ids, codes and stored records do not change', async () => {
  setScenario('longTexts');
  const { countries } = await (await fetch('/viewcountry')).json();
  expect(countries.map(({ country_name }: { country_name: string }) => country_name.length)).toEqual(
    expect.arrayContaining([80]),
  );
  expect(countries[1]).toMatchObject({ id: 402, country_code: db.countries[1]!.country_code });
  expect(countries.some(({ country_name }: { country_name: string }) => !/\s/.test(country_name))).toBe(true);
  expect(db.countries[1]!.country_name).toBe('Canada');
  const menus = JSON.stringify((await ask('/viewmainmenuandsubmenu', { type_id: 5 })).reply);
  expect(menus).toContain('Countr');
  expect(menus).not.toContain('subsidiaries');
});

test('coverages: the newest quotation of PERSONAL AUTO and its program have 300 coverages, and its amount is their sum', async () => {
  setScenario('coverages');
  const { reply } = await ask('/viewpolicyquotationlist', { company_id: 7 });
  const quotations: { id: number; intake_id: number }[] = reply.Policyquotations;
  const id = quotations.find(({ intake_id }) => intake_id === 551)?.id;
  const { policyquotation } = (await ask('/editpolicyquotationlist', { id })).reply;
  const lines: { coverage_name: string; premium: number }[] = JSON.parse(policyquotation.policycoverage);
  expect(new Set(lines.map(({ coverage_name }) => coverage_name)).size).toBe(300);
  const cents = lines.reduce((sum, { premium }) => sum + Math.round(premium * 100), 0);
  expect(Math.round(Number(policyquotation.policyamount) * 100)).toBe(cents);
  const { program_id, intake_id } = policyquotation;
  const { ProgramLobCovarage } = (await ask('/programlobcoverage', { program_id, intake_id })).reply;
  expect(ProgramLobCovarage).toHaveLength(300);
});

test('zipFails: only the lookup of a zip code fails', async () => {
  setScenario('zipFails');
  expect((await ask('/zipcodedatamain', { zipcode: '60601' })).status).toBe(500);
  expect((await ask('/editcountry', { id: 401 })).status).toBe(200);
});

test('sessionEnds: sessions end after 20 seconds, or after the given number', () => {
  setClock({ now: '2026-03-01T12:00:00Z', runs: false });
  try {
    setScenario('sessionEnds', 5);
    const token = issueToken({ user_id: 3 });
    setClock({ advanceSeconds: 6 });
    expect(isTokenGood(token)).toBe(false);
    restartScenario();
    const next = issueToken({ user_id: 3 });
    setClock({ advanceSeconds: 6 });
    expect(isTokenGood(next)).toBe(false);
    setScenario('sessionEnds');
    const last = issueToken({ user_id: 3 });
    setClock({ advanceSeconds: 19 });
    expect(isTokenGood(last)).toBe(true);
  } finally {
    setClock({ now: 'real' });
  }
});

test('Planned faults, limits and the clock of a page survive its reload', async () => {
  planFault('/editcountry', { kind: 'answer', status: 503 });
  setClock({ now: '2026-03-01T12:00:00Z', runs: false });
  try {
    saveExtras();
    setClock({ now: 'real' });
    setScenario('normal');
    restoreExtras();
    expect(clockState()).toEqual({ now: '2026-03-01T12:00:00.000Z', runs: false, isReal: false });
    expect(currentPlans()).toEqual([expect.objectContaining({ path: '/editcountry', times: 1, from: 1 })]);
    expect((await ask('/editcountry', { id: 401 })).status).toBe(503);
  } finally {
    setClock({ now: 'real' });
  }
});

test('A page loads the world that another page saved, and its own faults and calls stay', async () => {
  const storage = memoryStorage();
  await create();
  await saveWorld(storage);
  setScenario('normal');
  await ask('/editcountry', { id: 401 });
  planFault('/editcountry', { kind: 'answer', status: 503 });
  await followWorld(storage);
  expect(isStored()).toBe(true);
  expect(recordedCalls).toHaveLength(1);
  expect(currentPlans()).toHaveLength(1);
  setScenario('slow');
  await followWorld(storage);
  expect(currentScenario()).toBe('normal');
});
