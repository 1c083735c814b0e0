import { storedAmount } from './amounts';
import { totalsRows } from './rollups';

/** Rows as amounts: '?' behind one says that it has no reference, 'T' that its first word is one for a sum, 't' any word. */
function totals(text: string): readonly number[] {
  const rows = text.split(' ');
  return totalsRows({
    amounts: Float64Array.from(rows, (row) =>
      row.startsWith('x') ? storedAmount('empty') : parseInt(row, 10),
    ),
    mayBeTotals: (index) => /[?Tt]/.test(rows[index] ?? ''),
    isNamedTotals: (index) => rows[index]?.endsWith('T') === true,
    saysTotals: (index) => /[Tt]$/.test(rows[index] ?? ''),
    isLeftOut: (index) => rows[index]?.endsWith('-') === true,
  });
}

test.each([
  ['the sum of the rows since the last one', '100 200 300? 400 500 900?', [2, 5]],
  ['the sum of all rows', '100 200 300? 400 500 900? 1200?', [2, 5, 6]],
  ['the sum of several groups', '1 2 3? 4 4t 7? 5 5t 12?', [2, 4, 5, 7, 8]],
  ['not the sum of a single row and of zeros', '0? 100 0? 100? 0', []],
  ['not the sum of a single row without a word', '600 600? 250 250?', []],
  ['the sum of the rows below it', '1500? 1000 500 350? 225 125', [0, 3]],
  ['a grand total below such sums', '1500? 1000? 500? 350? 225? 125? 1850T', [0, 3, 6]],
  ['a grand total above such sums', '1850? 1500? 1000 500 350? 225 125', [0, 1, 4]],
  ['a total above what it adds up', '300? 100 200', [0]],
  ['one that the first word names, whatever its amount', '100 200 999T', [2]],
  ['none with a reference', '100 200 300', []],
  ['none that adds up nothing', '0 0 0?', []],
  ['none without a reference that adds up nothing else', '100 200 50?', []],
  ['none of the rows that are left out', '100 200 5- 300?', [3]],
  ['none without an amount', '100 50 x? 150?', [3]],
])('a totals row is %s: %s', (_words, rows, places) => {
  expect(totals(rows)).toEqual(places);
});
