/**
 * Finds a Chromium that runs, or gets one. `node scripts/chromium.mjs` prints only its path on standard output; progress
 * goes to standard error.
 */
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { installPackages, onThePath, run, runs, say } from './systemPrograms.mjs';

const systemNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test');
  return chromium.executablePath();
}

/** The path of a Chromium that runs, or nothing. */
async function findChromium() {
  const asked = process.env.CHROMIUM_PATH;
  if (asked && runs(asked)) return asked;
  if (asked) say(`CHROMIUM_PATH names ${asked}, which does not run; looking elsewhere.`);
  const candidates = [...systemNames.map(onThePath), ...usualPlaces, await playwrightsOwn()];
  return candidates.find((file) => file && existsSync(file) && runs(file));
}

const playwright = (...args) => run(process.execPath, ['node_modules/@playwright/test/cli.js', ...args]);

/** Finds a Chromium, or downloads or installs one; throws an error with a sentence that says what to do. */
export async function ensureChromium() {
  const found = await findChromium();
  if (found) return found;

  say('No Chromium found. Downloading Playwright’s own: playwright install chromium');
  if (playwright('install', 'chromium')) {
    const own = await playwrightsOwn();
    if (runs(own)) return own;
    if (process.getuid?.() === 0) {
      say('It lacks libraries of the system. Installing them: playwright install-deps chromium');
      playwright('install-deps', 'chromium');
      if (runs(own)) return own;
    }
  }

  installPackages('chromium');
  const installed = await findChromium();
  if (installed) return installed;
  throw new Error(
    'No Chromium could be found, downloaded or installed. Install one and name it in CHROMIUM_PATH.',
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  ensureChromium().then(console.log, (error) => {
    say(error.message);
    process.exitCode = 1;
  });
}
