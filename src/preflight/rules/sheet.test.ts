import { readSheet, type TestRow } from '@/testing/bordereaux/checkText';
import type { SheetRules } from './sheet';

/** Each table as its header row, its title and its rows. */
function tables(rows: readonly TestRow[], rules: Partial<SheetRules> = {}): readonly unknown[] {
  return readSheet(rows, rules).tables.map(({ headerRow, title, rows: numbers }) => [
    headerRow,
    title,
    [...numbers],
  ]);
}

const heads = 'Policy|Insured|Premium';
const data = ['A-1|Ann|1.00', 'A-2|Bob|2.00'];

test.each<[string, readonly TestRow[], readonly unknown[]]>([
  ['nothing', [], []],
  ['one table', [heads, ...data], [[1, '', [2, 3]]]],
  [
    'the header again',
    [heads, ...data, heads, 'A-3|Cy|3.00'],
    [
      [1, '', [2, 3]],
      [4, '', [5]],
    ],
  ],
  [
    'a section with a title',
    [heads, ...data, '', 'Endorsements', 'Policy|Endorsement|Premium', 'A-1|E1|3.00'],
    [
      [1, '', [2, 3]],
      [6, 'Endorsements', [7]],
    ],
  ],
  [
    'a section of unknown heads and whole numbers',
    [heads, ...data, '', 'Nachtrag|Kunde|Wert', 'N-1|Meier|100'],
    [
      [1, '', [2, 3]],
      [5, '', [6]],
    ],
  ],
  ['a blank row between rows of data', [heads, 'A-1|Ann|1.00', '', 'A-2|Bob|2.00'], [[1, '', [2, 4]]]],
  ['a row of words behind a blank row', [heads, ...data, '', 'see|other|list'], [[1, '', [2, 3]]]],
])('a sheet holds %s', (_words, rows, found) => {
  expect(tables(rows)).toEqual(found);
});

test('the header row that the user chooses is used, even if it does not look like one', () => {
  const rows = ['May 2026|1|2', heads, ...data];
  expect(tables(rows, { headerRow: 1 })[0]).toEqual([1, '', []]);
  expect(tables(['A-0|Di|5.00', ...data], { headerRow: 0 })).toEqual([[undefined, '', [1, 2, 3]]]);
  expect(tables(['A-0|Di|5.00', ...data], { headerRow: 2 })).toEqual([[2, '', [3]]]);
});

test('if the heads are known, every row is data', () => {
  expect(tables(['A-1|Ann|1.00', 'Total', heads], { heads: heads.split('|') })).toEqual([
    [undefined, '', [1, 2, 3]],
  ]);
});

test('the first rows with something in them are offered as header rows', () => {
  const { topRows } = readSheet(['', 'May 2026', heads, ...Array.from({ length: 40 }, () => 'A-1|Ann|1.00')]);
  expect(topRows).toHaveLength(30);
  expect(topRows[0]).toEqual({ row: 2, cells: ['May 2026'] });
  expect(topRows[1]?.cells).toEqual(heads.split('|'));
});

test('omitted blank rows count as blank rows', () => {
  const rows: TestRow[] = [
    heads,
    ...data,
    { text: 'Nachtrag|Kunde|Wert', row: 9 },
    { text: 'N-1|Meier|100', row: 10 },
  ];
  expect(tables(rows, { isSheet: true })).toEqual([
    [1, '', [2, 3]],
    [9, '', [10]],
  ]);
});
