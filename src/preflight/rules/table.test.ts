import { checkedText, readSheet, type TestRow } from '@/testing/bordereaux/checkText';
import { tablesOf } from './file';
import { countFindings, maxFindingsPerKind, type FindingKind } from './findings';
import type { SheetRules } from './sheet';
import { rowFlags, type FileTable } from './fileTable';

const heads = 'Policy Number|Insured|Effective Date|Expiry Date|Gross Premium|Commission|Net Premium';
const good = ['A-1', 'Ann', '2026-01-01', '2027-01-01', '100.00', '10.00', '90.00'];

/** A row in order with some cells changed. */
function row(changes: Record<number, string>): string {
  return good.map((cell, index) => changes[index] ?? cell).join('|');
}

function tableOf(rows: readonly TestRow[], rules: Partial<SheetRules> = {}): FileTable {
  const [table] = tablesOf(checkedText(rows, rules));
  if (!table) throw new Error('There is no table.');
  return table;
}

function found(...rows: string[]): [FindingKind, number, number][] {
  const { findings } = tableOf([heads, ...rows]);
  return findings.map(({ kind, row: at, column }) => [kind, at, column]);
}

test('a correct file has a header, columns, rows and no findings', () => {
  const table = tableOf(['May 2026', '', heads, row({}), '| ', row({ 0: 'A-2' })]);
  expect([table.headerRow, table.title, [...table.rows]]).toEqual([3, 'May 2026', [4, 6]]);
  expect(table.columns.map(({ letter, name, kind }) => [letter, name, kind])).toEqual([
    ['A', 'Policy Number', 'reference'],
    ['B', 'Insured', 'insured'],
    ['C', 'Effective Date', 'effective'],
    ['D', 'Expiry Date', 'expiry'],
    ['E', 'Gross Premium', 'gross'],
    ['F', 'Commission', 'deduction'],
    ['G', 'Net Premium', 'net'],
  ]);
  expect(table.firstRows).toEqual([
    { row: 4, cells: good },
    { row: 6, cells: ['A-2', ...good.slice(1)] },
  ]);
  expect(table.findings).toEqual([]);
  expect([...(table.columns[4]?.amounts ?? [])]).toEqual([10_000, 10_000]);
});

test.each<[FindingKind, Record<number, string>, number, string, string]>([
  ['emptyRequired', { 0: ' ' }, 0, '', 'Policy Number is empty.'],
  ['emptyRequired', { 1: '' }, 1, '', 'Insured is empty.'],
  ['emptyRequired', { 2: '' }, 2, '', 'Effective Date is empty.'],
  ['emptyRequired', { 3: '' }, 3, '', 'Expiry Date is empty.'],
  ['emptyRequired', { 4: '' }, 4, '', 'Gross Premium is empty.'],
  ['notAnAmount', { 5: ' TBA ' }, 5, 'TBA', 'Commission is not a plain amount.'],
  ['partOfCent', { 4: '100.001' }, 4, '100.001', 'Gross Premium has a part of a cent.'],
  ['netDiffers', { 6: '90.01' }, 6, '$90.01', 'Net Premium is $90.01; gross less deductions is $90.'],
  ['netDiffers', { 5: '' }, 6, '$90', 'Net Premium is $90; gross less deductions is $100.'],
  ['dateOrder', { 3: '2025-12-31' }, 3, '2025-12-31', 'Expiry Date is before the effective date 2026-01-01.'],
  ['unknownDate', { 2: 'soon' }, 2, 'soon', 'Effective Date is not a valid date.'],
  ['formulaLike', { 1: '@cmd' }, 1, '@cmd', 'Kept as text.'],
  ['rewrittenAmount', { 5: '10 USD' }, 5, '10 USD', 'Read as $10.'],
  [
    'shortenedReference',
    { 0: '1.23457E+15' },
    0,
    '1.23457E+15',
    'A spreadsheet has shortened this number: its last digits are lost.',
  ],
])('%s is found in its cell: %p', (kind, changes, column, cell, message) => {
  const rows = [row({ 0: 'A-0' }), row({ 0: 'A-2' }), row(changes)];
  expect(tableOf([heads, ...rows]).findings).toMatchObject([{ kind, row: 4, column, cell, message }]);
});

