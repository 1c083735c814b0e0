import { execFile } from 'node:child_process';
import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { calls, type CallPath } from '@/api/calls';
import { startServer, type RunningServer } from '../mocks/httpServer';
import { endpointNames } from './endpoints';
import { compare, readReport, table } from './report';
import { signIn, walk, type Row, type Server } from './walk';

/** The response of a malformed server instead of the normal one. */
interface TestResponse {
  status: number;
  type: string;
  body: string;
  isLate?: boolean;
}

type Mutation = (answer: TestResponse) => Partial<TestResponse>;

let mock: RunningServer;
let malformed: HttpServer;
let mutations: Partial<Record<CallPath, Mutation>> = {};
let mockServer: Server;
let malformedServer: Server;

/** Forwards calls to the mock server and changes some of the responses. */
function startMalformedServer(): HttpServer {
  return createServer((incoming, outgoing) => {
    const pass = async (): Promise<void> => {
      const chunks: Buffer[] = [];
      for await (const chunk of incoming) chunks.push(chunk as Buffer);
      const { method = 'GET', url = '/', headers } = incoming;
      const response = await fetch(mock.address + url, {
        method,
        headers: {
          'content-type': headers['content-type'] ?? '',
          ...(headers.authorization ? { authorization: headers.authorization } : {}),
        },
        ...(method === 'POST' ? { body: Buffer.concat(chunks) } : {}),
      });
      const proper = { status: response.status, type: 'application/json', body: await response.text() };
      const answer = { ...proper, ...mutations[url as CallPath]?.(proper) };
      if (answer.isLate) return;
      outgoing.writeHead(answer.status, { 'content-type': answer.type }).end(answer.body);
    };
    pass().catch(() => outgoing.destroy());
  });
}

beforeAll(async () => {
  mock = await startServer();
  malformed = startMalformedServer();
  await new Promise<void>((resolve) => malformed.listen(0, 'localhost', resolve));
  const common = { sendToken: true, timeoutMs: 5000 };
  const address = `http://localhost:${(malformed.address() as AddressInfo).port}`;
  mockServer = { ...common, base: mock.address, bdxBase: mock.address };
  malformedServer = { ...common, base: address, bdxBase: address, timeoutMs: 1000 };
});

afterAll(async () => {
  malformed.closeAllConnections();
  malformed.close();
  await mock.stop();
});

const accounts = {
  admin: { username: 'admin', password: 'admin123' },
  bdx: { username: 'carrier', password: 'carrier123' },
};
const ids = { '/editslab': '671', '/editpolicy': '481' };

async function runProbe(server: Server, options: { writes?: boolean } = {}): Promise<readonly Row[]> {
  mutations = {};
  return walk(server, await signIn(server, accounts), { ids, ...options });
}

/** The calls with differences, and the calls that failed. */
const notSame = (rows: readonly Row[]): Row[] =>
  rows.filter(({ result }) => result === 'drifts' || result === 'failed');

/** Changes the JSON of a response. */
const edit =
  // A test may change any part of a response.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  (change: (reply: any) => void): Mutation =>
    ({ body }) => {
      const reply = JSON.parse(body);
      change(reply);
      return { body: JSON.stringify(reply) };
    };

test('every call has a row; the mock server has no differences, and nothing is written without --write', async () => {
  expect(endpointNames()).toHaveLength(Object.keys(calls).length);
  const rows = await runProbe(mockServer);
  expect(rows.map(({ path }) => path)).toEqual(Object.keys(calls));
  expect(notSame(rows)).toEqual([]);
  const notCalled = rows.filter(({ result }) => result === 'unknown');
  const reads = notCalled
    .filter(({ note }) => note !== 'it changes data; not tried')
    .map(({ path, note }) => [path, note]);
  expect(reads).toEqual([
    ['/editpolicyquotationhistory', 'needs id of a row of /viewpolicyquotationhistory'],
  ]);
});

test('--write alone lists the records that it would overwrite and sends no request', async () => {
  let requests = 0;
  const server = createServer((_, response) => {
    requests += 1;
    response.end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const base = `http://localhost:${(server.address() as AddressInfo).port}`;
  const args = ['probe/main.ts', '--base', base, '--write'];
  const run = promisify(execFile)('node_modules/.bin/tsx', args);
  await expect(run).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/\/updatecompany\n[^]*\/updateslab\n[^]*add --yes/),
  });
  expect(requests).toBe(0);
  server.close();
});

test('with --write, records are written back unchanged, and the server accepts them', async () => {
  const rows = await runProbe(mockServer, { writes: true });
  expect(notSame(rows)).toEqual([]);
  const written = rows.filter(({ path, result }) => path.startsWith('/update') && result === 'same');
  expect(written).toHaveLength(15);
});

