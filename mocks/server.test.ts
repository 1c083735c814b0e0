import { spawn } from 'node:child_process';
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServer, type RunningServer } from './httpServer';

const page = { headers: { Accept: 'text/html,*/*' } };
let server: RunningServer;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'product-'));
  await mkdir(path.join(folder, 'assets'));
  await writeFile(path.join(folder, 'index.html'), '<h1>Product</h1>');
  await writeFile(path.join(folder, 'config.json'), '{"product":"kyubos"}');
  await writeFile(path.join(folder, 'assets/main.js'), 'void 0;');
  server = await startServer({ folder });
});

afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

beforeEach(async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await control('scenario', { scenario: 'normal' });
});

afterEach(() => {
  jest.restoreAllMocks();
});

function call(where: string, init?: RequestInit): Promise<Response> {
  return fetch(server.address + where, init);
}

function send(where: string, body: unknown): Promise<Response> {
  const headers = { 'Content-Type': 'application/json' };
  return call(where, { method: 'POST', headers, body: JSON.stringify(body) });
}

async function control(name: string, body: unknown = {}): Promise<Response> {
  return send(`/__mock/${name}`, body);
}

async function countries(): Promise<{ country_name: string }[]> {
  return (await (await call('/viewcountry')).json()).countries;
}

test('A server without controls responds to calls, but not to paths under /__mock/', async () => {
  const plain = await startServer({ folder, hasControls: false });
  expect((await fetch(`${plain.address}/viewcountry`)).status).toBe(200);
  expect((await fetch(`${plain.address}/__mock/requests`)).status).toBe(404);
  expect((await fetch(`${plain.address}/__mock/reset`, { method: 'POST', body: '{}' })).status).toBe(404);
  await plain.stop();
});

test('Calls get responses over HTTP, with GET and with a JSON body', async () => {
  expect(await countries()).toContainEqual(expect.objectContaining({ country_name: 'Canada' }));
  const response = await send('/commonlogin', { username: 'admin', password: 'admin123' });
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ user_id: 3, login_type: 1 });
});

test('An idle connection stays open until the caller closes it, so that no later request uses a closed one', async () => {
  const response = await call('/__mock/requests');
  expect(response.headers.get('connection')).toBe('keep-alive');
  // A server that closes idle connections announces it here: `timeout=5` in a plain Node server.
  expect(response.headers.get('keep-alive')).toBeNull();
});

test('A multipart body is received with its texts and files', async () => {
  const form = new FormData();
  const header = ['client_id', 'client_name', 'career_id', 'career_name', 'sender_name', 'sender_id'];
  const rest = ['reciver_name', 'period', 'control_value', 'intake_id', 'intake_name', 'sublob'];
  for (const key of [...header, ...rest]) form.append(key, '7');
  form.append(
    'file',
    new File(['Policy Number,Premium\nPOL-1,"1,200"\n'], 'übersicht.csv', { type: 'text/csv' }),
  );
  const response = await call('/createbrdxsamplefile', { method: 'POST', body: form });
  expect(response.status).toBe(200);
  const { brdxList } = await (await send('/viewbrdxcreate', { client_id: 7 })).json();
  expect(JSON.stringify(brdxList)).toContain('übersicht.csv');
});

test('A page request gets the product for any path, also if a call has the same path', async () => {
  for (const where of ['/', '/company', '/user_admin_edit_countries/401', '/no/such/page']) {
    const response = await call(where, page);
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(await response.text()).toBe('<h1>Product</h1>');
  }
});

test('Files are served as files; an unknown file is 404, and files outside of the folder are not served', async () => {
  expect(await (await call('/config.json')).json()).toEqual({ product: 'kyubos' });
  expect((await call('/assets/main.js')).headers.get('cache-control')).toContain('immutable');
  expect((await call('/favicon.ico')).status).toBe(404);
  expect((await call('/%2e%2e/%2e%2e/etc/passwd')).status).toBe(404);
  expect((await call('/%', page)).status).toBe(200);
  expect((await call('/bordereaux/premium-2026-10.csv')).headers.get('content-type')).toContain('text/csv');
  await expect(startServer({ folder: 'docs' })).rejects.toThrow('docs has no index.html');
});

test('HEAD gets the response of GET, without a body', async () => {
  const response = await call('/viewcountry', { method: 'HEAD' });
  expect(response.status).toBe(200);
  expect(Number(response.headers.get('content-length'))).toBeGreaterThan(100);
  expect(await response.text()).toBe('');
});

