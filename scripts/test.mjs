/**
 * `npm test`: every check, one summary. All steps run, whatever fails before them.
 * `npm test -- --only types,jest` runs some of them; `--full` adds the slow ones.
 */
import './ensureInstalled.mjs';
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureChromium } from './chromium.mjs';
import { ensureNginx } from './nginx.mjs';
import { freePort } from './ports.mjs';

const { values } = parseArgs({ options: { only: { type: 'string' }, full: { type: 'boolean' } } });
const only = values.only?.split(',').map((name) => name.trim());
const cores = availableParallelism();
const reports = 'reports';
const bin = (name) => path.join('node_modules', '.bin', name);
const node = (script, ...args) => [process.execPath, script, ...args];

/**
 * Jest runs beside all that needs no browser, each row of steps in this order; the browser's steps come after both, so
 * that nothing else has a hand in how long a page takes.
 */
const steps = [
  { name: 'types', commands: [node('node_modules/typescript-native/bin/tsc', '--noEmit')] },
  {
    name: 'lint',
    commands: [
      [bin('oxlint')],
      [bin('eslint'), '.', '--max-warnings=0'],
      [bin('prettier'), '--check', '.', '--log-level=warn', '--cache'],
    ],
  },
  {
    name: 'jest',
    row: 'jest',
    // With more room for young objects, the workers spend a tenth less time on collecting them.
    commands: [
      node(
        '--max-semi-space-size=64',
        bin('jest'),
        '--json',
        `--outputFile=${reports}/jest.json`,
        `--maxWorkers=${cores}`,
      ),
    ],
    tests: jestTests,
  },
  {
    name: 'build',
    commands: [
      [bin('webpack'), '--mode=production'],
      node('scripts/checkDist.mjs'),
      node('scripts/budgets.mjs'),
      [bin('webpack'), '--mode=production', '--env=mocks=on'],
    ],
    needsChromium: true,
  },
  {
    name: 'storybook',
    commands: [[bin('storybook'), 'build', '--test', '--quiet', '--output-dir=storybook-static']],
  },
  {
    name: 'stories',
    row: 'browser',
    commands: [node('scripts/stories.mjs', ...(values.full ? ['--full'] : []))],
    needsChromium: true,
  },
  {
    name: 'playwright',
    row: 'browser',
    commands: [[bin('playwright'), 'test']],
    tests: () => playwrightTests('playwright'),
    needsChromium: true,
  },
  {
    name: 'delivery',
    row: 'browser',
    commands: [[bin('playwright'), 'test', '--config=playwright.delivery.config.ts']],
    tests: () => playwrightTests('delivery'),
    needsChromium: true,
    needsNginx: true,
  },
  { name: 'requirements', commands: [node('scripts/requirements.mjs', '--summary')] },
];

const env = {
  ...process.env,
  CI: '1',
  FORCE_COLOR: '0',
  NODE_ENV: undefined,
  ...(values.full && { E2E_FULL: '1' }),
  STORYBOOK_DISABLE_TELEMETRY: '1',
};

function run([command, ...args], extraEnv) {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(command, args, { env: { ...env, ...extraEnv }, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve({ isGood: false, output: `${output}${error.message}` }));
    child.on('close', (code) => resolve({ isGood: code === 0, output }));
  });
}

const report = (name) => {
  const file = path.join(reports, `${name}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
};

/** Counts of Jest's report, and what to read when something failed. A file that did not run is one failure. */
function jestTests() {
  const found = report('jest');
  if (!found) return undefined;
  const details = found.testResults
    .filter(({ status }) => status === 'failed')
    .map(({ name, message }) => `${path.relative('.', name)}\n${message}`);
  return {
    passed: found.numPassedTests,
    failed: found.numFailedTests + found.numRuntimeErrorTestSuites,
    details: details.join('\n'),
  };
}

function playwrightTests(name) {
  const found = report(name);
  if (!found) return undefined;
  const { expected, unexpected, flaky, skipped } = found.stats;
  return { passed: expected, failed: unexpected + flaky + skipped + found.errors.length };
}

/** Where a step cannot run for lack of a program that only it needs, a plain `npm test` says so and goes on. */
const isDemanded = values.full || only !== undefined;

function reasonAgainst(ensure) {
  try {
    ensure();
    return '';
  } catch (error) {
    return error.message;
  }
}

const results = new Map();
const secondsSince = (start) => ((Date.now() - start) / 1000).toFixed(0).padStart(4);

async function runStep({ name, commands, tests, needsChromium, needsNginx }, extraEnv) {
  const start = Date.now();
  let output = '';
  let isGood = true;
  if (needsChromium && !extraEnv.CHROMIUM_PATH) [isGood, output] = [false, extraEnv.whyNoChromium];
  const whyNoNginx = needsNginx && reasonAgainst(ensureNginx);
  if (whyNoNginx && !isDemanded) {
    results.set(name, { isGood: true, counts: `not run: ${whyNoNginx}`, seconds: secondsSince(start) });
    console.log(`       ${name.padEnd(13)}not run: ${whyNoNginx}`);
    return;
  }
  if (whyNoNginx) [isGood, output] = [false, whyNoNginx];
  for (const command of isGood ? commands : []) {
    const result = await run(command, extraEnv);
    output += result.output;
    isGood = result.isGood;
    if (!isGood) break;
  }
  const counted = tests?.();
  if (counted?.failed > 0) isGood = false;
  const counts = counted ? `${counted.passed} passed, ${counted.failed} failed` : '';
  results.set(name, { isGood, counted, counts, seconds: secondsSince(start) });
  console.log(`${isGood ? 'ok    ' : 'FAILED'} ${name.padEnd(13)}${secondsSince(start)} s  ${counts}`);
  if (!isGood) console.log(`${(counted?.details || output).trimEnd()}\n`);
  else if (name === 'build' || name === 'requirements') console.log(`${output.trimEnd()}\n`);
}

async function inOrder(list, extraEnv) {
  for (const step of list) await runStep(step, extraEnv);
}

const chosen = only ? steps.filter(({ name }) => only.includes(name)) : steps;
const unknown = (only ?? []).filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(`No step ${unknown.join(', ')}. Steps: ${steps.map(({ name }) => name).join(', ')}`);
  process.exit(1);
}

const startedAt = Date.now();
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports);
console.log(`Running ${chosen.map(({ name }) => name).join(', ')} on ${cores} cores.`);

const extraEnv = {};
if (chosen.some(({ needsChromium }) => needsChromium)) {
  try {
    extraEnv.CHROMIUM_PATH = await ensureChromium();
  } catch (error) {
    extraEnv.whyNoChromium = error.message;
  }
  extraEnv.E2E_PORT = String(await freePort(4173, { count: 6 }));
}
const row = (wanted) => chosen.filter((step) => step.row === wanted);
await Promise.all([inOrder(row('jest'), extraEnv), inOrder(row(undefined), extraEnv)]);
await inOrder(row('browser'), extraEnv);

console.log(`\nSummary after${secondsSince(startedAt)} s`);
let passed = 0;
let failed = 0;
for (const { name } of chosen) {
  const { isGood, counted, counts, seconds } = results.get(name);
  console.log(`  ${isGood ? 'ok    ' : 'FAILED'} ${name.padEnd(13)}${seconds} s  ${counts}`);
  passed += counted?.passed ?? 0;
  // A step that failed without a failed test (a type error, a size above its budget) counts as one failure.
  failed += Math.max(counted?.failed ?? 0, isGood ? 0 : 1);
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
