import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

function git(...args) {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter(Boolean) : [];
}

/** The files that differ from `main`, and on `main` itself from its last commit; those not yet added too. */
export function changedFiles() {
  const [base = 'HEAD'] = git('merge-base', 'HEAD', 'main');
  const files = [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')];
  return [...new Set(files)].filter((file) => existsSync(file)).sort();
}

/** The importers of each file, for all tests and the files behind them. Types are left out: the compiler checks them. */
async function importGraph(tests) {
  // Not at the top: `npm test` imports this file before any package is installed.
  const { build } = await import('esbuild');
  const contents = tests.map((test) => `import './${test}';`).join('\n');
  const { metafile } = await build({
    stdin: { contents, resolveDir: '.' },
    bundle: true,
    write: false,
    metafile: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    loader: { '.css': 'empty', '.module.css': 'empty' },
    alias: { '@': path.resolve('src') },
    logLevel: 'silent',
  });
  return metafile.inputs;
}

const routes = 'src/app/routes.tsx';
/** Files that import all areas. The tests behind them are found by the names of areas, URLs and calls instead. */
const indexFiles = [
  routes,
  'src/api/calls.ts',
  'src/app/openAt.fixture.tsx',
  'mocks/handlers/index.ts',
  'mocks/seed/index.ts',
];

/** The given files and all that import them, directly or not, except through an index file. */
function importersOf(files, graph) {
  const found = new Set(files);
  for (const file of found) {
    if (indexFiles.includes(file)) continue;
    for (const [importer, { imports }] of Object.entries(graph))
      if (imports.some(({ path: imported }) => imported === file)) found.add(importer);
  }
  return found;
}

const isTest = (file) => /\.test\.tsx?$/.test(file);
const read = (file) => readFileSync(file, 'utf8');

/** A quoted URL or call in a text, with any text in place of its parameters. */
function quoted(url) {
  const start = url.replace(/:.*$/, '');
  const end = start === url ? String.raw`(?![\w/-])` : '';
  return new RegExp(`['"\`]${start}${end}`);
}

/** The URLs whose screen is in one of these files, by the lines of routes.tsx. */
function urlsOf(files) {
  return read(routes)
    .split('\n')
    .flatMap((line) => {
      const [, url, module] = /^ *'(\/[^']*)': page\(.*import\('([^']+)'\)/.exec(line) ?? [];
      if (!module) return [];
      const file = module.replace(/^@\//, 'src/').replace(/^\.\//, 'src/app/');
      return files.has(`${file}.tsx`) ? [url] : [];
    });
}

/** The calls of handlers, which their screens send. */
function callsOf(files) {
  return files
    .filter((file) => file.startsWith('mocks/handlers/'))
    .flatMap((file) => [...read(file).matchAll(/'(\/[\w/]+)'/g)].map(([, call]) => call));
}

/** The business area that a file belongs to: it has the same name in every folder. */
function areaOf(file) {
  return /^(?:src\/features(?:\/auth(?=\/recovery))?|src\/api(?:\/calls)?|src\/domain\/records|mocks\/handlers|mocks\/seed)\/(\w+)/.exec(
    file,
  )?.[1];
}

/**
 * The test files that can notice a change of these files: those that import them, open the URL of a screen that imports
 * them, send a call of a changed handler, belong to the same area, or list the files of a folder. The tables of faults in
 * `src/testing/`, which go through all screens, are left out for rules.
 */
export async function testsTouchedBy(files) {
  const known = git('ls-files', '--cached', '--others', '--exclude-standard').filter((file) =>
    existsSync(file),
  );
  const tests = known.filter((file) => isTest(file) && /^(src|mocks|scripts|probe)\//.test(file));
  const graph = await importGraph(tests);
  const importers = importersOf(files, graph);
  const paths = [...urlsOf(importers), ...callsOf(files)].map(quoted);
  const areas = new Set(files.map(areaOf).filter(Boolean));
  // A wrong rule shows on the screens that use it; the tables are about failing calls, on all screens.
  const withTables = files.some((file) => !/^src\/(domain|preflight\/rules)\//.test(file));
  const byName = known.filter((file) => {
    if (!withTables && file.startsWith('src/testing/')) return false;
    if (!/\.(test|fixture)\.tsx?$/.test(file)) return false;
    const text = read(file);
    return areas.has(areaOf(file)) || /readdirSync\(/.test(text) || paths.some((wanted) => wanted.test(text));
  });
  return [...importersOf([...importers, ...byName], graph)].filter(isTest).sort();
}
