/** The production build (`npm run build`) answered by the mock server, for what measures it in a browser. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { ensureChromium } from './chromium.mjs';
import { answers, freePort } from './ports.mjs';

const hour = 3600;
const base64Url = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');
const token = `${base64Url({ alg: 'none' })}.${base64Url({ exp: Math.floor(Date.now() / 1000) + hour })}.`;

/** What `localStorage` holds of an administrator who is signed in. */
export const adminSession = {
  user_token: token,
  user_id: '3',
  client_id: '7',
  login_type: '1',
  Client_Type: '5',
};

/** Starts the server and Chromium, hands the browser and the product's address to `work`, and ends both. */
export async function withMockedProduct(work, scenario = 'normal') {
  if (!existsSync(path.join('dist', 'index.html'))) throw new Error('There is no build: npm run build');
  const executablePath = await ensureChromium();
  const port = await freePort(4373);
  const address = `http://localhost:${port}`;
  const options = ['--port', String(port), '--scenario', scenario, '--static', 'dist'];
  const server = spawn(process.execPath, ['--import', 'tsx', 'mocks/server.ts', ...options], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  // Chromium ends with this program; the server would stay.
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => {
      server.kill();
      process.exit(1);
    });
  let browser;
  try {
    browser = await chromium.launch({ executablePath });
    await answers(address);
    return await work(browser, address);
  } finally {
    await browser?.close();
    server.kill();
  }
}

/** A browser of its own, whose storage holds these entries before any page is opened. */
export async function contextWith(browser, entries) {
  const context = await browser.newContext();
  await context.addInitScript((pairs) => {
    for (const [key, value] of pairs) localStorage.setItem(key, value);
  }, Object.entries(entries));
  return context;
}