test('every difference of a server is found', async () => {
  const who = await signIn(malformedServer, accounts);
  mutations = {
    '/viewcountry': edit((reply) => {
      delete reply.countries[0].country_name;
    }),
    '/viewstate': edit((reply) => {
      for (const row of reply.States) delete row.state_code;
    }),
    '/viewscity': edit((reply) => {
      reply.cities[0].zip_code = 10001;
    }),
    '/viewcurrency': edit((reply) => {
      reply.currency[0].symbol = '$';
    }),
    '/viewcompany': edit((reply) => {
      reply.result = reply.companies;
      delete reply.companies;
    }),
    '/viewclientagent': () => ({ type: 'text/html' }),
    '/viewclientuser': () => ({ body: '<html>Sign in</html>' }),
    '/viewcarrier': ({ body }) => ({ body: body.slice(0, 200) }),
    '/viewclientTPA': () => ({ status: 500 }),
    '/viewclientMGA': () => ({ isLate: true }),
    '/viewpolicyquotation': edit((reply) => {
      reply.Policyquotations.id = 999;
    }),
    '/editclient': edit((reply) => {
      reply.client.Client_FullName = ['Ann'];
    }),
    '/viewmainmenuandsubmenu': edit((reply) => {
      delete reply.menuWithSubmenu[1].subMenu[0].url;
    }),
    '/viewmenucategory': () => ({ body: '{}' }),
  };
  const found = new Map(notSame(await walk(malformedServer, who, { ids })).map((row) => [row.path, row]));
  const findingsOf = (path: CallPath): unknown => {
    const { result, missing, extra, types, note } = found.get(path) ?? {};
    return [result, missing, extra, types, note];
  };
  expect(found.get('/viewcountry')?.missing).toEqual(['countries[].country_name (in 1 of 14)']);
  expect(findingsOf('/viewstate')).toEqual(['drifts', ['States[].state_code'], [], [], '']);
  expect(findingsOf('/viewscity')).toEqual(['drifts', [], [], ['cities[].zip_code: number, not text'], '']);
  expect(findingsOf('/viewcurrency')).toEqual(['drifts', [], ['currency[].symbol'], [], '']);
  expect(findingsOf('/viewcompany')).toEqual(['drifts', ['companies'], ['result'], [], '']);
  expect(findingsOf('/viewclientagent')).toEqual(['drifts', [], [], [], 'not sent as JSON']);
  expect(found.get('/viewclientuser')).toMatchObject({ result: 'failed', status: 200 });
  expect(found.get('/viewcarrier')?.note).toBe('the product cannot read the response');
  expect(found.get('/viewclientTPA')).toMatchObject({ result: 'failed', status: 500, note: 'refused' });
  expect(found.get('/viewclientMGA')?.note).toBe('no response in time');
  expect(found.get('/viewpolicyquotation')?.result).toBe('failed');
  expect(findingsOf('/editclient')).toEqual([
    'drifts',
    [],
    [],
    ['client.Client_FullName: list, not text'],
    '',
  ]);
  expect(found.get('/viewmainmenuandsubmenu')?.missing).toEqual([
    expect.stringMatching(/^menuWithSubmenu\[\]\.subMenu\[\]\.url \(in 1 of \d+\)$/),
  ]);
  expect(findingsOf('/viewmenucategory')).toEqual(['drifts', ['typemenucategory'], [], [], '']);
  expect([...found.keys()].sort()).toEqual(Object.keys(mutations).sort());
});

test('a later run reports the differences to a stored run, and no run contains a value', async () => {
  const rows = await runProbe(malformedServer);
  const stored = JSON.stringify({ base: malformedServer.base, at: '2026-11-20', rows });
  for (const secret of ['United States', 'admin123', 'Atlantic Mutual', 'POL-2026']) {
    expect(stored).not.toContain(secret);
    expect(table(rows)).not.toContain(secret);
  }
  const who = await signIn(malformedServer, accounts);
  mutations = {
    '/viewcountry': edit((reply) => {
      for (const row of reply.countries) row.id = String(row.id);
    }),
    '/viewstate': () => ({ status: 503 }),
  };
  const later = {
    base: malformedServer.base,
    at: '2026-11-21',
    rows: await walk(malformedServer, who, { ids }),
  };
  const differences = compare(readReport(stored), later);
  expect(differences).toContain('/viewcountry: countries[].id was number, is text');
  expect(differences).toContain('/viewstate: result was same, is failed');
  expect(differences.filter((line) => !/country|state/.test(line))).toEqual([]);
});

test('a refused sign-in is reported without the credentials', async () => {
  const wrong = { admin: { username: 'admin', password: 'not-this-one' } };
  await expect(signIn(mockServer, wrong)).rejects.toThrow('/commonlogin refused the sign-in (status 401)');
});

test('without a sign-in the calls that need one are not made', async () => {
  const rows = await walk(mockServer, {});
  expect(rows.find(({ path }) => path === '/viewcarrier')).toMatchObject({
    result: 'unknown',
    note: 'needs an administrator’s sign-in',
  });
  expect(rows.find(({ path }) => path === '/viewcountry')?.result).toBe('same');
});