test('A page of another origin may call, with its token and JSON', async () => {
  const headers = {
    Origin: 'http://localhost:3000',
    'Access-Control-Request-Method': 'POST',
    'Access-Control-Request-Headers': 'authorization,content-type',
  };
  const preflight = await call('/editcountry', { method: 'OPTIONS', headers });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-headers')).toBe('authorization,content-type');
  const response = await call('/viewcountry', { headers: { Origin: 'http://localhost:3000' } });
  expect(response.headers.get('access-control-allow-origin')).toBe('http://localhost:3000');
});

test('An unknown call is 404 and a contract error', async () => {
  expect((await send('/updatestate', {})).status).toBe(404);
  expect((await send('/editcountry', { nr: 1 })).status).toBe(400);
  const { contractErrors, requests } = await (await call('/__mock/requests')).json();
  expect(contractErrors).toEqual(['POST /updatestate is no documented call', '/editcountry lacks id']);
  expect(requests).toMatchObject([
    { method: 'POST', path: '/editcountry', body: { nr: 1 }, status: 400, ending: 'answered' },
  ]);
});

test('A planned fault applies to the next call of its path', async () => {
  await control('fault', { path: '/viewcountry', fault: { kind: 'answer', status: 503 } });
  expect((await call('/viewcountry')).status).toBe(503);
  expect((await call('/viewcountry')).status).toBe(200);
  await control('fault', { path: '/viewcountry', fault: { kind: 'unreachable' } });
  await expect(call('/viewcountry')).rejects.toThrow();
});

test('A reset restores the seed data; a scenario changes it', async () => {
  const [first] = await countries();
  await send('/updatecountry', { countryData: { ...first, country_name: 'Changed' } });
  expect((await countries())[0]?.country_name).toBe('Changed');
  await control('reset');
  expect((await countries())[0]?.country_name).toBe('United States');
  await control('scenario', { scenario: 'empty' });
  expect(await countries()).toEqual([]);
});

test('The address of the controls lists them, and the scenario', async () => {
  for (const path of ['/__mock', '/__mock/']) {
    const { scenario, controls } = await (await call(path)).json();
    expect(scenario).toBe('normal');
    expect(controls).toContain('POST /__mock/fault');
  }
});

test('An unknown control gets 404 and a list of the known ones', async () => {
  const response = await control('dance');
  expect(response.status).toBe(404);
  expect((await response.json()).message).toContain('POST /__mock/fault, GET /__mock/faults');
  expect((await call('/__mock/fault')).status).toBe(404);
});

const answer500 = { kind: 'answer', status: 500 };
const planned = { path: '/updatecountry', fault: answer500 };

