import ts from 'typescript';

/** The ids that a title starts with: 'COV-07, COV-08 …', 'SHELL-26..34 …', 'COV-06 to COV-09 …', 'REF-01 and REF-02 …'. */
export function idsAtStartOf(title) {
  const one = /^(?:([A-Z]+)-)?(\d+)(?=[^\w-]|$)/;
  const between = /^(?:\s*(\.\.\.?|–|to\b)\s*|[\s,;:+&]+(?:and\s+)?)/;
  const ids = [];
  let rest = title.trim();
  let last;
  let isRange = false;
  for (;;) {
    const match = one.exec(rest);
    // A bare number goes on with the area before it, but only as the end of a range.
    const area = match?.[1] ?? last?.area;
    if (!match || !area) return ids;
    const number = Number(match[2]);
    const width = match[2].length;
    for (let n = isRange ? last.number + 1 : number; n <= number; n += 1)
      ids.push(`${area}-${String(n).padStart(isRange ? last.width : width, '0')}`);
    last = { area, number, width };
    rest = rest.slice(match[0].length);
    const separator = between.exec(rest);
    if (!separator) return ids;
    isRange = separator[1] !== undefined;
    rest = rest.slice(separator[0].length);
    if (!isRange && !/^[A-Z]+-\d/.test(rest)) return ids;
  }
}

/** The values of a variable of this file, where a table of cases is kept outside the call. */
function valueOf(node, source) {
  if (!ts.isIdentifier(node)) return node;
  let found = node;
  const visit = (child) => {
    if (ts.isVariableDeclaration(child) && child.name.getText(source) === node.text && child.initializer)
      found = child.initializer;
    ts.forEachChild(child, visit);
  };
  visit(source);
  return found;
}

/** The texts of a table, those of the tables that are spread into it too. */
function textsIn(node, source) {
  const texts = [];
  const visit = (child) => {
    if (ts.isStringLiteralLike(child)) texts.push(child.text);
    if (ts.isSpreadElement(child)) visit(valueOf(child.expression, source));
    else ts.forEachChild(child, visit);
  };
  visit(valueOf(node, source));
  return texts;
}

/** The list that a test runs over: the table of `.each`, or that of the loop around it. */
function casesOf(call, source) {
  if (ts.isCallExpression(call.expression)) return call.expression.arguments[0];
  for (let node = call.parent; node; node = node.parent) {
    if (ts.isForOfStatement(node)) return node.expression;
    const isForEach = ts.isCallExpression(node) && /\.(forEach|map)$/.test(node.expression.getText(source));
    if (isForEach) return node.expression.expression;
  }
  return undefined;
}

function idsOfTest(call, source) {
  const title = call.arguments[0];
  if (!title) return [];
  const isTemplate = ts.isTemplateExpression(title);
  const start = isTemplate ? title.head.text : ts.isStringLiteralLike(title) ? title.text : '';
  const ids = idsAtStartOf(start);
  const isFilledIn = (isTemplate && start.trim() === '') || /^\s*(%[sp]|\$\w)/.test(start);
  const cases = isFilledIn ? casesOf(call, source) : undefined;
  return cases ? [...ids, ...textsIn(cases, source).flatMap(idsAtStartOf)] : ids;
}

/** The ids at the start of the titles of all tests in a source file, and in the tables that fill them in. */
export function idsOfTests(text) {
  const source = ts.createSourceFile('tests.tsx', text, ts.ScriptTarget.Latest, true);
  const ids = [];
  const visit = (node) => {
    if (ts.isCallExpression(node)) {
      const isTest = /^(test|it)(\.each\b|\.only\b|$)/.test(node.expression.getText(source));
      // `test.each(table)` alone is no test yet: its own call is.
      const isTable = ts.isPropertyAccessExpression(node.expression) && node.expression.name.text === 'each';
      if (isTest && !isTable) ids.push(...idsOfTest(node, source));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return ids;
}
