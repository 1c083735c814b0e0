/**
 * `npm run mutation`: breaks the code on purpose, one small change (mutant) at a time, and counts the changes that a
 * test notices. File by file, each against the tests beside it, so that a rule is proven by its own tests.
 * `npm run mutation -- src/domain/text/money.ts` takes some files only. It fails when a layer scores below its threshold.
 */
import './ensureInstalled.mjs';
import { Stryker } from '@stryker-mutator/core';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
  options: { concurrency: { type: 'string', default: '2' } },
  allowPositionals: true,
});

const reports = 'reports/mutation';

process.env.PROPERTY_RUNS = '20';

/** The files of `src/api` that every call uses; the first need no page around them. */
const pureApi = ['log', 'read', 'request'].map((name) => `src/api/${name}.ts`);
const api = [...pureApi, 'src/api/legacyApi.ts', 'src/api/runtime.ts', 'src/api/send.ts'];

const layers = [
  {
    name: 'rules',
    threshold: 90,
    files: ['src/domain', 'src/preflight/rules']
      .flatMap(filesUnder)
      .filter((file) => !/\/records\/(?!read|ids)/.test(file)),
  },
  {
    name: 'session and requests',
    threshold: 85,
    files: [
      ...['src/browser', 'src/session'].flatMap(filesUnder),
      'src/navigation/useMenus.ts',
      'src/preflight/storedChoices.ts',
      ...api,
    ],
  },
];

const checking = ['table', 'verdict', 'sheet'].map((name) => `src/preflight/rules/${name}.test.ts`);
const hooks = ['src/session/hooks.test.tsx'];

/** The tests of the files that have none of their own name, or whose own are too slow to run for every mutant. */
const testsOf = {
  'src/preflight/rules/checks.ts': checking,
  'src/preflight/rules/findings.ts': checking,
  'src/preflight/rules/header.ts': ['header', 'columns'].map((name) => `src/preflight/rules/${name}.test.ts`),
  'src/preflight/rules/inventory.ts': checking,
  'src/preflight/rules/marks.ts': checking,
  'src/preflight/rules/references.ts': checking,
  'src/preflight/rules/sums.ts': checking,
  'src/preflight/rules/tableColumn.ts': checking,
  'src/domain/records/read.ts': ['src/api/read.test.ts'],
  'src/session/guards.tsx': ['src/session/guardTargets.test.tsx'],
  'src/session/signIn.ts': hooks,
  'src/session/useProfile.ts': hooks,
  'src/session/useSession.ts': hooks,
  'src/api/runtime.ts': ['src/api/legacyApi.test.tsx'],
};

function filesUnder(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, file))
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixture|zones|stories)\.tsx?$/.test(file))
    .sort();
}

function testsFor(file) {
  const beside = ['.test.ts', '.test.tsx'].map((end) => file.replace(/\.tsx?$/, end));
  return testsOf[file] ?? beside.filter(existsSync);
}

/** Each mutant starts its tests anew, so they get no more around them than they need. */
function surroundings(file, tests) {
  const isPure = /^src\/(domain|preflight\/rules)\//.test(file) || pureApi.includes(file);
  const hasScreens = tests.some((test) => test.endsWith('.tsx'));
  return {
    testEnvironment: isPure ? 'node' : path.resolve('src/testing/harness/mutationEnvironment.cjs'),
    setupFilesAfterEnv: [...(hasScreens ? ['setup', 'shortTimeouts'] : []), 'limitPropertyRuns'].map(
      (name) => `<rootDir>/src/testing/harness/${name}.ts`,
    ),
    roots: [`<rootDir>/${file.split('/', 2).join('/')}`],
    testMatch: tests.map((test) => `<rootDir>/${test}`),
  };
}

/** Mutates one file; resolves to its mutants that could be judged. */
async function mutate(file) {
  const tests = testsFor(file);
  if (tests.length === 0) throw new Error('there is no test beside it');
  const stryker = new Stryker({
    mutate: [file],
    testRunner: 'jest',
    plugins: ['@stryker-mutator/jest-runner'],
    jest: {
      configFile: 'jest.mutation.config.ts',
      config: surroundings(file, tests),
    },
    coverageAnalysis: 'perTest',
    ignoreStatic: true,
    // What these tests never read is not copied.
    ignorePatterns: [
      '/dist*',
      '/reports',
      '/e2e',
      '/bench',
      '/deploy',
      '/docs',
      '/storybook-static',
      '/test-results',
    ],
    tempDirName: `${reports}/sandbox`,
    cleanTempDir: 'always',
    concurrency: Number(values.concurrency),
    timeoutMS: 10_000,
    timeoutFactor: 2,
    dryRunTimeoutMinutes: 20,
    reporters: [],
    logLevel: 'error',
    allowConsoleColors: false,
  });
  const results = await stryker.runMutationTest();
  return results.filter(({ status }) => ['Killed', 'Timeout', 'Survived', 'NoCoverage'].includes(status));
}

const isKilled = ({ status }) => status === 'Killed' || status === 'Timeout';
const percent = (mutants) => (100 * mutants.filter(isKilled).length) / mutants.length;

function survivorLine({ location, mutatorName, replacement, status }) {
  const { line, column } = location.start;
  const why = status === 'NoCoverage' ? ' (no test comes here)' : '';
  return `  ${line}:${column} ${mutatorName}: ${replacement.replace(/\s+/g, ' ').slice(0, 100)}${why}`;
}

mkdirSync(reports, { recursive: true });
let isGood = true;
for (const layer of layers) {
  const files = layer.files.filter((file) => positionals.length === 0 || positionals.includes(file));
  const all = [];
  for (const file of files) {
    const start = Date.now();
    const mutants = await mutate(file).catch((error) => {
      console.log(`    ? %  ${file}: ${error.message}`);
      isGood = false;
      return [];
    });
    if (mutants.length === 0) continue;
    all.push(...mutants);
    const seconds = Math.round((Date.now() - start) / 1000);
    const survivors = mutants.filter((mutant) => !isKilled(mutant)).map(survivorLine);
    const late = mutants.filter(({ status }) => status === 'Timeout').length;
    const head = `${percent(mutants).toFixed(1).padStart(5)} %  ${file}  (${mutants.length} mutants, ${late} of them by timeout, ${seconds} s)`;
    console.log(head);
    writeFileSync(
      path.join(reports, `${file.replaceAll('/', '.')}.txt`),
      [head, ...survivors, ''].join('\n'),
    );
  }
  if (all.length === 0) continue;
  const isEnough = percent(all) >= layer.threshold;
  isGood &&= isEnough;
  console.log(
    `${percent(all).toFixed(1).padStart(5)} %  ${layer.name}: ${isEnough ? 'at least' : 'BELOW'} ${layer.threshold} %\n`,
  );
}
console.log(`Survivors of each file: ${reports}/`);
process.exitCode = isGood ? 0 : 1;
