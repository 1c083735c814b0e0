import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runSteps, type Step } from './runSteps.mjs';

let folder: string;
let printed: string;

beforeEach(() => {
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'steps-')));
  printed = '';
  jest.spyOn(console, 'log').mockImplementation((text: string) => void (printed += `${text}\n`));
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const program = (code: string): string[] => [process.execPath, '-e', code];
const step = (name: string, ...programs: string[]): Step => ({ name, commands: programs.map(program) });
/** A program that reports its start, and runs until it is stopped or the file `end` exists. */
const endless = `require('fs').writeFileSync('started', '');
  setInterval(() => require('fs').existsSync('end') && process.exit(), 10);`;
const failedTest = `process.send({ failed: 'src/a.test.ts:5  COV-01 a sum', details: 'Expected 1' });`;

/** The output without the seconds. */
const lines = (): string[] =>
  printed
    .replaceAll(/ +\d+ s\b/g, ' N s')
    .trimEnd()
    .split('\n');

test('each step prints its start and its result, and all steps run, whatever fails', async () => {
  const failing = step('lint', `console.log('a.ts:3 is wrong'); process.exit(1)`, `console.log('not run')`);
  expect(await runSteps([[[failing, step('types', '')]], [[step('build', '')]]])).toBe(1);
  expect(lines()).toEqual([
    'start  lint',
    'FAILED lint N s',
    '    a.ts:3 is wrong',
    '',
    'start  types',
    'ok     types N s',
    'start  build',
    'ok     build N s',
    '',
    'Summary after N s',
    '  FAILED lint N s',
    '  ok     types N s',
    '  ok     build N s',
    '',
    '0 passed, 1 failed',
  ]);
});

test('a line regularly shows the running steps and their progress', async () => {
  const end = path.join(folder, 'end');
  jest.spyOn(console, 'log').mockImplementation((text: string) => {
    if (/^ +\d+ s: jest 7 tests$/.test(text)) writeFileSync(end, '');
  });
  const running = step(
    'jest',
    `process.chdir(${JSON.stringify(folder)}); process.send({ progress: '7 tests' }); ${endless}`,
  );
  expect(await runSteps([[[running]]], { progressMs: 20 })).toBe(0);
  expect(existsSync(end)).toBe(true);
});

test('a failed test is named when it fails, and again in the summary', async () => {
  const counts = `process.send({ counts: { passed: 3, failed: 1 } });`;
  expect(await runSteps([[[step('jest', `${failedTest} ${counts}`)]]])).toBe(1);
  expect(lines()).toEqual([
    'start  jest',
    'FAILED jest  src/a.test.ts:5  COV-01 a sum',
    '    Expected 1',
    '',
    'FAILED jest N s  3 passed, 1 failed',
    '',
    'Summary after N s',
    '  FAILED jest N s  3 passed, 1 failed',
    '',
    'Failed tests',
    '  jest  src/a.test.ts:5  COV-01 a sum',
    '',
    '3 passed, 1 failed',
  ]);
});

test('a step prints what it opened, and fails if that is more than its limit', async () => {
  const screens = (name: string): Step => step(name, `process.send({ opened: { screens: 2 } })`, '');
  const jest = screens('jest in UTC');
  const build = { name: 'build', commands: [[process.execPath, '-e', '', 'webpack-cli']] };
  const limits = { jest: { screens: 1 }, screens: { screens: 2 }, build: {} };
  expect(await runSteps([[[jest, screens('screens'), screens('free'), build]]], { limits })).toBe(1);
  const failure = 'screens: 2; scripts/testLimits.json allows 1';
  expect(lines().filter((line) => /^(FAILED|ok)/.test(line))).toEqual([
    `FAILED jest in UTC  ${failure}`,
    'FAILED jest in UTC N s  screens 2',
    'ok     screens N s  screens 2',
    'ok     free N s  screens 2',
    'FAILED build  builds: 1; scripts/testLimits.json allows 0',
    'FAILED build N s  builds 1',
  ]);
  expect(lines()).toContain(`  jest in UTC  ${failure}`);
});

test('the ten slowest files of all steps are printed, the slowest first', async () => {
  const times = (first: number): string =>
    JSON.stringify(Object.fromEntries(Array.from({ length: 6 }, (_, i) => [`${first + i}.ts`, first + i])));
  const steps = [0, 1000].map((first) => step(`jest ${first}`, `process.send({ took: ${times(first)} })`));
  expect(await runSteps([[steps]])).toBe(0);
  const start = lines().indexOf('The slowest files');
  const files = lines()
    .slice(start + 1, start + 12)
    .map((line) => line.split(' ').at(-1));
  expect(files).toEqual([...[1005, 1004, 1003, 1002, 1001, 1000, 5, 4, 3, 2].map((n) => `${n}.ts`), '']);
});

test('the check ends when a needed step fails', async () => {
  const needed = { ...step('start', `console.log('404'); process.exit(1)`), isNeeded: true };
  expect(await runSteps([[[needed]], [[step('build', '')]]])).toBe(1);
  expect(lines().slice(-4)).toEqual([
    '  FAILED start N s',
    '  skip   build N s  not run: the check was ended',
    '',
    '0 passed, 1 failed',
  ]);
});

