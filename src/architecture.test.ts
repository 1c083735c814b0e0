import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Who may import whom. `own` is the same feature, or the same folder of the layer. */
const arrows = {
  paths: [],
  domain: ['domain'],
  api: ['domain', 'api'],
  session: ['domain', 'api', 'paths', 'session'],
  components: ['domain', 'paths', 'components'],
  features: ['domain', 'api', 'session', 'components', 'paths', 'own feature'],
  app: ['domain', 'api', 'session', 'components', 'paths', 'features', 'app'],
  entry: ['domain', 'api', 'session', 'components', 'paths', 'features', 'app', 'mocks'],
  mocks: ['mocks', 'types of domain/records'],
} as const;

/** What tests, stories and `src/testing` may use besides what their folder may. */
const forTests = [
  ...['domain', 'api', 'session', 'components', 'paths', 'own feature', 'app', 'testing', 'mocks'],
  'types of domain/records',
];

type Layer = keyof typeof arrows | 'testing';

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

const files = [...filesUnder('src'), ...filesUnder('mocks')];

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

function layerOf(file: string): Layer | undefined {
  if (file === 'src/index.tsx') return 'entry';
  if (file === 'src/paths.ts') return 'paths';
  if (file.startsWith('mocks/')) return 'mocks';
  return (['domain', 'api', 'session', 'components', 'features', 'app', 'testing'] as const).find((layer) =>
    file.startsWith(`src/${layer}/`),
  );
}

const featureOf = (file: string): string | undefined => /^src\/features\/([^/]+)/.exec(file)?.[1];

/** How the target of an import is called in the arrows. */
function targetOf({ from, to, isTypeOnly }: Import): string {
  const layer = layerOf(to) ?? 'nowhere';
  if (layer === 'features' && featureOf(from) === featureOf(to)) return 'own feature';
  const isFromMocks = layerOf(from) === 'mocks';
  if (isFromMocks && isTypeOnly && to.startsWith('src/domain/records/')) return 'types of domain/records';
  return layer;
}

function isAllowed(one: Import): boolean {
  const target = targetOf(one);
  const layer = layerOf(one.from);
  const allowed: readonly string[] = layer && layer !== 'testing' ? arrows[layer] : [];
  return allowed.includes(target) || (isTest(one.from) && forTests.includes(target));
}

/** The first ring that each file stands in, as `a → b → a`. */
function rings(edges: readonly Import[]): string[] {
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

test('every import follows an arrow', () => {
  expect(imports.length).toBeGreaterThan(100);
  const wrong = imports.filter((one) => !isAllowed(one));
  expect(wrong.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
});

test('every file belongs to a layer', () => {
  const homeless = files.filter((file) => !layerOf(file) && !isTest(file) && !file.endsWith('.d.ts'));
  expect(homeless).toEqual([]);
});

test('no file leads back to itself, by types and late parts neither', () => {
  expect(rings(imports)).toEqual([]);
});

test('a file is imported where it is defined: no barrels', () => {
  const barrels = files.filter((file) => file.startsWith('src/') && /\/index\.tsx?$/.test(file));
  const passingOn = files.filter(
    (file) => file.startsWith('src/') && /^export (\*|\{[^}]*\}) from /m.test(readFileSync(file, 'utf8')),
  );
  expect(barrels).toEqual(['src/index.tsx']);
  expect(passingOn).toEqual([]);
});

test('the mock server is loaded by the entry alone, and only where it is built in', () => {
  const loads = imports.filter(
    ({ from, to }) => !isTest(from) && layerOf(from) !== 'mocks' && /^mocks\//.test(to),
  );
  expect(loads).toEqual([{ from: 'src/index.tsx', to: 'mocks/browser.ts', isTypeOnly: false, isLazy: true }]);
});
