import { readFileSync } from 'node:fs';
import importArrows from '../scripts/importArrows.json';
import { filesUnder, importsOf, isTest, type Import } from './sourceFiles.fixture';

/** Who may import whom; ESLint reads the same table, and warns while one types. A file's own folder is always allowed. */
const arrows = importArrows as Readonly<Record<string, readonly string[]>>;

/** What tests, stories and `src/testing` may import besides what their folder may. */
const forTests = [
  'domain',
  'paths',
  'redux',
  'browser',
  'api',
  'session',
  'navigation',
  'preflight',
  'components',
  'intakeForm',
  'app',
  'testing',
  'mocks',
];

/** The tests of the structure have a fixture beside them, and belong to no layer. */
const structureTests = ['src/architecture.test.ts', 'src/formattedColumns.test.ts', 'src/unused.test.ts'];

const files = ['src', 'mocks'].flatMap(filesUnder).filter((file) => !structureTests.includes(file));
const imports = files.flatMap(importsOf);

/** The folders of a file that the arrows may name, the narrowest first: `features/binders`, `features`. */
function foldersOf(file: string): string[] {
  if (file === 'src/main.tsx') return ['entry'];
  if (file === 'src/paths.ts') return ['paths'];
  if (file === 'src/redux.ts') return ['redux'];
  if (file.startsWith('mocks/')) return ['mocks'];
  const [, layer = '', folder = '', inside] = file.split('/');
  const names = [layer];
  if (inside !== undefined && ['components', 'features'].includes(layer)) names.unshift(`${layer}/${folder}`);
  return names;
}

function allowedFrom(file: string): readonly string[] {
  const folders = foldersOf(file);
  const [own = ''] = folders;
  if (own === 'mocks') return ['mocks'];
  if (own === 'entry') return ['paths', 'redux', 'api', 'session', 'components', 'app', 'mocks'];
  if (own === 'testing') return file.includes('.test.') ? ['testing', 'features'] : ['testing'];
  return [own, ...folders.flatMap((folder) => arrows[folder] ?? [])];
}

function isAllowed({ from, to, isTypeOnly }: Import): boolean {
  const targets = foldersOf(to);
  const isRecordType = isTypeOnly && to.startsWith('src/domain/records/');
  if (from.startsWith('mocks/') && isRecordType) return true;
  const allowed = [...allowedFrom(from), ...(isTest(from) ? forTests : [])];
  return targets.some((target) => allowed.includes(target));
}

/** The first cycle of imports of each file, as `a → b → a`. */
function cyclesOf(edges: readonly Import[]): string[] {
  const next = new Map<string, string[]>();
  for (const { from, to } of edges) next.set(from, [...(next.get(from) ?? []), to]);
  const done = new Set<string>();
  const found: string[] = [];
  const walk = (file: string, trail: readonly string[]): void => {
    const seenAt = trail.indexOf(file);
    if (seenAt >= 0) found.push([...trail.slice(seenAt), file].join(' → '));
    if (seenAt >= 0 || done.has(file)) return;
    for (const target of next.get(file) ?? []) walk(target, [...trail, file]);
    done.add(file);
  };
  for (const file of next.keys()) walk(file, []);
  return found;
}

test('every import follows an arrow of scripts/importArrows.json', () => {
  expect(imports.length).toBeGreaterThan(100);
  const wrong = imports.filter((one) => !isAllowed(one));
  expect(wrong.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
});

test('every file belongs to a layer', () => {
  const known = Object.keys(arrows).concat('entry', 'mocks', 'testing');
  const without = files.filter(
    (file) =>
      !file.endsWith('.d.ts') &&
      !isTest(file) &&
      !known.includes(foldersOf(file)[0] ?? '') &&
      !known.includes(foldersOf(file)[1] ?? ''),
  );
  expect(without).toEqual([]);
});

test('no imports form a cycle, type imports and lazy imports included', () => {
  expect(cyclesOf(imports)).toEqual([]);
});

/** With these a test opens the whole product or its store, so a fixture that uses them depends on every folder, as its tests do. */
const opensProduct = ['src/app/openAt.fixture.tsx', 'src/app/withStore.fixture.tsx'];

/** The imports between the entries of one folder: files, and folders as wholes. */
function importsInside(folder: string): Import[] {
  const entryOf = (file: string): string | undefined =>
    file.startsWith(`${folder}/`) ? file.slice(folder.length + 1).split('/')[0] : undefined;
  return imports.flatMap((one) => {
    const from = entryOf(one.from);
    const to = entryOf(one.to);
    const isOfTest = one.from.includes('.test.') || opensProduct.includes(one.to);
    const counts = from !== undefined && to !== undefined && from !== to && !isOfTest;
    return counts ? [{ ...one, from, to }] : [];
  });
}

test('the folders inside of a folder depend on each other in one direction, stories and fixtures included', () => {
  const folders = new Set(
    files.flatMap((file) => {
      const parts = file.split('/').slice(0, -1);
      return file.startsWith('src/') ? parts.map((_, index) => parts.slice(0, index + 1).join('/')) : [];
    }),
  );
  expect(folders.size).toBeGreaterThan(20);
  expect([...folders].flatMap((folder) => cyclesOf(importsInside(folder)))).toEqual([]);
});

test('a file is imported where it is defined: no barrels', () => {
  const barrels = files.filter((file) => file.startsWith('src/') && /\/index\.tsx?$/.test(file));
  const passingOn = files.filter(
    (file) => file.startsWith('src/') && /^export (\*|\{[^}]*\}) from /m.test(readFileSync(file, 'utf8')),
  );
  expect(barrels).toEqual([]);
  expect(passingOn).toEqual([]);
});

test('the mock server is loaded by the entry alone, and only where it is built in', () => {
  const loads = imports.filter(
    ({ from, to }) => !isTest(from) && !from.startsWith('mocks/') && /^mocks\//.test(to),
  );
  expect(loads).toMatchObject([
    { from: 'src/main.tsx', to: 'mocks/browser.ts', isTypeOnly: false, isLazy: true },
  ]);
});

/** The paths in the first cells of the table that begins with a cell. */
function pathsInTable(page: string, firstHead: string): string[] {
  const [, table = ''] = readFileSync(page, 'utf8').split(`\n| ${firstHead} |`);
  const [rows = ''] = table.split('\n\n');
  return rows.split('\n').flatMap((row) => (row.split('|')[1] ?? '').match(/(?<=`)[^`,]+(?=`)/g) ?? []);
}

/** What keeps state outside of the store: a subscription, a variable of a module, or a collection that begins empty. */
const ownState = [
  /\bnew Listeners\(/,
  /\buseSyncExternalStore\(/,
  /^(export )?let /m,
  /^(export )?const [^=]*= new (Weak)?(Map|Set)(<.*>)?\(\)/m,
];

test('state outside of the store is kept only where docs/architecture.md gives a reason', () => {
  const named = pathsInTable('docs/architecture.md', 'Place');
  const keepers = files
    .filter((file) => file.startsWith('src/') && !isTest(file))
    .filter((file) => ownState.some((pattern) => pattern.test(readFileSync(file, 'utf8'))));
  expect(keepers.filter((file) => !named.some((place) => file.startsWith(place)))).toEqual([]);
  expect(named.filter((place) => !keepers.some((file) => file.startsWith(place)))).toEqual([]);
});
