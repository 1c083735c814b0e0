import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type RequestListener, type Server as HttpServer } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { calls, type CallPath } from '@/api/calls';
import { startServer, type RunningServer } from '../mocks/httpServer';
import { endpointNames } from './endpoints';
import { baseOf, corsFault, networkFault, reach } from './network';
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
  expect(found.get('/viewclientMGA')?.note).toMatch(/^http:.*: no response in time\./);
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
  const effectOf = (path: CallPath): unknown => found.get(path)?.effect;
  expect(effectOf('/viewclientTPA')).toBe('broken');
  expect(effectOf('/viewmenucategory')).toBe('broken');
  // The first list of the response replaces a list under another key.
  expect(effectOf('/viewcompany')).toBe('degraded');
  expect(effectOf('/viewstate')).toBe('degraded');
  expect(effectOf('/editclient')).toBe('degraded');
  expect(effectOf('/viewscity')).toBe('harmless');
  expect(effectOf('/viewcurrency')).toBe('harmless');
  expect(effectOf('/viewclientagent')).toBe('harmless');
  const screens = new Map([['/viewstate', ['/user_admin_state']]] as const);
  const report = table([...found.values()], screens).split('\n');
  expect(report.at(-1)).toMatch(/^\d+ broken, \d+ degraded, 3 harmless$/);
  const order = report.flatMap((line) => /^(?:broken|degraded|harmless)/.exec(line)?.[0] ?? []);
  expect(order).toEqual(order.toSorted());
  expect(report.find((line) => line.includes('States[].state_code'))).toBeDefined();
  expect(report.filter((line) => /^ +screens .*\/user_admin_state\b/.test(line))).not.toEqual([]);
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

test('a list without its key or without ids is broken', async () => {
  const who = await signIn(malformedServer, accounts);
  mutations = {
    '/viewcountry': edit((reply) => {
      delete reply.countries;
    }),
    '/viewstate': edit((reply) => {
      for (const row of reply.States) delete row.id;
    }),
  };
  const rows = await walk(malformedServer, who, { ids });
  const broken = rows.filter(({ effect }) => effect === 'broken').map(({ path }) => path);
  expect(broken).toEqual(['/viewcountry', '/viewstate']);
});

test('a refused sign-in is reported without the credentials', async () => {
  const wrong = { admin: { username: 'admin', password: 'not-this-one' } };
  await expect(signIn(mockServer, wrong)).rejects.toThrow('/commonlogin refused the sign-in (status 401)');
});

test('the sign-ins have rows of their own', async () => {
  const rows = await runProbe(mockServer);
  for (const path of ['/commonlogin', '/carrierlogin'])
    expect(rows.find((row) => row.path === path)).toMatchObject({ result: 'same', status: 200, note: '' });
});

/** What the probe prints, and its exit code, for a base address and further options. */
async function ran(...args: string[]): Promise<[number, string]> {
  const env = { ...process.env, NODE_NO_WARNINGS: '1' };
  const run = promisify(execFile)('node_modules/.bin/tsx', ['probe/main.ts', ...args], { env });
  try {
    const { stdout, stderr } = await run;
    return [0, stdout + stderr];
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return [code, stdout + stderr];
  }
}

test.each([
  ['--bdxuser', '--bdxuser is unknown. Did you mean --bdx-user?'],
  ['--pasword-file', 'Did you mean --password-file?'],
  ['--colour', '--colour is unknown.\n'],
])('the unknown option %s is named with the list of options', async (option, sentence) => {
  const [code, output] = await ran('--base', 'http://localhost:1', option);
  expect(code).toBe(2);
  expect(output).toContain(sentence);
  expect(output).toMatch(/^ {2}--bdx-user NAME +\w.*$/m);
});

