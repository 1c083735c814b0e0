import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { request as open, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { Readable } from 'node:stream';
import { expect, test } from '@playwright/test';
import type { LegacyServer } from './legacyServer';
import { Site } from './site';

/** The calls that the site passes to the legacy server, their size limits and their rate limits. */

const mebibyte = 1024 * 1024;

let site: Site;
let legacy: LegacyServer;
let port: number;

test.beforeAll(async ({}, info) => {
  ({ ownPort: port } = info.project.metadata as { ownPort: number });
  site = await Site.start(port);
  ({ legacy } = site);
});

test.beforeEach(() => {
  legacy.received.length = 0;
});

test.afterAll(() => site.close());

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** Sends requests that no browser would send: `length` is the stated size, whatever the size of the body. */
function ask(
  method: string,
  target: string,
  { headers = {}, body }: { headers?: Record<string, string>; body?: Readable } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = open({ host: '127.0.0.1', port, method, path: target, headers });
    asked.on('response', (answer) => {
      let text = '';
      answer.on('data', (chunk: Buffer) => (text += chunk.toString()));
      answer.on('end', () => {
        resolve({ status: answer.statusCode, headers: answer.headers, body: text });
        asked.destroy();
      });
    });
    // nginx may close the connection while it receives a body that it refuses; the response has arrived before.
    asked.on('error', reject);
    if (body) {
      body.pipe(asked);
    } else if (headers['content-length'] === undefined) asked.end();
    else asked.flushHeaders();
  });
}

function* pieces(bytes: number): Generator<Buffer> {
  const piece = Buffer.alloc(64 * 1024, ' ');
  for (let left = bytes; left > 0; left -= piece.length)
    yield piece.subarray(0, Math.min(left, piece.length));
}

const stated = (bytes: number): { headers: Record<string, string> } => ({
  headers: { 'content-length': String(bytes) },
});
const chunked = (bytes: number): { headers: Record<string, string>; body: Readable } => ({
  headers: { 'transfer-encoding': 'chunked' },
  body: Readable.from(pieces(bytes)),
});

const limits = [
  ['/commonlogin', 16 * 1024],
  ['/clientuserforgetpasswordotpcheck', 16 * 1024],
  ['/clientuserforgotlogin', 16 * 1024],
  ['/updatecountry', 32 * mebibyte],
  ['/createfileExport', 32 * mebibyte],
  ['/company', 128 * mebibyte],
  ['/createbrdxsamplefile', 128 * mebibyte],
  ['/createbybdx', 128 * mebibyte],
] as const;

for (const [call, limit] of limits) {
  test(`a body of more than ${String(limit)} bytes is refused for ${call}, whether its length is stated or not`, async () => {
    expect((await ask('POST', call, stated(limit + 1))).status).toBe(413);
    expect(legacy.received).toEqual([]);
    expect((await ask('POST', call, chunked(limit + 1))).status).toBe(413);
    for (const { bytes } of legacy.received) expect(bytes).toBeLessThanOrEqual(limit);
  });

  test(`a body of ${String(limit)} bytes reaches ${call}`, async () => {
    const body = { ...stated(limit), body: Readable.from(pieces(limit)) };
    expect((await ask('POST', call, body)).status).toBe(200);
    expect((await ask('POST', call, chunked(limit))).status).toBe(200);
    expect(legacy.received.map(({ url, bytes }) => [url, bytes])).toEqual([
      [call, limit],
      [call, limit],
    ]);
  });
}

test('only the documented calls reach the legacy server', async () => {
  for (const [method, target, status] of [
    ['POST', '/', 405],
    ['POST', '/admin', 405],
    ['POST', '/viewcountry', 405],
    ['POST', '/updatestate', 405],
    ['POST', '/editclient/', 405],
    ['POST', '/user_admin_countries', 405],
    ['POST', '/assets/x.js', 405],
    ['POST', '/bordereaux/may.csv', 405],
    ['PUT', '/company', 405],
    ['DELETE', '/editclient', 405],
    ['PATCH', '/updatecountry', 405],
    ['OPTIONS', '/commonlogin', 405],
    ['GET', '/.call/editclient', 404],
    ['GET', '/.file/server.js', 404],
    ['POST', '/.login/commonlogin', 405],
    ['GET', '/report.pdf', 200],
    ['GET', '/secret/users.csv', 200],
  ] as const) {
    const answer = await ask(method, target);
    expect([method, target, answer.status]).toEqual([method, target, status]);
    if (status === 200) expect(answer.body).toContain('<div id="root">');
  }
  expect(legacy.received).toEqual([]);
});

test('a call reaches the legacy server with its own path, the configured host name and the address of the user', async () => {
  const headers = { host: 'evil.example', 'x-forwarded-for': '10.9.8.7', 'x-forwarded-host': 'evil.example' };
  await ask('POST', '/updatestate/', { headers });
  await ask('GET', '/viewcountry', { headers });
  await ask('GET', '/bordereaux/may%202026.csv', { headers });
  expect(legacy.received.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'POST /updatestate/',
    'GET /viewcountry',
    'GET /bordereaux/may%202026.csv',
  ]);
  for (const received of legacy.received) {
    expect(received.headers.host).toBe('portal.example.com');
    expect(received.headers['x-forwarded-for']).toBe('127.0.0.1');
    expect(received.headers['x-forwarded-proto']).toBe('https');
  }
});