test.each<[string, unknown, string]>([
  ['scenario', {}, 'scenario is missing.'],
  ['scenario', { scenario: 'sunny' }, 'scenario "sunny" is unknown. Known are: normal, empty, large'],
  ['scenario', { scenario: 'slow', seconds: 20 }, 'The scenario slow takes no seconds.'],
  ['scenario', { scenario: 'sessionEnds', seconds: 0 }, 'seconds is a whole number from 1 to'],
  ['reset', { hard: true }, 'hard is unknown here. Known are: no fields.'],
  ['fault', { fault: answer500 }, 'path is missing.'],
  [
    'fault',
    { ...planned, path: '/updatecountri' },
    'No call has the path /updatecountri. Similar ones are /updatecountry,',
  ],
  ['fault', { path: '*', fault: 'answer' }, 'fault is an object.'],
  [
    'fault',
    { path: '*', fault: { kind: 'flood' } },
    'fault.kind "flood" is unknown. Known are: answer, garbled,',
  ],
  [
    'fault',
    { path: '*', fault: { kind: 'answr', status: 500 } },
    'fault.kind "answr" is unknown. Known are: answer, garbled,',
  ],
  ['fault', { path: '*', fault: { status: 500 } }, 'fault.kind is missing.'],
  [
    'fault',
    { path: '*', fault: { kind: 'answer', status: 99 } },
    'fault.status is a whole number from 200 to 599.',
  ],
  [
    'fault',
    { path: '*', fault: { ...answer500, mesage: '' } },
    'mesage is unknown here. Known are: kind, delayMs, status',
  ],
  ['fault', { path: '*', fault: { kind: 'hang', delayMs: -1 } }, 'fault.delayMs is a whole number from 0 to'],
  [
    'fault',
    { path: '*', fault: { kind: 'gaps', keys: 'id', isNull: true } },
    'fault.keys is a list of texts.',
  ],
  ['fault', { ...planned, times: 'abc' }, 'times is a whole number from 1 on, or "always".'],
  ['fault', { ...planned, from: 0 }, 'from is a whole number from 1 to'],
  ['fault', { ...planned, form: 2 }, 'form is unknown here. Known are: path, fault, times, from.'],
  ['faults/cancel', { id: 987654 }, 'No planned fault has the id 987654.'],
  [
    'rows',
    { table: 'country' },
    'table "country" is unknown. Known are: clients, menus, companies, countries',
  ],
  ['rows/patch', { table: 'countries', fields: {} }, 'A row is named by its id or by its index'],
  ['rows/patch', { table: 'countries', id: 1, fields: {} }, 'countries has no row with the id 1.'],
  ['rows/patch', { table: 'countries', id: 401, fields: 'x' }, 'fields is an object.'],
  [
    'rows/patch',
    { table: 'countries', id: 401, fields: { nam: '' } },
    'countries has no nam. Its fields are id, country_code',
  ],
  [
    'rows/remove',
    { table: 'countries', index: 999 },
    'countries has 14 rows; the first one has the index 0.',
  ],
  ['rows/add', { table: 'countries', fields: { nam: '' } }, 'countries has no nam.'],
  ['size', { table: 'countries', count: 1.5 }, 'count is a whole number from 0 to 100000.'],
  [
    'size',
    { table: 'passwordResets', count: 5 },
    'passwordResets has no row that could be copied. Add one first.',
  ],
  ['token', { seconds: 'soon' }, 'seconds is a whole number from 1 to'],
  ['clock', { now: 'noon' }, 'now is a moment such as 2026-03-01T12:00:00Z, or "real".'],
  ['clock', { runs: 'no' }, 'runs is true or false.'],
  ['clock', { advanceSeconds: '5' }, 'advanceSeconds is a number of seconds.'],
])(
  'A control that is not understood is 400 and says what is allowed: %s %j',
  async (name, body, sentence) => {
    const response = await control(name, body);
    expect((await response.json()).message).toContain(sentence);
    expect(response.status).toBe(400);
  },
);

test('A control whose body is not JSON gets 400', async () => {
  const response = await call('/__mock/reset', { method: 'POST', body: 'please' });
  expect([response.status, await response.json()]).toEqual([400, { message: 'The body is no JSON.' }]);
});

async function controlJson(name: string, body: unknown = {}) {
  const response = await control(name, body);
  expect(response.status).toBe(200);
  return response.json();
}

test('Faults are planned from a call on, listed and cancelled', async () => {
  const fault = { kind: 'answer', status: 409, message: 'Taken', delayMs: 1 };
  const plan = await controlJson('fault', { path: '/viewcountry', fault, times: 'always', from: 2 });
  expect((await call('/viewcountry')).status).toBe(200);
  const refused = await call('/viewcountry');
  expect([refused.status, await refused.json()]).toEqual([409, { message: 'Taken' }]);
  const { faults } = await (await call('/__mock/faults')).json();
  expect(faults).toEqual([{ id: plan.id, path: '/viewcountry', fault, times: 'always', from: 1 }]);
  expect(await controlJson('faults/cancel', { id: plan.id })).toEqual({ faults: [] });
  expect((await call('/viewcountry')).status).toBe(200);
  await controlJson('fault', { path: '*', fault });
  expect(await controlJson('faults/cancel')).toEqual({ faults: [] });
});

test('The list of requests has the time, the duration, the response and the ending of each', async () => {
  await send('/editcountry', { id: 999 });
  const { requests, scenario, contractErrors } = await (await call('/__mock/requests')).json();
  expect({ scenario, contractErrors }).toEqual({ scenario: 'normal', contractErrors: [] });
  expect(requests).toEqual([
    {
      ...{ number: 1, method: 'POST', path: '/editcountry', body: { id: 999 }, status: 404 },
      ...{ answer: { message: 'Not found' }, ending: 'answered', wasCarriedOut: false },
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      durationMs: expect.any(Number),
    },
  ]);
});