test('a blank deduction counts as nothing, an equal day is in order', () => {
  expect(found(row({}), row({ 0: 'A-2', 5: '', 6: '100.00', 3: '2026-01-01' }))).toEqual([]);
});

const netRule = 'is not gross less deductions in this file.';

test.each<[string, readonly string[], readonly string[]]>([
  ['each deduction', ['Policy|Gross Premium|Commission|Brokerage|Net', 'A-1|100|10|5|85'], []],
  [
    'the total of deductions',
    ['Policy|Gross Premium|Commission|Total Deductions|Net', 'A-1|100|10|15|85'],
    [],
  ],
  [
    'commission, and taxes are added',
    ['Policy|Gross Premium|Commission|Tax|Net', 'A-1|100|10|6|96', 'A-2|200|20|12|192'],
    [],
  ],
  [
    'commission and taxes',
    ['Policy|Gross Premium|Commission|Tax|Net', 'A-1|100|10|6|84', 'A-2|200|20|12|168'],
    [],
  ],
  [
    'brokerage, beside another net',
    ['Policy|Gross Premium|Brokerage|Net to Broker|Final Net', 'A-1|100|5|100|95', 'A-2|200|10|200|190'],
    [],
  ],
  [
    'shares, which take nothing off',
    ['Policy|Gross Premium|Commission|Net', 'A-1|100|10%|100', 'A-2|200|10%|200'],
    [],
  ],
  [
    'something that no rule gives, in all rows',
    ['Policy|Gross Premium|Commission|Net', 'A-1|100|10|71', 'A-2|200|20|43', 'A-3|300|30|1'],
    [`Net ${netRule}`],
  ],
])('the net is gross less %s', (_words, rows, messages) => {
  expect(tableOf(rows).findings.map(({ message }) => message)).toEqual(messages);
});

test('a net by another rule is a warning of the column, and one row by another rule an error', () => {
  const rows = ['Policy|Gross Premium|Commission|Net', 'A-1|100|10|71', 'A-2|200|20|43'];
  expect(tableOf(rows).findings).toMatchObject([{ kind: 'netRule', row: 2, isOfColumn: true }]);
  const mixed = [...rows.slice(0, 2), 'A-2|200|20|180', 'A-3|300|30|270'];
  expect(tableOf(mixed).findings).toMatchObject([{ kind: 'netDiffers', row: 2 }]);
});

test('what is wrong in all rows is one finding of the column', () => {
  const { findings } = tableOf([heads, row({ 1: '' }), row({ 0: 'A-2', 1: '' })]);
  expect(findings).toMatchObject([{ row: 2, message: 'Insured is empty in every row.', isOfColumn: true }]);
});

test('repeated references are one finding', () => {
  const rows = [row({}), row({ 0: 'A-2' }), row({ 0: ' a-1 ' }), row({ 0: 'A-2' })];
  expect(tableOf([heads, ...rows.slice(0, 3)]).findings).toMatchObject([
    { kind: 'duplicateReference', row: 4, cell: 'a-1', message: 'Duplicate of row 2.' },
  ]);
  expect(tableOf([heads, ...rows]).findings).toMatchObject([
    { row: 4, message: 'Duplicate of row 2. 1 more row repeats a reference.', isOfColumn: true },
  ]);
});

test('the reference of the whole contract may be in each row', () => {
  const rows = ['UMR|Certificate No|Premium', 'B1|C-1|5.00', 'B1|C-2|6.00'];
  expect(tableOf(rows).findings).toEqual([]);
});

