import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** What the source files import, for the tests of the structure. Files are paths from the project's root. */

export interface Import {
  readonly from: string;
  readonly to: string;
  /** The imported names; `*` is the whole module. */
  readonly names: readonly string[];
  readonly isTypeOnly: boolean;
  readonly isLazy: boolean;
}

/** The TypeScript files of a folder and its folders. */
export function filesUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return filesUnder(file);
    return /\.tsx?$/.test(entry.name) ? [file] : [];
  });
}

/** Whether a file is there for tests and stories only. */
export function isTest(file: string): boolean {
  return /\.(test|fixture|stories)\.tsx?$/.test(file) || file.startsWith('src/testing/');
}

/** The syntax tree of a file. */
export function parsed(file: string): ts.SourceFile {
  return ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
}

/** The file of ours that a specifier means; nothing for packages and style sheets. */
function resolved(from: string, specifier: string): string | undefined {
  if (!/^(@\/|\.)/.test(specifier) || specifier.endsWith('.css')) return undefined;
  const place = specifier.startsWith('@/')
    ? `src/${specifier.slice(2)}`
    : path.posix.join(path.posix.dirname(from), specifier);
  const candidates = [place, `${place}.ts`, `${place}.tsx`, `${place}/index.ts`, `${place}/index.tsx`];
  return candidates.find((file) => /\.tsx?$/.test(file) && existsSync(file)) ?? place;
}

function isTypeOnlyClause(clause: ts.ImportClause | undefined): boolean {
  if (!clause) return false;
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const named = clause.namedBindings;
  if (clause.name || !named || !ts.isNamedImports(named)) return false;
  return named.elements.length > 0 && named.elements.every((element) => element.isTypeOnly);
}

const wholeModule = ['*'];

function namesIn(clause: ts.ImportClause | undefined): readonly string[] {
  const named = clause?.namedBindings;
  if (!clause || clause.name || !named || !ts.isNamedImports(named)) return wholeModule;
  return named.elements.map(({ name, propertyName }) => (propertyName ?? name).text);
}

/** The imports of a file, lazy ones and types included. */
export function importsOf(from: string): Import[] {
  const found: Import[] = [];
  const add = (
    node: ts.Node | undefined,
    { names = wholeModule, isTypeOnly = false, isLazy = false }: Partial<Import>,
  ): void => {
    const to = node && ts.isStringLiteralLike(node) && resolved(from, node.text);
    if (to) found.push({ from, to, names, isTypeOnly, isLazy });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) {
      const { importClause } = node;
      add(node.moduleSpecifier, { names: namesIn(importClause), isTypeOnly: isTypeOnlyClause(importClause) });
    } else if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, { isTypeOnly: node.isTypeOnly });
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
      add(node.argument.literal, { isTypeOnly: true });
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      add(node.arguments[0], { isLazy: true });
    ts.forEachChild(node, visit);
  };
  visit(parsed(from));
  return found;
}
