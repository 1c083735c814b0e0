import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import importArrows from '../scripts/importArrows.json';

/** Who may import whom; ESLint reads the same table, and warns while one types. A file's own folder is always allowed. */
const arrows = importArrows as Readonly<Record<string, readonly string[]>>;

/** What tests, stories and `src/testing` may import besides what their folder may. */
const forTests = [
  'domain',
  'paths',
  'api',
  'session',
  'workbook',
  'components',
  'intakeForm',
  'app',
  'testing',
  'mocks',
];

interface Import {
  readonly from: string;
  readonly to: string;
  readonly isTypeOnly: boolean;
  readonly isLazy: boolean;
}

const root = process.cwd();

function filesUnder(folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return filesUnder(file);
    return /\.tsx?$/.test(entry.name) ? [file] : [];
  });
}

const files = [...filesUnder('src'), ...filesUnder('mocks')].filter(
  (file) => file !== 'src/architecture.test.ts',
);

/** The file of ours that a specifier means; nothing for packages and style sheets. */
function resolved(from: string, specifier: string): string | undefined {
  if (!/^(@\/|\.)/.test(specifier) || specifier.endsWith('.css')) return undefined;
  const place = specifier.startsWith('@/')
    ? `src/${specifier.slice(2)}`
    : path.posix.join(path.posix.dirname(from), specifier);
  const candidates = [place, `${place}.ts`, `${place}.tsx`, `${place}/index.ts`, `${place}/index.tsx`];
  return candidates.find((file) => /\.tsx?$/.test(file) && existsSync(path.join(root, file))) ?? place;
}

function isTypeOnlyClause(clause: ts.ImportClause | undefined): boolean {
  if (!clause) return false;
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const named = clause.namedBindings;
  if (clause.name || !named || !ts.isNamedImports(named)) return false;
  return named.elements.length > 0 && named.elements.every((element) => element.isTypeOnly);
}

function importsOf(from: string): Import[] {
  const source = ts.createSourceFile(
    from,
    readFileSync(path.join(root, from), 'utf8'),
    ts.ScriptTarget.Latest,
  );
  const found: Import[] = [];
  const add = (node: ts.Node | undefined, isTypeOnly: boolean, isLazy = false): void => {
    if (!node || !ts.isStringLiteralLike(node)) return;
    const to = resolved(from, node.text);
    if (to) found.push({ from, to, isTypeOnly, isLazy });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, isTypeOnlyClause(node.importClause));
    else if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, node.isTypeOnly);
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
      add(node.argument.literal, true);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      add(node.arguments[0], false, true);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const imports = files.flatMap(importsOf);

function isTest(file: string): boolean {
  return /\.(test|fixture|stories)\.tsx?$/.test(file) || file.startsWith('src/testing/');
}

/** The folders of a file that the arrows may name, the narrowest first: `features/binders`, `features`. */
function foldersOf(file: string): string[] {
  if (file === 'src/main.tsx') return ['entry'];
  if (file === 'src/paths.ts') return ['paths'];
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
  if (own === 'entry') return ['paths', 'api', 'session', 'components', 'app', 'mocks'];
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

/** The imports between the entries of one folder: files, and folders as wholes. */
function importsInside(folder: string): Import[] {
  const entryOf = (file: string): string | undefined =>
    file.startsWith(`${folder}/`) ? file.slice(folder.length + 1).split('/')[0] : undefined;
  return imports.flatMap((one) => {
    const from = entryOf(one.from);
    const to = entryOf(one.to);
    const counts = from !== undefined && to !== undefined && from !== to && !one.from.includes('.test.');
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
  expect(loads).toEqual([{ from: 'src/main.tsx', to: 'mocks/browser.ts', isTypeOnly: false, isLazy: true }]);
});
