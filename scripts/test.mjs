/**
 * `npm test`: the checks that take up to five minutes, with one summary. All steps run, whatever fails before them.
 * `--rest` runs the checks that `npm test` leaves out, `--full` both, `--nightly` those that are too long for each change.
 * `npm test -- --only types,jest` runs some steps, `--bail` stops at the first failure, and `--changed` runs types, lint and
 * the tests that a change since `main` can affect.
 *
 * A test file with `.full.` in its name belongs to the rest: `cities.full.test.tsx`, `tabs.full.spec.ts`.
 */
import './ensureInstalled.mjs';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { changedFiles, testsTouchedBy } from './changedTests.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensureEngines } from './engines.mjs';
import { ensureNginx } from './nginx.mjs';
import { runSteps } from './runSteps.mjs';
import { timeZones, zoneOfTurn } from './timeZones.mjs';

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

function readArguments() {
  const flag = { type: 'boolean', default: false };
  const options = {
    only: { type: 'string' },
    rest: flag,
    full: flag,
    nightly: flag,
    bail: flag,
    changed: flag,
  };
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
    ],
  };
}

/** @param files the files to look at; all without it */
function format(files = ['.']) {
  const flags = ['--check', '--log-level=warn', '--cache', '--ignore-unknown'];
  return { name: 'format', commands: [tool('prettier/bin/prettier.cjs', ...files, ...flags)] };
}

function jest(name, timeZone, ...args) {
  // With more room for young objects, the workers spend a tenth less time on collecting them.
  const program = ['--max-semi-space-size=64', 'node_modules/jest/bin/jest.js'];
  const report = ['--reporters=<rootDir>/scripts/reporters/jest.mjs', '--testLocationInResults'];
  return {
    name: `${name} in ${timeZone}`,
    env: { TZ: timeZone },
    commands: [node(...program, ...report, `--maxWorkers=${cores}`, ...args)],
  };
}

let chromium;

async function withChromium() {
  chromium ??= await ensureChromium();
  return { CHROMIUM_PATH: chromium };
}

async function withEngines() {
  return ensureEngines();
}

async function withNginx() {
  ensureNginx();
  return withChromium();
}

const playwright = (...args) => tool('@playwright/test/cli.js', 'test', ...args);
const build = (...args) => tool('webpack-cli/bin/cli.js', '--mode=production', ...args);
const storybook = node(
  'scripts/storybook.mjs',
  'build',
  '--test',
  '--quiet',
  '--output-dir=storybook-static',
);

/**
 * First the README's first command, together with types, lint and format; if it fails, everything ends. Then Jest together
 * with the build. The journeys come last, so that nothing else slows down a page.
 */
function quickSteps() {
  const start = {
    name: 'start',
    commands: [node('scripts/startCheck.mjs')],
    prepare: withChromium,
    isReported: true,
    isNeeded: true,
  };
  const requirements = {
    name: 'requirements',
    commands: [node('scripts/requirements.mjs', '--summary')],
    isReported: true,
  };
  const product = {
    name: 'build',
    commands: [build(), node('scripts/checkDist.mjs'), node('scripts/budgets.mjs')],
    isReported: true,
    prepare: withChromium,
  };
  const journeys = {
    name: 'journeys',
    commands: [playwright('--project=production', String.raw`e2e/journeys/\w+\.spec\.ts`)],
    prepare: withChromium,
  };
  const jestStep = jest('jest', zoneOfTurn(), String.raw`--testPathIgnorePatterns=\.full\.test\.`);
  return [[[start], [types, lint(), format(), requirements]], [[jestStep], [product]], [[journeys]]];
}

/** What `npm test` leaves out. The journeys use the production build that `npm test` has made. */
function restSteps() {
  const jestStep = jest('jestFull', zoneOfTurn(), String.raw`--testPathPatterns=\.full\.test\.`);
  const builds = { name: 'builds', commands: [build('--env=mocks=on'), storybook] };
  const inBrowser = [
    { name: 'stories', commands: [node('scripts/stories.mjs')], prepare: withChromium },
    {
      name: 'playwright',
      commands: [playwright('--project=production', String.raw`\.full\.spec\.ts`)],
      prepare: withChromium,
    },
    {
      name: 'otherProjects',
      // Their files are chosen in playwright.config.ts: some are those of `npm test`.
      commands: [playwright('--project=reducedMotion', '--project=mocked')],
      prepare: withChromium,
    },
    {
      name: 'delivery',
      commands: [playwright('--config=playwright.delivery.config.ts')],
      prepare: withNginx,
    },
    {
      name: 'engines',
      commands: [playwright('--config=playwright.engines.config.ts')],
      prepare: withEngines,
    },
    { name: 'commands', commands: [node('scripts/commands.mjs')], prepare: withChromium, isReported: true },
    { name: 'recipe', commands: [node('scripts/recipe.mjs')] },
    { name: 'qaRecipes', commands: [node('scripts/qaRecipes.mjs')], prepare: withChromium },
    { name: 'editing', commands: [node('scripts/editing.mjs')], prepare: withChromium },
  ];
  return [[[jestStep], [builds]], [inBrowser]];
}

/** The long runs: every case of the tables, the sweeps tagged `@nightly`, other time zones, mutants and set-ups. */
function nightlySteps() {
  const zone = zoneOfTurn();
  const others = timeZones.filter((other) => other !== zone).map((other) => jest('jest', other));
  const long = { NIGHTLY: '1' };
  const builds = { name: 'builds', commands: [build(), build('--env=mocks=on'), storybook] };
  const jestStep = jest('jest', zone);
  return [
    [[builds]],
    [[{ ...jestStep, env: { ...jestStep.env, ...long } }, ...others]],
    [
      [
        { name: 'stories', commands: [node('scripts/stories.mjs', '--full')], prepare: withChromium },
        { name: 'playwright', commands: [playwright()], prepare: withChromium, env: long },
        {
          name: 'delivery',
          commands: [playwright('--config=playwright.delivery.config.ts')],
          prepare: withNginx,
          env: long,
        },
        { name: 'setups', commands: [node('scripts/setups.mjs')] },
        { name: 'mutation', commands: [node('scripts/mutation.mjs')] },
      ],
    ],
  ];
}

function chosenSteps() {
  if (values.nightly) return nightlySteps();
  if (values.rest) return restSteps();
  return values.full ? [...quickSteps(), ...restSteps()] : quickSteps();
}

/** Types, lint, format and tests that a change since `main` can affect. Checks that need a build are left out. */
async function changedSteps() {
  const files = changedFiles();
  if (files.length === 0) stop('Nothing has changed since main.');
  const tests = await testsTouchedBy(files);
  console.log(`${files.length} files have changed since main; ${tests.length} test files can notice it.`);
  const jestStep = jest('jest', zoneOfTurn(), '--runTestsByPath', ...tests);
  return [[tests.length > 0 ? [jestStep] : [], [types, lint(files), format(files)]]];
}

/** A step is chosen by its first word: `jest` in whatever time zone. */
const isChosen = ({ name }) => !only || only.includes(name.split(' ')[0]);
const given = values.changed ? await changedSteps() : chosenSteps();
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
if (values.changed)
  console.log('Not run: build, journeys and stories. npm test and npm run test:full run them.');
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
  STORYBOOK_DISABLE_TELEMETRY: '1',
};
/** How much each step may do, by its first word; what it opens counts, because that is the same on every machine. */
const limits =
  values.changed || values.nightly ? {} : JSON.parse(readFileSync('scripts/testLimits.json', 'utf8'));
process.exitCode = await runSteps(phases, { env, bail: values.bail, limits });
