/**
 * `npm test`: every check, one summary. All steps run, whatever fails before them.
 * `npm test -- --only types,jest` runs some of them, `--full` adds the slow ones, `--bail` stops at the first failure, and
 * `--changed` runs types, lint and the tests that a change since `main` can touch.
 */
import './ensureInstalled.mjs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { changedFiles, testsTouchedBy } from './changedTests.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensureNginx } from './nginx.mjs';
import { runSteps } from './runSteps.mjs';
import { timeZones, zoneOfTurn } from './timeZones.mjs';

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

function readArguments() {
  const flag = { type: 'boolean', default: false };
  const options = { only: { type: 'string' }, full: flag, bail: flag, changed: flag };
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    return stop(error.message);
  }
}

const values = readArguments();
const only = values.only?.split(',').map((name) => name.trim());
const cores = availableParallelism();
const node = (script, ...args) => [process.execPath, script, ...args];
const tool = (file, ...args) => node(`node_modules/${file}`, ...args);

const types = { name: 'types', commands: [tool('typescript-native/bin/tsc', '--noEmit')] };

/** @param files the files to look at; all without it */
function lint(files = ['.']) {
  const scripts = files.filter((file) => file === '.' || /\.(tsx?|mjs)$/.test(file));
  return {
    name: 'lint',
    commands: [
      tool('oxlint/bin/oxlint'),
      ...(scripts.length > 0
        ? [tool('eslint/bin/eslint.js', ...scripts, '--max-warnings=0', '--no-warn-ignored')]
        : []),
      tool(
        'prettier/bin/prettier.cjs',
        ...files,
        '--check',
        '--log-level=warn',
        '--cache',
        '--ignore-unknown',
      ),
    ],
  };
}

function jest(timeZone, ...args) {
  // With more room for young objects, the workers spend a tenth less time on collecting them.
  const program = ['--max-semi-space-size=64', 'node_modules/jest/bin/jest.js'];
  const report = ['--reporters=<rootDir>/scripts/reporters/jest.mjs', '--testLocationInResults'];
  return {
    name: `jest in ${timeZone}`,
    env: { TZ: timeZone },
    commands: [node(...program, ...report, `--maxWorkers=${cores}`, ...args)],
  };
}

let chromium;

async function withChromium() {
  chromium ??= await ensureChromium();
  return { CHROMIUM_PATH: chromium };
}

/** Where there is no nginx and none can be had, a plain `npm test` says so and goes on. */
async function withNginx() {
  try {
    ensureNginx();
  } catch (error) {
    if (values.full || only) throw error;
    return { notRun: error.message };
  }
  return withChromium();
}

const playwright = (...args) => tool('@playwright/test/cli.js', 'test', ...args);
const storybookFolder = '--output-dir=storybook-static';

/**
 * First the README's first command; without it nothing else counts. Then Jest beside all that needs no browser. The browser's
 * steps come after both, so that nothing else slows a page.
 */
function allSteps() {
  const zone = zoneOfTurn();
  const start = {
    name: 'start',
    commands: [node('scripts/startCheck.mjs')],
    prepare: withChromium,
    isReported: true,
    isNeeded: true,
  };
  const withoutBrowser = [
    types,
    lint(),
    {
      name: 'build',
      commands: [
        tool('webpack-cli/bin/cli.js', '--mode=production'),
        node('scripts/checkDist.mjs'),
        node('scripts/budgets.mjs'),
        tool('webpack-cli/bin/cli.js', '--mode=production', '--env=mocks=on'),
      ],
      isReported: true,
      prepare: withChromium,
    },
    {
      name: 'storybook',
      commands: [node('scripts/storybook.mjs', 'build', '--test', '--quiet', storybookFolder)],
    },
    { name: 'requirements', commands: [node('scripts/requirements.mjs', '--summary')], isReported: true },
  ];
  const inBrowser = [
    {
      name: 'stories',
      commands: [node('scripts/stories.mjs', ...(values.full ? ['--full'] : []))],
      prepare: withChromium,
    },
    { name: 'playwright', commands: [playwright()], prepare: withChromium },
    {
      name: 'delivery',
      commands: [playwright('--config=playwright.delivery.config.ts')],
      prepare: withNginx,
    },
  ];
  // The long tables run once, because they do not depend on the zone.
  const otherZones = timeZones
    .filter((other) => other !== zone)
    .map((other) => jest(other))
    .map((step) => ({ ...step, env: { ...step.env, E2E_FULL: undefined } }));
  const contributor = [
    { name: 'commands', commands: [node('scripts/commands.mjs')], prepare: withChromium, isReported: true },
    { name: 'setups', commands: [node('scripts/setups.mjs')] },
    { name: 'recipe', commands: [node('scripts/recipe.mjs')] },
    { name: 'qaRecipes', commands: [node('scripts/qaRecipes.mjs')], prepare: withChromium },
    { name: 'editing', commands: [node('scripts/editing.mjs')], prepare: withChromium },
  ];
  return [
    [[start]],
    [[jest(zone)], withoutBrowser],
    [inBrowser],
    ...(values.full ? [[otherZones], [contributor]] : []),
  ];
}

/** Types, lint and tests of what a change since `main` can touch. What needs a build is left to the whole check. */
async function changedSteps() {
  const files = changedFiles();
  if (files.length === 0) stop('Nothing has changed since main.');
  const tests = await testsTouchedBy(files);
  console.log(`${files.length} files have changed since main; ${tests.length} test files can notice it.`);
  const jestStep = jest(zoneOfTurn(), '--runTestsByPath', ...tests);
  return [[tests.length > 0 ? [jestStep] : [], [types, lint(files)]]];
}

/** A step is chosen by its first word: `jest` in whatever time zone. */
const isChosen = ({ name }) => !only || only.includes(name.split(' ')[0]);
const given = values.changed ? await changedSteps() : allSteps();
const names = [...new Set(given.flat(2).map(({ name }) => name.split(' ')[0]))];
const unknown = (only ?? []).filter((name) => !names.includes(name));
if (unknown.length > 0) stop(`No step ${unknown.join(', ')}. Steps: ${names.join(', ')}`);
const phases = given.map((rows) => rows.map((row) => row.filter(isChosen)));

console.log(
  `Running ${phases
    .flat(2)
    .map(({ name }) => name)
    .join(', ')} on ${cores} cores.`,
);
if (values.changed) console.log('Not run: build, stories and journeys. npm test runs them.');
// A proxy of the environment is not for the servers of this machine.
const local = ['localhost', '127.0.0.1', '::1'];
const { NO_PROXY, no_proxy: others = NO_PROXY } = process.env;
const noProxy = [others, ...local].filter(Boolean).join(',');
const env = {
  ...process.env,
  NO_PROXY: noProxy,
  no_proxy: noProxy,
  CI: '1',
  FORCE_COLOR: '0',
  NODE_ENV: undefined,
  ...(values.full && { E2E_FULL: '1' }),
  STORYBOOK_DISABLE_TELEMETRY: '1',
};
process.exitCode = await runSteps(phases, { env, bail: values.bail });
