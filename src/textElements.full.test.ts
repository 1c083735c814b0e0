/**
 * A browser's translator puts elements of its own in the place of texts. React then cannot find a text that it has to change,
 * or in front of which it has to insert an element: the text stays as it was, or the page breaks. So a text that changes, or
 * has a sibling in front of it that comes and goes, is in an element of its own.
 */
import path from 'node:path';
import ts from 'typescript';

/** What a child of an element is for React. */
type Child =
  /** A text that never changes. */
  | 'fixedText'
  /** A text that may change, or come and go. */
  | 'text'
  /** An element that is always there. */
  | 'element'
  /** An element, or a list of them, that may come and go. */
  | 'optional';

/** Components that always render one element. */
const alwaysThere = ['Icon', 'Link'];

function isText(type: ts.Type): boolean {
  if (type.isUnion()) return !isAnyNode(type) && type.types.some(isText);
  // React renders nothing for an empty text.
  if (type.isStringLiteral() && type.value === '') return false;
  return (type.flags & (ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike)) !== 0;
}

/** `ReactNode`: a place for the elements of another component. */
function isAnyNode(type: ts.Type): boolean {
  return type.isUnion() && type.types.some((part) => nameOf(part) === 'Iterable');
}

function isElement(type: ts.Type): boolean {
  return !type.isUnion() && ['Element', 'ReactElement'].includes(nameOf(type) ?? '');
}

/** A primitive type has no symbol, although the declarations of the compiler say so. */
function nameOf({ symbol }: { readonly symbol: ts.Symbol | undefined }): string | undefined {
  return symbol?.name;
}

function tagOf(node: ts.JsxChild): string | undefined {
  if (ts.isJsxElement(node)) return node.openingElement.tagName.getText();
  return ts.isJsxSelfClosingElement(node) ? node.tagName.getText() : undefined;
}

function childrenOf(node: ts.JsxElement | ts.JsxFragment, checker: ts.TypeChecker): Child[] {
  return node.children.flatMap((child): Child[] => {
    if (ts.isJsxText(child)) return child.containsOnlyTriviaWhiteSpaces ? [] : ['fixedText'];
    if (!ts.isJsxExpression(child)) {
      const tag = tagOf(child) ?? '';
      return [/^[a-z]/.test(tag) || alwaysThere.includes(tag) ? 'element' : 'optional'];
    }
    if (!child.expression) return [];
    if (ts.isStringLiteral(child.expression)) return ['fixedText'];
    // Of `condition && element` the condition is not rendered.
    const { expression } = child;
    const isAnd =
      ts.isBinaryExpression(expression) &&
      expression.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken;
    const shown = isAnd ? expression.right : expression;
    const type = checker.getTypeAtLocation(shown);
    if (isText(type)) return ['text'];
    return [!isAnd && isElement(type) ? 'element' : 'optional'];
  });
}

/** Whether a text of these siblings may be lost on a translated page. */
function isFragile(children: readonly Child[]): boolean {
  if (children.length < 2) return false;
  return children.some(
    (child, at) => child === 'text' || (child === 'fixedText' && children[at - 1] === 'optional'),
  );
}

function fragileTexts(files: readonly string[], options: ts.CompilerOptions): string[] {
  const program = ts.createProgram(files, options);
  const checker = program.getTypeChecker();
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if ((ts.isJsxElement(node) || ts.isJsxFragment(node)) && isFragile(childrenOf(node, checker))) {
      const source = node.getSourceFile();
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push(`${path.relative(process.cwd(), source.fileName)}:${String(line + 1)}`);
    }
    ts.forEachChild(node, visit);
  };
  for (const file of files) {
    const source = program.getSourceFile(file);
    if (source) visit(source);
  }
  return found;
}

const config = ts.getParsedCommandLineOfConfigFile(
  'tsconfig.json',
  {},
  {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
      throw new Error(ts.flattenDiagnosticMessageText(messageText, ' '));
    },
  },
);

test('a text that changes is in an element of its own', () => {
  const shown = config?.fileNames.filter(
    (file) =>
      /\/src\/.*\.tsx$/.test(file) &&
      !/\.(test|stories|fixture)\.tsx$/.test(file) &&
      !file.includes('/src/testing/'),
  );
  expect(shown?.length).toBeGreaterThan(200);
  expect(fragileTexts(shown ?? [], config?.options ?? {})).toEqual([]);
}, 120_000);

test.each([
  ['a text behind an optional element', ['optional', 'fixedText'], true],
  ['a text that changes beside another', ['fixedText', 'text'], true],
  ['a fixed text behind an element that is always there', ['element', 'fixedText'], false],
  ['a fixed text in front of an optional element', ['fixedText', 'optional'], false],
  ['a text that is alone', ['text'], false],
] as const)('%s', (_, children, isWrong) => {
  expect(isFragile(children)).toBe(isWrong);
});