test('the log contains paths without queries, and no health checks', async () => {
  await ask('GET', '/user_admin_quotation?firstname=Ann&lastname=Lee');
  await ask('POST', '/editclient?token=abc');
  await ask('GET', '/healthz');
  await ask('GET', '/no/such/page?x=1');
  const log = readFileSync(path.join(site.place, 'access.log'), 'utf8');
  const lines = log.trim().split('\n').slice(-3);
  expect(lines.map((line) => /"([^"]*)" (\d+)/.exec(line)?.slice(1).join(' '))).toEqual([
    'GET /user_admin_quotation 200',
    'POST /editclient 200',
    'GET /no/such/page 200',
  ]);
});

test('logins and recovery codes are limited for each address, other calls are not', async () => {
  // A new nginx has empty counters.
  await site.close();
  site = await Site.start(port);
  ({ legacy } = site);
  const statuses = async (target: string, count: number): Promise<(number | undefined)[]> => {
    const found: (number | undefined)[] = [];
    for (let index = 0; index < count; index += 1) found.push((await ask('POST', target)).status);
    return found;
  };
  for (const [target, burst] of [
    ['/commonlogin', 21],
    ['/clientusertforgetpassword', 11],
    ['/clientuserforgetpasswordotpcheck', 6],
  ] as const) {
    const found = await statuses(target, burst + 10);
    expect([target, found.slice(0, burst)]).toEqual([target, Array(burst).fill(200)]);
    expect(found.at(-1)).toBe(429);
  }
  const { status, headers, body } = await ask('POST', '/clientuserforgetpasswordotpcheck');
  expect(status).toBe(429);
  expect(headers['retry-after']).toBe('60');
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['content-type']).toContain('application/json');
  expect(JSON.parse(body)).toEqual({ message: 'Too many attempts. Wait a minute and try again.' });
  expect(await statuses('/editclient', 60)).toEqual(Array(60).fill(200));
});

/** The id of a change, as the portal makes it. */
const requestId = (): string => randomBytes(16).toString('hex');

test('a change passes once for each id, and calls without an id are not limited', async () => {
  for (const call of ['/policyquotationpayment', '/createbrdxsamplefile']) {
    legacy.received.length = 0;
    const headers = { 'x-request-id': requestId() };
    expect((await ask('POST', call, { headers })).status).toBe(200);
    const again = await ask('POST', call, { headers });
    expect(again.status).toBe(429);
    expect(again.headers['retry-after']).toBeUndefined();
    expect(again.headers['content-type']).toContain('application/json');
    expect(JSON.parse(again.body)).toEqual({ message: 'This request was sent before.' });
    expect((await ask('POST', call, { headers: { 'x-request-id': requestId() } })).status).toBe(200);
    for (const id of ['', '', 'a-proxy-s-own-id', 'a-proxy-s-own-id'])
      expect((await ask('POST', call, { headers: { 'x-request-id': id } })).status).toBe(200);
    expect(legacy.received.map(({ url }) => url)).toEqual(Array(6).fill(call));
  }
});

test('a change may be as large as other calls', async () => {
  const size = 32 * mebibyte;
  const change = (length: number): { headers: Record<string, string> } => ({
    headers: { 'x-request-id': requestId(), 'content-length': String(length) },
  });
  expect((await ask('POST', '/updatecountry', change(size + 1))).status).toBe(413);
  const body = Readable.from(pieces(size));
  expect((await ask('POST', '/updatecountry', { ...change(size), body })).status).toBe(200);
  expect(legacy.received.map(({ bytes }) => bytes)).toEqual([size]);
});

test('a change in progress is not sent again, even if its user has disconnected and its id is forgotten', async () => {
  // nginx forgets an id after a minute. In this test it does not store it at all.
  const configuration = path.join(site.place, 'site.conf');
  const text = readFileSync(configuration, 'utf8');
  writeFileSync(configuration, text.replaceAll('limit_req zone=portal_once;', ''));
  process.kill(Number(readFileSync(path.join(site.place, 'nginx.pid'), 'utf8')), 'SIGHUP');
  const headers = { 'x-request-id': requestId() };
  // A connection that the stopping worker has accepted gets no response.
  const status = (): Promise<number | undefined> =>
    ask('POST', '/policyquotationpayment', { headers }).then(
      (answer) => answer.status,
      () => undefined,
    );
  await expect.poll(async () => [await status(), await status()]).toEqual([200, 200]);

  const arrived = new Promise<() => void>((resolve) => {
    legacy.respond = (response) => resolve(() => void response.end('{}'));
  });
  const gone = open({ host: '127.0.0.1', port, method: 'POST', path: '/policyquotationpayment', headers });
  gone.on('error', () => undefined);
  gone.end();
  const finish = await arrived;
  legacy.received.length = 0;
  gone.destroy();
  for (let index = 0; index < 5; index += 1) expect(await status()).toBe(429);
  expect(legacy.received).toEqual([]);
  legacy.respond = (response) => void response.end('{}');
  finish();
  await expect.poll(status).toBe(200);
});

test('after too many attempts the login page shows the reason', async ({ page }) => {
  await page.route('**/commonlogin', async (route) => {
    for (let index = 0; index < 30; index += 1) await ask('POST', '/commonlogin');
    await route.continue();
  });
  await page.goto(`http://localhost:${port}/kyubos_admin`);
  await page.getByRole('textbox', { name: 'Username' }).fill('admin');
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page.getByRole('alert')).toHaveText('Too many attempts. Wait a minute and try again.');
});
