/**
 * The first check of `npm test`: runs `npm start` on a free port, and uses it in Chromium as a newcomer does. Each account signs in
 * and sees its first list, and an unknown address shows the not-found page. Neither the terminal nor the console may show an error.
 */
import { chromium } from '@playwright/test';
import { ensureChromium } from './chromium.mjs';
import { startPortal } from './startedPortal.mjs';

/** What the terminal shows when something is wrong; type errors are shown after the first compilation. */
const errorOnTerminal = /\b(errors?|warnings?|conflict|failed|exception)\b/i;

/** The headings of the first lists: of the administration, and of the BDX area. */
const firstList = /^(Countries|Files Received)$/;

const startedAt = Date.now();
const secondsSoFar = () => ((Date.now() - startedAt) / 1000).toFixed(0);

let pages = 0;
const portal = await startPortal(3300);
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => void portal.end().then(() => process.exit(1)));

/** Waits for 'Ready', which follows the first compilation, and returns the accounts that are printed after it. */
async function readAccounts() {
  await portal.printed('Stop with Ctrl+C');
  const rows = [...portal.terminal().matchAll(/^ {4}\S.*?(\/\S+) {3,}(\S+) {3,}(\S+)$/gm)];
  return rows.map(([, path, username, password]) => ({ path, username, password }));
}

/** A browser of its own, as that of a newcomer: nothing is stored in it. */
async function openPage(browser, complaints) {
  pages += 1;
  const context = await browser.newContext();
  const page = await context.newPage();
  page.setDefaultTimeout(120_000); // beside other checks the server may be busy with its cache for a minute
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()}`);
  });
  return page;
}

async function signIn(browser, { path, username, password }, complaints) {
  const page = await openPage(browser, complaints);
  await page.goto(portal.address + path);
  await page.getByRole('textbox', { name: 'Username' }).fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log In' }).click();
  const heading = page.getByRole('heading', { level: 1, name: firstList });
  await heading.waitFor();
  await page.locator('table[aria-busy="false"] tbody td').first().waitFor();
  console.log(`${secondsSoFar()} s  ${username} sees the list '${await heading.innerText()}'`);
  await page.context().close();
}

async function openUnknown(browser, complaints) {
  const page = await openPage(browser, complaints);
  await page.goto(`${portal.address}/no/such/page`);
  await page.getByRole('heading', { name: 'Oops, page not available!' }).waitFor();
  console.log(`${secondsSoFar()} s  an unknown address shows the not-found page`);
  await page.context().close();
}

let browser;
const complaints = [];
try {
  const accounts = await readAccounts();
  console.log(`${secondsSoFar()} s  npm start is ready`);
  if (accounts.length !== 4) throw new Error(`npm start names ${accounts.length} accounts instead of 4.`);
  browser = await chromium.launch({ executablePath: await ensureChromium() });
  for (const account of accounts) await signIn(browser, account, complaints);
  await openUnknown(browser, complaints);
} catch (error) {
  complaints.push(error.message);
} finally {
  await browser?.close();
  await portal.end();
}
process.send?.({ opened: { builds: 1, pages } });
const lines = portal
  .terminal()
  .split('\n')
  .filter((line) => errorOnTerminal.test(line));
complaints.push(...lines.map((line) => `terminal: ${line}`));
if (complaints.length > 0) {
  console.error(`${complaints.join('\n')}\n\nWhat npm start printed:\n${portal.terminal()}`);
  process.exitCode = 1;
}