test('Rows are shown, patched, added and removed', async () => {
  const { rows } = await controlJson('rows', { table: 'countries' });
  expect(rows).toHaveLength(14);
  await controlJson('rows/patch', { table: 'countries', id: '401', fields: { country_name: 'Patched' } });
  expect((await countries())[0]?.country_name).toBe('Patched');
  const added = await controlJson('rows/add', { table: 'countries', fields: { country_name: 'Iceland' } });
  expect(Object.keys(added.row)).toEqual(Object.keys(rows[0]));
  expect(added.row).toMatchObject({ id: 415, country_name: 'Iceland', country_code: '' });
  const quotation = await controlJson('rows/add', { table: 'quotations', fields: {} });
  expect(quotation.row).toMatchObject({ company_id: 7, firstname: '' });
  await controlJson('rows/remove', { table: 'countries', index: 0 });
  expect((await countries()).map(({ country_name }) => country_name)).not.toContain('Patched');
  expect(await countries()).toHaveLength(14);
});

test.each(['countries', 'quotations', 'customers', 'zipCities', 'programStates'])(
  'A table is made longer and shorter: %s',
  async (table) => {
    await controlJson('size', { table, count: 3 });
    expect(await controlJson('size', { table, count: 120 })).toEqual({ table, count: 120 });
    const { rows } = await controlJson('rows', { table });
    const ids = rows.flatMap((row: Record<string, unknown>) => row['id'] ?? row['customer_id'] ?? []);
    expect(new Set(ids).size).toBe(table === 'zipCities' ? 0 : 120);
  },
);

test('Sessions end after the set number of seconds, by the clock of the server', async () => {
  await controlJson('clock', { now: '2026-03-01T12:00:00Z', runs: false });
  const { token } = await (await send('/commonlogin', { username: 'admin', password: 'admin123' })).json();
  const status = async (): Promise<number> =>
    (await call('/viewcountry', { headers: { Authorization: `Bearer ${token}` } })).status;
  await controlJson('token', { seconds: 20 });
  await controlJson('clock', { advanceSeconds: 19 });
  expect(await status()).toBe(200);
  expect(await controlJson('clock', { advanceSeconds: 2 })).toEqual({
    ...{ now: '2026-03-01T12:00:21.000Z', runs: false, isReal: false },
  });
  expect(await status()).toBe(401);
  await controlJson('scenario', { scenario: 'sessionEnds', seconds: 5 });
  expect((await controlJson('clock')).isReal).toBe(true);
});

test('Fifty parallel calls each get their own response', async () => {
  const ids = Array.from({ length: 50 }, (_, index) => (index % 14) + 401);
  const answers = await Promise.all(
    ids.map(async (id) => (await (await send('/editcountry', { id })).json()).country.id),
  );
  expect(answers).toEqual(ids);
});

test('A caller that disconnects while it sends a body does not break the server', async () => {
  const { port, hostname } = new URL(server.address);
  await new Promise<void>((resolve) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write('POST /editcountry HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{"id"');
      socket.destroy();
      socket.once('close', () => resolve());
    });
  });
  expect((await call('/viewcountry')).status).toBe(200);
});

test('The server can stop while a call gets no response; a port in use is an error', async () => {
  const other = await startServer();
  const { port } = new URL(other.address);
  await expect(startServer({ port: Number(port) })).rejects.toThrow('EADDRINUSE');
  await fetch(`${other.address}/__mock/fault`, {
    method: 'POST',
    body: JSON.stringify({ path: '/viewcountry', fault: { kind: 'hang' } }),
  });
  const waiting = fetch(`${other.address}/viewcountry`);
  await expect(Promise.all([waiting, other.stop()])).rejects.toThrow();
});

test('The program prints its address and the accounts, and stops on request', async () => {
  const tsx = path.join(process.cwd(), 'node_modules/tsx/dist/cli.mjs');
  const program = spawn(process.execPath, [tsx, 'mocks/server.ts', '--port', '0', '--scenario', 'empty']);
  let output = '';
  await new Promise<void>((resolve) => {
    program.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('bdxuser')) resolve();
    });
  });
  const [address = ''] = /http:\S+/.exec(output) ?? [];
  expect((await (await fetch(`${address}/viewcountry`)).json()).countries).toEqual([]);
  expect(output).toContain('admin123');
  const ended = new Promise((resolve) => program.once('exit', resolve));
  program.kill('SIGTERM');
  expect(await ended).toBe(0);
});
