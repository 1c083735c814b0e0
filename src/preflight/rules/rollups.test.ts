import { storedAmount } from './amounts';
import { totalsRows } from './rollups';

/** Rows as amounts: '?' behind one says that it has no reference, 'T' that its first word is one for a sum. */
function totals(text: string): readonly number[] {
  const rows = text.split(' ');
  return totalsRows({
    amounts: Float64Array.from(rows, (row) =>
      row.startsWith('x') ? storedAmount('empty') : parseInt(row, 10),
    ),
    mayBeTotals: (index) => /[?T]/.test(rows[index] ?? ''),
    isNamedTotals: (index) => rows[index]?.endsWith('T') === true,
    isLeftOut: (index) => rows[index]?.endsWith('-') === true,
  });
}

test.each([
  ['the sum of the rows since the last one', '100 200 300? 400 400?', [2, 4]],
  ['the sum of all rows', '100 200 300? 400 400? 700?', [2, 4, 5]],
  ['the sum of several groups', '1 2 3? 4 4? 7? 5 5? 12?', [2, 4, 5, 7, 8]],
  ['a total above what it adds up', '300? 100 200', [0]],
  ['one that the first word names, whatever its amount', '100 200 999T', [2]],
  ['none with a reference', '100 200 300', []],
  ['none that adds up nothing', '0 0 0?', []],
  ['none without a reference that adds up nothing else', '100 200 50?', []],
  ['none of the rows that are left out', '100 200 5- 300?', [3]],
  ['none without an amount', '100 x? 100?', [2]],
])('a totals row is %s: %s', (_words, rows, places) => {
  expect(totals(rows)).toEqual(places);
});
