import { countOf, keptFindings, type FindingKind } from './findings';
import { inspect, Inspector } from './inspector';

const headers = [
  'Policy Number',
  'Insured',
  'Effective Date',
  'Expiry Date',
  'Gross Premium',
  'Commission',
  'Net Premium',
];
const good = ['A-1', 'Ann', '2026-01-01', '2027-01-01', '100.00', '10.00', '90.00'];

/** A good row with some cells changed. */
function row(changes: Record<number, string>): string[] {
  return good.map((cell, index) => changes[index] ?? cell);
}

function found(...rows: string[][]): [FindingKind, number, number][] {
  return inspect([headers, ...rows]).findings.map(({ kind, row: at, column }) => [kind, at, column]);
}

test('a tidy file has a header, columns, rows and nothing to look at', () => {
  const inspection = inspect([['May 2026'], [], headers, good, ['', ' '], row({ 0: 'A-2' })]);
  expect(inspection.headerRow).toBe(3);
  expect(inspection.columns.map(({ letter, name, kind }) => [letter, name, kind])).toEqual([
    ['A', 'Policy Number', 'reference'],
    ['B', 'Insured', 'insured'],
    ['C', 'Effective Date', 'effective'],
    ['D', 'Expiry Date', 'expiry'],
    ['E', 'Gross Premium', 'gross'],
    ['F', 'Commission', 'deduction'],
    ['G', 'Net Premium', 'net'],
  ]);
  expect(inspection.rowCount).toBe(2);
  expect(inspection.firstRows).toEqual([
    { row: 4, cells: good },
    { row: 6, cells: row({ 0: 'A-2' }) },
  ]);
  expect(inspection.findings).toEqual([]);
  expect(inspection.columns[4]?.sum).toEqual({ cents: 20_000n });
});

test.each<[FindingKind, Record<number, string>, number]>([
  ['emptyRequired', { 0: '' }, 0],
  ['emptyRequired', { 1: '  ' }, 1],
  ['emptyRequired', { 2: '' }, 2],
  ['emptyRequired', { 3: '' }, 3],
  ['emptyRequired', { 4: '' }, 4],
  ['notAnAmount', { 4: 'TBA' }, 4],
  ['notAnAmount', { 5: '(10.00)' }, 5],
  ['partOfCent', { 4: '100.001' }, 4],
  ['netDiffers', { 6: '90.01' }, 6],
  ['netDiffers', { 5: '', 6: '90.00' }, 6],
  ['dateOrder', { 3: '2025-12-31' }, 3],
  ['dateOrder', { 2: '5/2/2026', 3: '5/1/2026' }, 3],
  ['unknownDate', { 2: '31/12/2025' }, 2],
  ['formulaLike', { 1: '=HYPERLINK("x")' }, 1],
  ['totalsRow', { 0: 'Total', 2: '', 3: '' }, 0],
])('%s is found in its cell: %p', (kind, changes, column) => {
  expect(found(row({ 0: 'A-0' }), row(changes))).toEqual([[kind, 3, column]]);
});

test.each<[Record<number, string>, string, string]>([
  [{ 0: ' ' }, '', 'Policy Number is empty.'],
  [{ 5: ' TBA ' }, 'TBA', 'Commission is not a plain amount.'],
  [{ 4: '100.001' }, '100.001', 'Gross Premium has a part of a cent.'],
  [{ 2: ' 31/12/2025 ' }, '31/12/2025', 'Effective Date is not understood as a date.'],
  [
    { 3: '2025-12-31', 2: ' 2026-01-01 ' },
    '2025-12-31',
    'Expiry Date is before the effective date 2026-01-01.',
  ],
  [{ 6: '90.01' }, '90.01', 'Net Premium is $90.01; gross less deductions is $90.'],
  [{ 1: '@cmd' }, '@cmd', 'Shown as text. A spreadsheet may run it.'],
  [{ 0: 'Total', 2: '', 3: '' }, 'Total', 'This row looks like totals. It is counted like any other row.'],
])('what is found in %p is said of the cell %p: %s', (changes, cell, message) => {
  expect(inspect([headers, row({ 0: 'A-0' }), row(changes)]).findings).toMatchObject([{ cell, message }]);
});

