import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { filesUnder, importsOf, isTest, parsed } from './sourceFiles.fixture';

/** What the product does not need: files, exports and classes of style sheets that only tests use, or nothing. */

const ownFiles = ['src', 'mocks'].flatMap(filesUnder);
const product = ownFiles.filter((file) => !isTest(file) && !file.endsWith('.d.ts'));

/** Programs that use files of the product. */
const tools = ['probe', 'bench', 'scripts', '.storybook'].flatMap(filesUnder).concat(rootFiles());
const imports = [...ownFiles, ...tools, ...filesUnder('e2e')].flatMap(importsOf);

function rootFiles(): string[] {
  return readdirSync('.').filter((file) => file.endsWith('.ts'));
}

/** Whether an importer is a reason to keep something. The mock server is there for the tests as well. */
function counts({ from, to }: { from: string; to: string }): boolean {
  return to.startsWith('mocks/') || !(isTest(from) || from.startsWith('e2e/'));
}

test('every file of the product is used by the product', () => {
  const used = new Set(imports.filter(counts).map(({ to }) => to));
  const isStarted = (file: string) => /^src\/main\.tsx$|^mocks\/server\.ts$|\.worker\.ts$/.test(file);
  expect(product.filter((file) => !used.has(file) && !isStarted(file))).toEqual([]);
});

/** The exported names of a file, and how often each of its words occurs. */
function wordsOf(file: string): { exported: string[]; times: ReadonlyMap<string, number> } {
  const times = new Map<string, number>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) times.set(node.text, (times.get(node.text) ?? 0) + 1);
    ts.forEachChild(node, visit);
  };
  const source = parsed(file);
  visit(source);
  return { exported: source.statements.flatMap(exportedBy), times };
}

function exportedBy(statement: ts.Statement): string[] {
  const modifiers = ts.canHaveModifiers(statement) ? ts.getModifiers(statement) : undefined;
  if (!modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => namesOf(name));
  const { name } = statement as ts.DeclarationStatement;
  return name && ts.isIdentifier(name) ? [name.text] : [];
}

function namesOf(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((element) => (ts.isBindingElement(element) ? namesOf(element.name) : []));
}

test('every export is imported, and not by tests alone unless its own file uses it', () => {
  const key = (file: string, name: string): string => `${file} ${name}`;
  const importedNames = (some: typeof imports) =>
    new Set(some.flatMap(({ to, names }) => names.map((name) => key(to, name))));
  const imported = importedNames(imports);
  const needed = importedNames(imports.filter(counts));
  const isIn = (names: ReadonlySet<string>, file: string, name: string) =>
    names.has(key(file, name)) || names.has(key(file, '*'));
  const unused = product.flatMap((file) => {
    const { exported, times } = wordsOf(file);
    return exported
      .filter((name) => {
        const usesItself = (times.get(name) ?? 0) > 1;
        return !isIn(needed, file, name) && !(usesItself && isIn(imported, file, name));
      })
      .map((name) => key(file, name));
  });
  expect(unused).toEqual([]);
});

const sources = ownFiles.map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** The places where a style sheet is imported: the source text, and what the sheet is called in it. */
function usersOf(sheet: string): { text: string; styles: string }[] {
  return sources.flatMap(({ file, text }) =>
    [...text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].flatMap(
      ([, styles = '', specifier = '']) => {
        const imported = specifier.startsWith('@/')
          ? specifier.replace('@/', 'src/')
          : path.posix.join(path.posix.dirname(file), specifier);
        return imported === sheet ? [{ text, styles }] : [];
      },
    ),
  );
}

/** The classes that a style sheet defines; `:global` classes are not its own. */
function classesIn(sheet: string): ReadonlySet<string> {
  const rules = readFileSync(sheet, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|:global\([^)]*\)/g, '');
  return new Set([...rules.matchAll(/\.([a-z_][\w-]*)(?=[^{};]*\{)/gi)].map(([, name = '']) => name));
}

test('the classes of a style sheet are those that its importers use', () => {
  const sheets = ['src', 'mocks'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  );
  const texts = new Set(
    sources.flatMap(({ text }) => [...text.matchAll(/'([\w-]+)'/g)].map(([, word]) => word)),
  );
  const wrong = sheets
    .filter((file) => file.endsWith('.module.css'))
    .flatMap((sheet) => {
      const users = usersOf(sheet);
      const used = new Set(
        users.flatMap(({ text, styles }) =>
          [...text.matchAll(new RegExp(`\\b${styles}\\.(\\w+)`, 'g'))].map(([, name = '']) => name),
        ),
      );
      // `styles[tone]`: any text of the product may be the class.
      const isByValue = users.some(({ text, styles }) => text.includes(`${styles}[`));
      const defined = classesIn(sheet);
      const unused = [...defined].filter((name) => !used.has(name) && !(isByValue && texts.has(name)));
      const unknown = [...used].filter((name) => !defined.has(name));
      return [...unused, ...unknown].map((name) => `${sheet} ${name}`);
    });
  expect(wrong).toEqual([]);
});