test.each<[string, string[], SheetRules['dateOrder'], FindingKind[]]>([
  [
    'proven by one date, is day first',
    ['10/02/2026', '09/08/2026', '01/03/2026', '28/02/2027'],
    undefined,
    [],
  ],
  [
    'not proven, gives a warning',
    ['05/06/2026', '04/07/2026', '05/06/2026', '06/07/2026'],
    undefined,
    ['guessedDateOrder'],
  ],
  [
    'chosen, gives an error',
    ['05/06/2026', '04/07/2026', '05/06/2026', '06/07/2026'],
    'monthFirst',
    ['dateOrder'],
  ],
  [
    'chosen otherwise, gives nothing',
    ['05/06/2026', '04/07/2026', '05/06/2026', '06/07/2026'],
    'dayFirst',
    [],
  ],
])(
  'the order of dates that is %s',
  (_words, [one = '', two = '', three = '', four = ''], dateOrder, kinds) => {
    const rows = [row({ 2: one, 3: two }), row({ 0: 'A-2', 2: three, 3: four })];
    const { findings } = tableOf([heads, ...rows], { dateOrder });
    expect(findings.map(({ kind }) => kind)).toEqual(kinds);
  },
);

test('columns of dates whose order is not proven are named', () => {
  const rows = [heads, row({ 2: '05/06/2026', 3: '28/06/2026' }), row({ 0: 'A-2' })];
  const { openDates, dateOrder } = tableOf(rows);
  expect([openDates, dateOrder]).toEqual([['Effective Date'], 'dayFirst']);
});

test('the first cell beyond the columns of a text is one too many, a blank is not', () => {
  const table = tableOf([heads, `${row({})}|over|more`, `${row({ 0: 'A-2' })}| `]);
  expect(table.findings).toMatchObject([{ kind: 'extraCells', row: 2, column: 7, cell: 'over' }]);
  expect(table.shiftedRow).toBe(2);
  expect(tableOf([heads, `${row({})}||`]).shiftedRow).toBeUndefined();
});

test('in a sheet a cell beyond the heads is in a column without a name, and no row has shifted', () => {
  const { tables } = readSheet(['Policy Number|Gross Premium', 'A-1|5.00||1.00', 'A-2|6.00||2.00'], {
    isSheet: true,
  });
  expect(tables[0]?.columns.map(({ name }) => name)).toEqual([
    'Policy Number',
    'Gross Premium',
    'Column C',
    'Column D',
  ]);
  expect([tables[0]?.shiftedRow, tables[0]?.columns[3]?.isMoney]).toEqual([undefined, true]);
});

test('without a header the columns are named by their letters, and every row is data', () => {
  const table = tableOf(['A-1|Ann|5.00', 'A-2|Bob|6.00']);
  expect([table.headerRow, table.rows.length, table.likelyColumn]).toEqual([undefined, 2, 2]);
  expect(table.columns.map(({ name, kind }) => [name, kind])).toEqual([
    ['Column A', undefined],
    ['Column B', undefined],
    ['Column C', undefined],
  ]);
});

test.each([
  ['the word for a sum and blanks', '|TOTAL|||||'],
  ['a note', 'Prepared by Ann Lee||||||'],
  ['the end mark of DOS', '\u001a'],
])('a last row with %s is a footer', (_words, footer) => {
  const table = tableOf([heads, row({}), row({ 0: 'A-2' }), footer]);
  expect([[...table.rows], table.findings]).toEqual([[2, 3], []]);
});

test('a row of texts between data rows is data', () => {
  const table = tableOf([heads, row({}), '|TBA|soon||||', row({ 0: 'A-2' })]);
  expect([...table.rows]).toEqual([2, 3, 4]);
});

test('a row with a reference is data, although its first word is one for a sum', () => {
  const table = tableOf(['Insured|Policy|Premium', 'Ann|A-1|5.00', 'Total Fitness|A-2|']);
  expect([[...table.rows], table.columns[2]?.totals]).toEqual([[2, 3], []]);
});

