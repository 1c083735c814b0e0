/**
 * Finds a Chromium that runs, or gets one. `node scripts/chromium.mjs` prints only its path on standard output; progress
 * goes to standard error.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const systemNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const say = (sentence) => console.error(sentence);

/** A path can exist and still not run: a stub of the distribution, or a browser whose libraries are missing. */
function runs(file) {
  return spawnSync(file, ['--version'], { timeout: 30_000, stdio: 'ignore' }).status === 0;
}

function onThePath(name) {
  return (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find((file) => existsSync(file));
}

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

function run(command, args, limitMs = 600_000) {
  // Both streams go to standard error: standard output carries the path alone.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { cwd: root, env, stdio: ['ignore', 2, 2], timeout: limitMs }).status === 0;
}

const playwright = (...args) => run(process.execPath, ['node_modules/@playwright/test/cli.js', ...args]);

/** The prefix for commands of an administrator; nothing if the user has no such right. */
function asAdministrator() {
  if (process.getuid?.() === 0) return [];
  return spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0 ? ['sudo', '-n'] : undefined;
}

function installPackage() {
  const prefix = asAdministrator();
  if (!prefix || !onThePath('apt-get')) return;
  say('Installing the distribution’s package: apt-get install chromium');
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
    const [command, ...rest] = [...prefix, 'apt-get', ...args];
    if (!run(command, rest)) return;
  }
}

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

  installPackage();
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
