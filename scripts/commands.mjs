/**
 * Runs the commands of the README that no other check runs, exactly as the README spells them, and prints the line that
 * proves the success of each. A command of the README that is missing here is a failure. Build first:
 * `npm run build && npm run build-storybook`.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { tsImport } from 'tsx/esm/api';
import { freePort } from './ports.mjs';

const limitMs = 120_000;

/** Commands that are not run, with any arguments, and the reason. */
const leftOut = {
  'this program is a part of it': ['npm run test:full', 'npm run test:nightly'],
  'it is run before this': ['npm test'],
  'a step of npm run test:full runs the same': [
    'npx jest',
    'npm run build',
    'npm run build:mocked',
    'npm run build-storybook',
    'npm run e2e',
    'npm run engines',
    'npm run release',
  ],
  'a step of npm run test:full walks through the same tasks, without writing pictures': ['npm run guide'],
  'npm run test:full builds the same Storybook': ['npm run storybook'],
  'other programs of npm run test:full run it': ['npm ci', 'npm start'],
  'it takes many minutes': ['npm run bench', 'npm run mutation'],
};

/** In this order: the mock server that serves the build runs until the end, and the probe uses it. */
const cases = {
  'npm run stories -- --states': { needs: 'storybook-static', line: /^\/user_admin_countries\b.*/m },
  'npm run har -- recorded.har': { line: /^Wrote (\S+\.json)/m, check: ([, bundle]) => rmSync(bundle) },
  'npm run mock-server -- --port 8080 --scenario slow': {
    line: /^Mock server \(Slow\) on http:.*/m,
    isServer: true,
  },
  'npm run mock-server -- --port 8080 --static dist': {
    line: /^Mock server \(Normal\) on http:.*/m,
    isServer: true,
    stays: true,
    async check() {
      await expectText('/kyubos_admin', '<div id="root">');
      await expectText('/viewcountry', '"countries"');
    },
  },
  'npm run probe -- --base https://server --user NAME --password-file FILE': {
    line: /^\d+ calls: [1-9]\d* same, 0 drifts.*/m,
  },
  'npm run requirements': { line: /^Requirements: \d+ covered.*/m },
  'npm run budgets': { line: /^login: [\d.]+ KiB.*/m },
};

const folder = mkdtempSync(path.join(tmpdir(), 'commands-'));
const port = String(await freePort(4600));
const address = `http://localhost:${port}`;
/** The replacements for the examples in the commands of the README. */
const values = {
  8080: port,
  'https://server': address,
  NAME: 'admin',
  FILE: path.join(folder, 'password.txt'),
  'recorded.har': path.join(folder, 'sample.har'),
};

async function expectText(pathname, text) {
  const response = await fetch(address + pathname, { headers: { accept: 'text/html' } });
  const isGood = response.status === 200 && (await response.text()).includes(text);
  if (!isGood) throw new Error(`${pathname} answers ${response.status}, or without ${text}`);
}

const running = new Set();

/** Starts a command. Its `code` is set when all its processes have ended. */
function start(command) {
  const [program, ...args] = command.split(' ').map((word) => values[word] ?? word);
  const child = spawn(program, args, { detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const started = { child, output: '', code: undefined };
  running.add(started);
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (started.output += chunk));
  child.on('close', (code, signal) => {
    started.code = code ?? signal;
    running.delete(started);
  });
  return started;
}

/** To npm and all that it has started. */
const send = (signal, { child }) => process.kill(-child.pid, signal);

/** A program with a browser closes it at SIGTERM, and may then wait for something else. */
async function end(started) {
  if (running.has(started)) send('SIGTERM', started);
  const giveUpAt = Date.now() + 5000;
  while (running.has(started) && Date.now() < giveUpAt) await delay(20);
  if (running.has(started)) send('SIGKILL', started);
}

for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    for (const started of running) send('SIGTERM', started);
    rmSync(folder, { recursive: true });
    process.exit(1);
  });

/** Returns the line after a server has printed it, or after another command has succeeded. */
async function lineOf(command, { needs = '.', line, check, isServer, stays }) {
  if (!existsSync(needs)) throw new Error(`${needs} is missing: npm run build-storybook`);
  const started = start(command);
  const giveUpAt = Date.now() + limitMs;
  try {
    while (started.code === undefined && !(isServer && line.test(started.output))) {
      if (Date.now() > giveUpAt) throw new Error(`It is not done after ${limitMs / 1000} s.`);
      await delay(20);
    }
    const found = line.exec(started.output);
    if (!found) throw new Error(`It does not print ${line}.`);
    if (started.code !== (isServer ? undefined : 0)) throw new Error(`It ended with ${started.code}.`);
    if (/^(npm error|\w*Error:)/m.test(started.output)) throw new Error('It prints an error.');
    await check?.(found);
    return found[0];
  } catch (error) {
    const last = started.output.trim().split('\n').slice(-15);
    throw new Error([error.message, ...last].join('\n'), { cause: error });
  } finally {
    if (!stays) await end(started);
  }
}

let failures = 0;

function fail(text) {
  failures += 1;
  console.log(`FAILED ${text}`);
}

const spans = [...readFileSync('README.md', 'utf8').matchAll(/`((?:npm|npx|node) [^`\n]+)`/g)];
const readme = [...new Set(spans.flatMap(([, text]) => text.split(' && ')))];
const isLeftOut = (command) =>
  Object.values(leftOut)
    .flat()
    .some((known) => `${command} `.startsWith(`${known} `));
for (const command of readme)
  if (!cases[command] && !isLeftOut(command)) fail(`The README has a command without a case: ${command}`);

const { harFlavours } = await tsImport('./har/har.fixture.ts', import.meta.url);
writeFileSync(values['recorded.har'], harFlavours.Chrome());
writeFileSync(values.FILE, 'admin123\n');
for (const [command, expected] of Object.entries(cases)) {
  const startedAt = Date.now();
  const seconds = () => `${((Date.now() - startedAt) / 1000).toFixed(1)} s`;
  try {
    const line = await lineOf(command, expected);
    console.log(`ok     ${command}: ${line.replaceAll(/ +/g, ' ').trim()}, ${seconds()}`);
  } catch (error) {
    fail(`${command}, ${seconds()}\n${error.message.replaceAll(/^/gm, '    ')}`);
  }
}
await Promise.all([...running].map(end));
rmSync(folder, { recursive: true });
console.log(`${Object.keys(cases).length} commands, ${failures} failed`);
process.exitCode = failures > 0 ? 1 : 0;