test('a blank deduction counts as nothing, an equal day and an optional blank are in order', () => {
  expect(found(row({ 5: '', 6: '100.00', 3: '2026-01-01' }))).toEqual([]);
});

test('net is gross less each deduction, or less their total where a column gives it', () => {
  const columns = ['Policy', 'Gross Premium', 'Commission', 'Brokerage', 'Net'];
  expect(inspect([columns, ['A', '100', '10', '5', '85']]).findings).toEqual([]);
  const message = 'Net is $90; gross less deductions is $85.';
  expect(inspect([columns, ['A', '100', '10', '5', '90']]).findings).toMatchObject([{ message }]);
  const withTotal = ['Policy', 'Gross Premium', 'Commission', 'Total Deductions', 'Net'];
  expect(inspect([withTotal, ['A', '100', '10', '15', '85']]).findings).toEqual([]);
});

test('a reference that comes again names the row of the first', () => {
  const { findings } = inspect([headers, good, row({ 0: 'A-2' }), row({ 0: ' a-1 ' })]);
  expect(findings).toEqual([
    { kind: 'duplicateReference', row: 4, column: 0, cell: 'a-1', message: 'The same as in row 2.' },
  ]);
});

test('a row with cells beyond the columns keeps every sum from being trusted', () => {
  const inspection = inspect([headers, good, [...row({ 0: 'A-2' }), '', 'over']]);
  expect(inspection.findings).toMatchObject([{ kind: 'extraCells', row: 3, column: 8, cell: 'over' }]);
  expect(inspection.shiftedRow).toBe(3);
  expect(inspect([headers, [...good, '', '']]).shiftedRow).toBeUndefined();
});

test('the first cell beyond the columns is one too many, a blank is not', () => {
  const { findings } = inspect([headers, [...good, 'over'], [...row({ 0: 'A-2' }), ' ']]);
  const message = 'The row has more cells than there are columns: its cells may be in the wrong ones.';
  expect(findings).toEqual([{ kind: 'extraCells', row: 2, column: 7, cell: 'over', message }]);
});

test('words above the header do not keep a column from being added up, a missing cell below it does', () => {
  const sumOf = (...rows: string[][]) => inspect(rows).columns[4]?.sum;
  expect(sumOf(['', '', '', '', 'in USD'], headers, good)).toEqual({ cents: 10_000n });
  expect(sumOf(headers, good, ['A-2', 'Bob'])).toMatchObject({
    obstacle: { row: 3, cell: '', why: 'empty' },
  });
});

test('rows that may have run together keep every sum from being trusted', () => {
  const inspector = new Inspector();
  inspector.add(headers);
  inspector.addBrokenQuotes(2);
  inspector.add(good);
  expect(inspector.finish()).toMatchObject({
    shiftedRow: 2,
    findings: [
      { kind: 'brokenQuotes', row: 2, cell: '', message: 'Rows from here on may have run together.' },
    ],
  });
});

test('without a header the columns are named by their letters, and every row is data', () => {
  const inspection = inspect([
    ['A-1', 'Ann', '5.00'],
    ['A-2', 'Bob', '6.00'],
  ]);
  expect(inspection.headerRow).toBeUndefined();
  expect(inspection.rowCount).toBe(2);
  expect(inspection.columns.map(({ name, kind }) => [name, kind])).toEqual([
    ['Column A', undefined],
    ['Column B', undefined],
    ['Column C', undefined],
  ]);
  expect(inspection.columns[2]?.sum).toEqual({ cents: 1100n });
});

test('nothing at all has no columns and no rows', () => {
  expect(inspect([])).toEqual({ columns: [], rowCount: 0, firstRows: [], findings: [], counts: [] });
});

test('of a common finding the first ones are kept and all are counted', () => {
  const rows = Array.from({ length: keptFindings + 5 }, (_, index) =>
    row({ 0: `A-${String(index)}`, 1: '' }),
  );
  const { findings, counts } = inspect([headers, ...rows]);
  expect(findings).toHaveLength(keptFindings);
  expect(counts).toEqual([{ kind: 'emptyRequired', count: keptFindings + 5 }]);
  expect(countOf(counts, 'error')).toBe(keptFindings + 5);
  expect(countOf(counts, 'warning')).toBe(0);
});

