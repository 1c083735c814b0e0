import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { connect, type ConnectionOptions } from 'node:tls';
import { expect, test } from '@playwright/test';
import { Site } from './site';

/** The TLS site, as it is installed on a Debian server. */

let site: Site;
let port: number;
let tlsPort: number;

test.beforeAll(async ({}, info) => {
  ({ ownPort: port } = info.project.metadata as { ownPort: number });
  tlsPort = port + 2;
  site = await Site.start(port, '--tls-port', String(tlsPort));
});

test.afterAll(() => site.close());

test.use({ ignoreHTTPSErrors: true });

/** The protocols of a connection, or the error. */
function handshake(options: ConnectionOptions): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port: tlsPort, rejectUnauthorized: false, ...options });
    socket.once('secureConnect', () => {
      resolve(`${socket.getProtocol() ?? ''} ${socket.alpnProtocol || ''}`.trim());
      socket.destroy();
    });
    socket.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
  });
}

test('plain HTTP redirects to the same address of the configured host over TLS', async ({ request }) => {
  for (const target of ['/', '/user_admin_countries?page=2', '/config.json', '/commonlogin']) {
    const answer = await request.get(`http://127.0.0.1:${port}${target}`, {
      maxRedirects: 0,
      headers: { host: 'evil.example' },
    });
    expect(answer.status()).toBe(301);
    expect(answer.headers()['location']).toBe(`https://portal.example.com${target}`);
  }
  const call = await request.post(`http://127.0.0.1:${port}/commonlogin`, { maxRedirects: 0, data: {} });
  expect(call.status()).toBe(301);
  expect(site.legacy.received).toEqual([]);
});

test('a certificate can be renewed over plain HTTP', async ({ request }) => {
  const folder = path.join(site.place, 'acme/.well-known/acme-challenge');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'token'), 'proof');
  const answer = await request.get(`http://127.0.0.1:${port}/.well-known/acme-challenge/token`);
  expect(await answer.text()).toBe('proof');
});

test('only TLS 1.2 and 1.3 are supported, with HTTP/2', async () => {
  const old = { minVersion: 'TLSv1', ciphers: 'DEFAULT@SECLEVEL=0' } as const;
  expect(await handshake({ ...old, maxVersion: 'TLSv1' })).toMatch(/ERR_SSL/);
  expect(await handshake({ ...old, maxVersion: 'TLSv1.1' })).toMatch(/ERR_SSL/);
  expect(await handshake({ maxVersion: 'TLSv1.2', ALPNProtocols: ['h2', 'http/1.1'] })).toBe('TLSv1.2 h2');
  expect(await handshake({ ALPNProtocols: ['h2', 'http/1.1'] })).toBe('TLSv1.3 h2');
  expect(await handshake({ maxVersion: 'TLSv1.2', ciphers: 'AES128-SHA' })).toMatch(/ERR_SSL/);
});

test('the page is sent over TLS, is a secure context, and has a header that makes the browser stay with TLS', async ({
  page,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => warnings.push(message.text()));
  const answer = await page.goto(`https://127.0.0.1:${tlsPort}/kyubos_admin`);
  expect(answer?.headers()['strict-transport-security']).toBe('max-age=31536000');
  await expect(page.getByRole('heading', { name: 'User Log In' })).toBeVisible();
  expect(await page.evaluate(() => window.isSecureContext)).toBe(true);
  expect(warnings.filter((line) => line.includes('https'))).toEqual([]);
});