/** A server of this response, and its address. */
async function serving(
  respond: RequestListener | undefined,
  tls?: { readonly cert: string; readonly key: string },
): Promise<{ readonly address: string; readonly stop: () => void }> {
  const server = tls ? createTlsServer(tls, respond) : createServer(respond);
  if (!respond) server.on('connection', (socket: Socket) => socket.resetAndDestroy());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `${tls ? 'https' : 'http'}://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const stop = (): void => {
    server.closeAllConnections();
    server.close();
  };
  return { address, stop };
}

const html = { 'content-type': 'text/html; charset=utf-8' };

test('a closed port, a reset connection, no response and a server without TLS are named with the address', async () => {
  const closed = await serving(() => undefined);
  closed.stop();
  await expect(reach(closed.address, 1000)).rejects.toThrow(
    `${closed.address}: the port is closed. Check that`,
  );
  const reset = await serving(undefined);
  await expect(reach(reset.address, 1000)).rejects.toThrow(`${reset.address}: the connection was reset.`);
  reset.stop();
  const silent = await serving(() => undefined);
  await expect(reach(silent.address, 50)).rejects.toThrow(`${silent.address}: no response in time.`);
  silent.stop();
  const plain = await serving((_, response) => response.end('{}'));
  const asTls = plain.address.replace('http:', 'https:');
  await expect(reach(asTls, 1000)).rejects.toThrow(`${asTls}: the server does not speak TLS here`);
  plain.stop();
});

test('a self-signed certificate is named', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'probe-'));
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=127.0.0.1', '-keyout', key, '-out', cert],
    { stdio: 'ignore' },
  );
  const tls = { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
  const server = await serving((_, response) => response.end('{}'), tls);
  await expect(reach(server.address, 1000)).rejects.toThrow(
    'the certificate is self-signed. Name it in NODE_EXTRA_CA_CERTS',
  );
  server.stop();
  rmSync(folder, { recursive: true });
});

test.each([
  ['ENOTFOUND', 'the host name was not found'],
  ['EAI_AGAIN', 'the name server (DNS) did not respond'],
  ['CERT_HAS_EXPIRED', 'the certificate has expired'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'the certificate is for another host name'],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'incomplete chain'],
  ['EHOSTUNREACH', 'no route leads to the host'],
  ['UND_ERR_CONNECT_TIMEOUT', 'the probe uses no HTTPS_PROXY'],
  ['EUNHEARDOF', 'not reached (EUNHEARDOF)'],
])('the error %s is explained: %s', (code, sentence) => {
  const cause = Object.assign(new Error(code), { code });
  const explained = networkFault('https://portal.test/commonlogin', new TypeError('fetch failed', { cause }));
  expect(explained).toMatch(/^https:\/\/portal\.test: .*\.$/);
  expect(explained).toContain(sentence);
  const several = new AggregateError([cause]);
  expect(networkFault('https://portal.test/', new TypeError('fetch failed', { cause: several }))).toBe(
    explained,
  );
});

test.each<[string, RequestListener, string]>([
  [
    'HTML',
    (_, response) => response.writeHead(200, html).end('<!doctype html>'),
    'responds with HTML instead of JSON (200)',
  ],
  [
    'a proxy that refuses',
    (_, response) => response.writeHead(403, html).end('<html>'),
    'a proxy refuses the call (403',
  ],
  ['a missing page', (_, response) => response.writeHead(404, html).end('<html>'), 'has no such call (404'],
  [
    'a proxy without its server',
    (_, response) => response.writeHead(502, html).end('<html>'),
    'does not reach the legacy server (502)',
  ],
  [
    'a redirect',
    ({ url }, response) =>
      url?.startsWith('/sso')
        ? response.writeHead(200, html).end('<html>')
        : response.writeHead(302, { location: '/sso?name=Ann' }).end(),
    '/sso. Use the address that needs no redirect',
  ],
  [
    'no token',
    (_, response) => response.writeHead(200).end('{}'),
    '/commonlogin responded with 200, without a token',
  ],
])('a sign-in that meets %s says so', async (_, respond, sentence) => {
  const { address, stop } = await serving(respond);
  const server = { ...mockServer, base: address, bdxBase: address };
  const failure = await signIn(server, { admin: accounts.admin }).catch((error: unknown) =>
    error instanceof Error ? error.message : '',
  );
  stop();
  expect(failure).toContain(sentence);
  expect(failure).not.toContain('Ann');
});

test('a redirect to another origin is named with its target', async () => {
  const { address, stop } = await serving((_, response) =>
    response.writeHead(301, { location: 'https://portal.test/a?b=c' }).end(),
  );
  await expect(reach(address, 1000)).rejects.toThrow(
    `${address} redirects to https://portal.test/a. Use that address.`,
  );
  stop();
});

test.each<[string, number, Record<string, string>, string | undefined]>([
  ['no headers', 204, {}, 'has no Access-Control-Allow-Origin'],
  ['no OPTIONS', 405, {}, 'responds to the preflight request (OPTIONS) with 405'],
  ['another origin', 204, { 'access-control-allow-origin': 'https://other.test' }, 'is https://other.test'],
  ['no header names', 204, { 'access-control-allow-origin': '*' }, 'lacks content-type'],
  [
    'permission',
    204,
    {
      'access-control-allow-origin': 'https://portal.test',
      'access-control-allow-headers': 'Authorization, Content-Type',
    },
    undefined,
  ],
])('the check of CORS with %s', async (_, status, headers, sentence) => {
  const { address, stop } = await serving((_request, response) => response.writeHead(status, headers).end());
  const found = await corsFault('https://portal.test', address, 1000);
  stop();
  if (sentence === undefined) expect(found).toBeUndefined();
  else expect(found).toMatch(new RegExp(`^${address} does not let .*\\. Configure CORS there\\.$`));
  expect(found ?? '').toContain(sentence ?? '');
  expect(await corsFault(address, address, 1000)).toBeUndefined();
});

test('an address is checked before the first call', () => {
  expect(baseOf('--base', 'https://portal.test/api//')).toBe('https://portal.test/api');
  for (const given of [
    'portal.test',
    'ftp://portal.test',
    'https://u:p@portal.test',
    'https://portal.test?a',
    '',
  ])
    expect(() => baseOf('--base', given)).toThrow(/^--base [^@]*\.$/);
});

test('without a sign-in the calls that need one are not made', async () => {
  const rows = await walk(mockServer, {});
  expect(rows.find(({ path }) => path === '/viewcarrier')).toMatchObject({
    result: 'unknown',
    note: 'needs an administrator’s sign-in',
  });
  expect(rows.find(({ path }) => path === '/viewcountry')?.result).toBe('same');
});