test('a head named like an inherited key is a name like any other', () => {
  const { columns } = inspect([
    ['__proto__', 'constructor', 'Premium'],
    ['x', 'y', '1.00'],
  ]);
  expect(columns.map(({ name }) => name)).toEqual(['__proto__', 'constructor', 'Premium']);
});

test('where the headers are known beforehand every row is data, whatever it says', () => {
  const inspector = new Inspector({ headers: ['Claim Number', 'Paid'] });
  for (const cells of [
    ['Policy', 'Premium'],
    ['CLM-1', '5.00'],
  ])
    inspector.add(cells);
  const inspection = inspector.finish();
  expect(inspection.headerRow).toBeUndefined();
  expect(inspection.columns.map(({ name, kind }) => [name, kind])).toEqual([
    ['Claim Number', 'reference'],
    ['Paid', 'amount'],
  ]);
  expect(inspection.findings).toMatchObject([{ kind: 'notAnAmount', row: 1, column: 1 }]);
  expect(inspection.rowCount).toBe(2);
});

test('in a sheet a cell beyond the headers is in a column without a name, and no row has shifted', () => {
  const inspector = new Inspector({ sheetColumns: 250 });
  inspector.add(['', '', '', '', 'in USD', '', '', '', '', '', '7.00']);
  inspector.add(['Policy Number', 'Gross Premium']);
  inspector.add(['A-1', '5.00', '', '1.00']);
  inspector.add(['A-2', '6.00', '', '2.00', 'note']);
  inspector.add(['A-3', '7.00', '', '3.00']);
  const { columns, findings, shiftedRow } = inspector.finish();
  expect(columns.map(({ name }) => name)).toEqual([
    'Policy Number',
    'Gross Premium',
    ...['C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K'].map((letter) => `Column ${letter}`),
  ]);
  expect(columns[1]?.sum).toEqual({ cents: 1800n });
  expect(columns[3]?.sum).toEqual({ cents: 600n });
  expect(columns[4]?.sum.obstacle).toEqual({ row: 3, cell: '', why: 'empty' });
  expect(columns[10]?.sum.obstacle).toEqual({ row: 1, cell: '7.00', why: 'aboveHeader' });
  expect([findings, shiftedRow]).toEqual([[], undefined]);
});

test('rows that hold nothing need not be added where the others come with their numbers', () => {
  const inspector = new Inspector({ sheetColumns: 250 });
  inspector.add(['Policy Number', 'Gross Premium'], 3);
  inspector.add(['A-1', '5.00'], 4);
  inspector.add(['', 'TBA'], 1_048_576);
  const { headerRow, rowCount, firstRows, findings } = inspector.finish();
  expect([headerRow, rowCount]).toEqual([3, 2]);
  expect(firstRows.map(({ row: at }) => at)).toEqual([4, 1_048_576]);
  expect(findings.map(({ kind, row: at }) => [kind, at])).toEqual([
    ['emptyRequired', 1_048_576],
    ['notAnAmount', 1_048_576],
  ]);
});

test('a cell is shown in short, trimmed and cut at 80 characters', () => {
  const { findings, firstRows } = inspect([
    headers,
    row({ 1: `  =${'x'.repeat(90)}` }),
    row({ 1: `=${'x'.repeat(79)}` }),
  ]);
  expect(firstRows.map(({ cells }) => cells[1])).toEqual([`=${'x'.repeat(79)}…`, `=${'x'.repeat(79)}`]);
  // Spaces before it keep a spreadsheet from taking it for a formula.
  expect(findings.map(({ kind, row: at }) => [kind, at])).toEqual([
    ['formulaLike', 3],
    ['duplicateReference', 3],
  ]);
});

test('the first five rows are shown', () => {
  const rows = Array.from({ length: 7 }, (_, index) => row({ 0: `A-${String(index)}` }));
  expect(inspect([headers, ...rows]).firstRows.map(({ row: at }) => at)).toEqual([2, 3, 4, 5, 6]);
});