test.each<[string, readonly string[], readonly number[]]>([
  ['a named sum', ['A-1|Ann|1.00', 'A-2|Bob|2.00', '|Grand Total|3.00'], [2]],
  ['a named sum that is wrong', ['A-1|Ann|1.00', 'A-2|Bob|2.00', '|Total|9.00'], [2]],
  ['a sum without words', ['A-1|Ann|1.00', 'A-2|Bob|2.00', '||3.00'], [2]],
  ['no sum of a single row without words', ['A-1|Ann|1.00', '|Liability|1.00'], []],
  [
    'sums of sections',
    ['A-1|Ann|1.00', 'Property Total||1.00', 'A-2|Bob|2.00', 'Marine Total||2.00'],
    [1, 3],
  ],
  [
    'carried and brought forward',
    ['A-1|Ann|1.00', 'Carried forward||1.00', 'Brought forward||1.00', 'A-2|Bob|2.00'],
    [1, 2],
  ],
  ['an insured of that name', ['A-1|Total Fitness|1.00', 'A-2|Bob|2.00'], []],
  ['a row without a reference that adds up nothing', ['A-1|Ann|1.00', '|Bob|7.00'], []],
])('of totals rows there is %s', (_words, rows, places) => {
  const table = tableOf(['Policy|Insured|Premium', ...rows]);
  expect(table.columns[2]?.totals).toEqual(places);
  expect(table.findings.filter(({ kind }) => kind === 'totalsRow')).toHaveLength(places.length);
});

test('a totals row behind amounts with decimal commas is no footer', () => {
  const rows = ['Policy|Insured|Premium', 'A-1|Ann|1,50', 'A-2|Bob|2,50', 'Total||4,00'];
  const table = tableOf(rows, { hasSemicolons: true, delimiter: ';' });
  const premium = table.columns[2];
  expect([premium?.decimalSign, [...(premium?.amounts ?? [])], premium?.totals]).toEqual([
    ',',
    [150, 250, 400],
    [2],
  ]);
});

test('a column of money may hold dashes, parts of a cent or formulas without a value', () => {
  const isMoney = (...rows: TestRow[]): boolean | undefined =>
    readSheet(['Policy|Premium|Note', ...rows], { isSheet: true }).tables[0]?.columns[1]?.isMoney;
  expect(isMoney('A-1|-|x', 'A-2|-|y')).toBe(true);
  expect(isMoney('A-1|333.33333|x')).toBe(true);
  expect(isMoney({ text: 'A-1||x', uncalculated: [1] })).toBe(true);
  expect(isMoney('A-1|yes|x', 'A-2|no|y', 'A-3|5.00|z')).toBe(false);
});

test('hidden, short and swallowing rows have their flags', () => {
  const { flags } = tableOf([
    'Policy|Insured|Premium|Note',
    { text: 'A-1|Ann|1.00|', isHidden: true },
    'A-2|Ann|1.00',
    'A-3|Ann,\nA-4|1.00|',
  ]);
  const { hidden, short, swallowing } = rowFlags;
  expect([...flags]).toEqual([hidden, short, swallowing]);
});

test('a sum in a row that is not data is no duplicate and no empty cell', () => {
  expect(found(row({}), row({ 0: 'A-2' }), 'Total||||200.00|20.00|180.00')).toEqual([['totalsRow', 4, 4]]);
});

test('the first findings of a kind are stored, and all are counted', () => {
  const rows = Array.from({ length: maxFindingsPerKind + 5 }, (_, index) =>
    row({ 0: `A-${String(index)}`, 1: '' }),
  );
  const { findings, counts } = tableOf([heads, ...rows, row({ 0: 'B-1' })]);
  expect(findings).toHaveLength(maxFindingsPerKind);
  expect(counts).toEqual([{ kind: 'emptyRequired', count: maxFindingsPerKind + 5 }]);
  expect(countFindings(counts, 'error')).toBe(maxFindingsPerKind + 5);
  expect(countFindings(counts, 'warning')).toBe(0);
});

test('a cell is shown in short, trimmed and cut at 80 characters', () => {
  const { firstRows } = tableOf([
    heads,
    row({ 1: `  =${'x'.repeat(90)}` }),
    row({ 0: 'A-2', 1: 'x'.repeat(80) }),
  ]);
  expect(firstRows.map(({ cells }) => cells[1])).toEqual([`=${'x'.repeat(79)}…`, 'x'.repeat(80)]);
});

test('the first five rows are shown', () => {
  const rows = Array.from({ length: 7 }, (_, index) => row({ 0: `A-${String(index)}` }));
  expect(tableOf([heads, ...rows]).firstRows.map(({ row: at }) => at)).toEqual([2, 3, 4, 5, 6]);
});
