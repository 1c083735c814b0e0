import ts from 'typescript';
import { filesUnder, isTest, parsed } from './sourceFiles.fixture';

/** Functions whose texts have another order than the values behind them. */
const formats =
  /\b(?:format(?:Date|Timestamp|Usd|Clock)|show(?:Usd|Period|Date|Timestamp)|String|toFixed|firstTen)\(/;

/** The columns of a file whose cells show a formatted value. */
function formattedColumns(file: string): { column: string; isSorted: boolean }[] {
  const source = parsed(file);
  const found: { column: string; isSorted: boolean }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) {
      const textOf = (name: string): string | undefined =>
        node.properties.find((property) => property.name?.getText(source) === name)?.getText(source);
      const isSorted = textOf('sortFn') !== undefined || textOf('enableSorting') === 'enableSorting: false';
      if (formats.test(textOf('accessorFn') ?? ''))
        found.push({ column: `${file} ${textOf('header') ?? ''}`, isSorted });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

test('every column that formats a value sorts by the value', () => {
  const columns = filesUnder('src')
    .filter((file) => !isTest(file))
    .flatMap(formattedColumns);
  expect(columns.map(({ column }) => column)).toContain(
    "src/features/attributes/RankCells.tsx header: 'Rank'",
  );
  expect(columns.filter(({ isSorted }) => !isSorted).map(({ column }) => column)).toEqual([
    // The findings are exported and have no headers to sort by.
    "src/features/bordereau/preflight/FindingList.tsx header: 'Row'",
  ]);
});
