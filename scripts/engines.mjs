/**
 * `npm run engines`: builds the product and runs its main journeys in three engines, Chromium, Firefox and WebKitGTK.
 * `npm run engines -- --only firefox,webkit` runs some; `--no-build` uses the build in `dist/`.
 *
 * An engine that is missing is installed from the distribution's packages where the user may; else the command ends with a
 * sentence that says what to install. WebKitGTK exists for Linux only, so on another system it is left out, and that is said.
 */
import './ensureInstalled.mjs';
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureChromium } from './chromium.mjs';
import { installPackages, onThePath, runs, say } from './systemPrograms.mjs';

const engines = ['chromium', 'firefox', 'webkit'];

/** Debian's ESR first: it is the oldest Firefox that the product supports. */
function findFirefox() {
  const own = '/Applications/Firefox.app/Contents/MacOS/firefox';
  const candidates = [process.env.FIREFOX_PATH, onThePath('firefox-esr'), onThePath('firefox'), own];
  return candidates.find((file) => file && existsSync(file) && runs(file));
}

/** Debian keeps MiniBrowser beside its library: /usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser. */
function findMiniBrowser() {
  const folders = ['/usr/lib', '/usr/libexec'].filter((folder) => existsSync(folder));
  const inside = (folder) =>
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => path.join(folder, name));
  const libraries = [...folders, ...folders.flatMap(inside)].flatMap((folder) =>
    inside(folder).filter((library) => path.basename(library).startsWith('webkit')),
  );
  return libraries.map((library) => path.join(library, 'MiniBrowser')).find((file) => existsSync(file));
}

function findWebKit() {
  const parts = {
    WEBKIT_DRIVER_PATH: onThePath('WebKitWebDriver'),
    WEBKIT_PATH: findMiniBrowser(),
    XVFB_PATH: onThePath('Xvfb'),
  };
  return Object.values(parts).every(Boolean) ? parts : undefined;
}

function ensureFirefox() {
  if (!findFirefox()) installPackages('firefox-esr');
  const found = findFirefox();
  if (found) return { FIREFOX_PATH: found };
  throw new Error('No Firefox could be found or installed. Install one and name it in FIREFOX_PATH.');
}

function ensureWebKit() {
  const packages = ['webkit2gtk-driver', 'xvfb'];
  if (!findWebKit()) installPackages(...packages);
  const found = findWebKit();
  if (found) return found;
  throw new Error(
    `No WebKitGTK could be found or installed. On Debian: apt-get install ${packages.join(' ')}`,
  );
}

const ensure = {
  chromium: async () => ({ CHROMIUM_PATH: await ensureChromium() }),
  firefox: ensureFirefox,
  webkit: ensureWebKit,
};

/**
 * Finds or installs the engines. Returns the environment for `playwright.engines.config.ts`; throws an error with a sentence
 * that says what to install.
 * @param {string[]} names
 */
export async function ensureEngines(names = engines) {
  const possible = names.filter((name) => name !== 'webkit' || process.platform === 'linux');
  if (possible.length < names.length) say('Not run: WebKit, because WebKitGTK exists for Linux only.');
  const env = { ENGINES: possible.join(',') };
  for (const name of possible) {
    const found = await ensure[name]();
    say(`${name}: ${Object.values(found).join(', ')}`);
    Object.assign(env, found);
  }
  return env;
}

function readArguments() {
  const options = { only: { type: 'string' }, 'no-build': { type: 'boolean', default: false } };
  const { values } = parseArgs({ options });
  const names = values.only?.split(',') ?? engines;
  const unknown = names.filter((name) => !engines.includes(name));
  if (unknown.length > 0) throw new Error(`No engine ${unknown.join(', ')}. Engines: ${engines.join(', ')}`);
  return { names, isBuilt: values['no-build'] };
}

async function main() {
  const { names, isBuilt } = readArguments();
  const env = { ...process.env, ...(await ensureEngines(names)) };
  const tool = (file, ...args) =>
    spawnSync(process.execPath, [`node_modules/${file}`, ...args], { env, stdio: 'inherit' }).status ?? 1;
  const built = isBuilt ? 0 : tool('webpack-cli/bin/cli.js', '--mode=production');
  return built || tool('@playwright/test/cli.js', 'test', '--config=playwright.engines.config.ts');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  main().then(
    (code) => (process.exitCode = code),
    (error) => {
      say(error.message);
      process.exitCode = 1;
    },
  );
}
