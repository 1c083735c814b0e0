/**
 * What a page makes a browser load when it comes for the first time: script and style, compressed (gzip 9), in KiB.
 * Opens the production build in Chromium, answered by the mock server, and fails above the limits.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { ensureChromium } from './chromium.mjs';
import { answers, freePort } from './ports.mjs';

const dist = 'dist';
const hour = 3600;
const base64Url = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');
const token = `${base64Url({ alg: 'none' })}.${base64Url({ exp: Math.floor(Date.now() / 1000) + hour })}.`;
const session = { user_token: token, user_id: '1', client_id: '1', login_type: '1', Client_Type: '1' };

const pages = [
  { name: 'login', url: '/kyubos_admin', shows: 'User Log In', limit: 145, aim: 100, session: {} },
  { name: 'countries list', url: '/user_admin_countries', shows: 'Countries', limit: 175, aim: 150, session },
];

const compressed = (file) => gzipSync(readFileSync(path.join(dist, file)), { level: 9 }).length / 1024;

async function filesLoadedBy(browser, address, page) {
  const context = await browser.newContext();
  await context.addInitScript((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, Object.entries(page.session));
  const tab = await context.newPage();
  const files = new Set();
  tab.on('request', (request) => {
    if (['script', 'stylesheet'].includes(request.resourceType()))
      files.add(new URL(request.url()).pathname.slice(1));
  });
  await tab.goto(address + page.url, { waitUntil: 'networkidle' });
  await tab.getByRole('heading', { name: page.shows }).first().waitFor({ timeout: 15_000 });
  await tab.waitForLoadState('networkidle');
  await context.close();
  return [...files];
}

const executablePath = await ensureChromium();
const port = await freePort(4373);
const address = `http://localhost:${port}`;
const server = spawn(
  path.join('node_modules', '.bin', 'tsx'),
  ['mocks/server.ts', '--port', String(port), '--static', dist],
  { stdio: ['ignore', 'ignore', 'inherit'], detached: true },
);
const browser = await chromium.launch({ executablePath });
let isWithin = true;
try {
  if (!existsSync(path.join(dist, 'index.html'))) throw new Error('There is no build: npm run build');
  await answers(address);
  for (const page of pages) {
    const sizes = (await filesLoadedBy(browser, address, page)).map((file) => [file, compressed(file)]);
    const total = sizes.reduce((sum, [, size]) => sum + size, 0);
    isWithin &&= total <= page.limit;
    const verdict = total > page.limit ? 'TOO LARGE' : 'ok';
    console.log(
      `${page.name}: ${total.toFixed(1)} KiB (limit ${page.limit}, aim ${page.aim}) ${verdict}\n` +
        sizes
          .sort(([, one], [, other]) => other - one)
          .map(([file, size]) => `  ${size.toFixed(1).padStart(6)}  ${file}`)
          .join('\n'),
    );
  }
} finally {
  await browser.close();
  process.kill(-server.pid);
}
process.exit(isWithin ? 0 : 1);