test('with bail the first failed test ends the check, and the summary says what was not run', async () => {
  const failing = step('jest', `${failedTest} setInterval(() => {}, 1000)`);
  expect(await runSteps([[[failing]], [[step('build', '')]]], { bail: true })).toBe(1);
  expect(lines().slice(4)).toEqual([
    '',
    'Summary after N s',
    '  FAILED jest N s',
    '  skip   build N s  not run: the check was ended',
    '',
    'Failed tests',
    '  jest  src/a.test.ts:5  COV-01 a sum',
    '',
    '0 passed, 1 failed',
  ]);
});

test('a step that cannot be prepared fails with the reason; a skipped step prints its reason', async () => {
  const failing = { ...step('stories', ''), prepare: () => Promise.reject(new Error('No Chromium.')) };
  const skipped = { ...step('delivery', 'process.exit(1)'), prepare: async () => ({ notRun: 'no nginx' }) };
  expect(await runSteps([[[failing, skipped]]])).toBe(1);
  expect(lines()).toContain('    No Chromium.');
  expect(lines()).toContain('skip   delivery N s  not run: no nginx');
});

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s stops the running steps, and no other step starts',
  async (signal) => {
    const steps = JSON.stringify([[[step('jest', endless), step('build', `throw new Error('started')`)]]]);
    const code = `import('${path.resolve('scripts/runSteps.mjs')}').then(async ({ runSteps }) => {
    process.exitCode = await runSteps(${steps});
  })`;
    const check = spawn(process.execPath, ['-e', code], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    check.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const poll = setInterval(() => {
      if (!existsSync(path.join(folder, 'started'))) return;
      clearInterval(poll);
      check.kill(signal);
    }, 10);
    const exitCode = await new Promise((resolve) => check.on('close', resolve));
    expect(exitCode).toBe(signal === 'SIGINT' ? 130 : 143);
    expect(output).toContain(`Ending after ${signal}`);
    expect(output).toMatch(/skip {3}jest .*the check was ended\n.*skip {3}build .*the check was ended\n/);
  },
);

describe('the reporters', () => {
  const tool = (file: string, ...args: string[]): string[] => [
    process.execPath,
    path.resolve('node_modules', file),
    ...args,
  ];

  test('of Jest names a failed test by its file and line, and a file that did not run', async () => {
    writeFileSync(
      path.join(folder, 'a.test.js'),
      `test('good', () => {});\ntest('bad', () => {\n  expect(1).toBe(2);\n});\n
       require('fs').appendFileSync(process.env.OPENED_FILE, 'screens\\nscreens\\n');`,
    );
    writeFileSync(path.join(folder, 'b.test.js'), `throw new Error('broken');`);
    const reporters = [path.resolve('scripts/reporters/jest.mjs')];
    const config = JSON.stringify({ rootDir: folder, reporters, transform: {} });
    const command = tool('jest/bin/jest.js', '--config', config, '--testLocationInResults');
    expect(await runSteps([[[{ name: 'jest', commands: [command] }]]])).toBe(1);
    const file = (name: string): string => path.relative('.', path.join(folder, name));
    expect(lines()).toContain(`FAILED jest  ${file('a.test.js')}:3  bad`);
    expect(lines()).toContain(`FAILED jest  ${file('b.test.js')}:1  did not run`);
    expect(printed).toContain('Expected: 2');
    expect(printed).toContain('broken');
    expect(lines()).toContain('FAILED jest N s  1 passed, 2 failed · screens 2');
  });

  test('of Playwright names a failed test by its file and line, and counts one that is skipped as failed', async () => {
    const library = JSON.stringify(path.resolve('node_modules/@playwright/test'));
    const reporter = path.resolve('scripts/reporters/playwright.mjs');
    // Playwright empties this folder; without it, that would be the one of our journeys.
    const config = { reporter, workers: 1, outputDir: path.join(folder, 'results') };
    writeFileSync(path.join(folder, 'playwright.config.js'), `module.exports = ${JSON.stringify(config)};`);
    writeFileSync(
      path.join(folder, 'a.spec.js'),
      `const { test, expect } = require(${library});
test('good', () => {});
test('bad', () => {
  expect(1).toBe(2);
});
test.skip('left', () => {});`,
    );
    const command = tool('@playwright/test/cli.js', 'test', '--config', folder);
    // Playwright refuses to run below Jest, which it knows by this variable.
    const env = { JEST_WORKER_ID: undefined };
    expect(await runSteps([[[{ name: 'playwright', commands: [command], env }]]])).toBe(1);
    const file = path.relative('.', path.join(folder, 'a.spec.js'));
    expect(lines()).toContain(`FAILED playwright  ${file}:4  bad`);
    expect(printed).toContain('Expected: 2');
    expect(lines()).toContain('FAILED playwright N s  1 passed, 2 failed');
  });
});
