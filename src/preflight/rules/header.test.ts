import { findHeader, headsAnotherTable, looksLikeAnotherHeader, namedColumns } from './header';

test.each([
  [['Policy', 'Insured', 'Premium'], 3],
  [['Policy', 'Insured', ''], 2],
  [['Premium', 'Note'], 1],
  [['Premium'], 1],
  [['Note', 'Other'], 0],
])('the row %p names %p columns', (row, named) => {
  expect(namedColumns(row)).toBe(named);
});

test.each([
  ['holds an amount', ['Policy', 'Insured', '12.00']],
  ['holds a date', ['Policy', 'Insured', '2026-01-31']],
  ['holds a date in words', ['31-May-2026', 'Insured', 'Policy']],
  ['is one name beside empty cells, a title', ['Premium', '']],
  ['is one name beside blanks, a title', [' ', 'Premium']],
])('a row that %s names none: %p', (_words, row) => {
  expect(namedColumns(row)).toBe(0);
});

const header = ['Policy', 'Insured', 'Premium'];

/** The rows of a text with semicolons between cells and strokes between rows. */
function rowsOf(text: string): string[][] {
  return text.split('|').map((row) => row.split(';'));
}

test.each([
  [
    'below titles, above a repeated header',
    'Premium bordereau||Policy;Insured;Premium|1;Ann;5|Policy;Insured;Premium',
    2,
  ],
  [
    'below a title that holds the word premium',
    'Premium payments|Date;Description;Amount|2026-01-31;Ann;5',
    1,
  ],
  ['of one column', 'Premium|5', 0],
  ['without a known word', 'RX_NUMBER;PATIENT;COST|R-1;Ann;15.50', 0],
  ['above amounts with decimal commas', 'Vertragsnummer;Kunde;Beitrag|V-1;Meier;10,00', 0],
  ['with years among its heads', 'Broker;2024;2025|Smith;10.00;20.00', 0],
  ['not on a row that holds an amount', 'Policy;Premium;12.00|Policy;Insured;Premium|1;Ann;5', 1],
  ['not on a row of words among data', 'Date;Ref;Value|2026-01-31;A;5.00|2026-01-31;Policy;Premium', 0],
  ['above nothing', 'Policy;Insured;Premium', 0],
  ['nowhere, where all rows are data', 'A-1;Ann;5|A-2;Bob;6', undefined],
])('the header row is found %s', (_words, text, index) => {
  expect(findHeader(rowsOf(text))).toBe(index);
});

test('the header is looked for in the first 100 rows', () => {
  const above = (count: number): string[][] => Array.from({ length: count }, () => ['A note']);
  expect(findHeader([...above(99), header, ['1', 'Ann', '5']])).toBe(99);
  expect(findHeader([...above(100), header, ['1', 'Ann', '5']])).toBeUndefined();
});

test.each([
  [['Policy Number', 'Endorsement', 'Gross Premium'], true],
  [['A-1234', 'Insured', 'Premium'], false],
  [['Premium'], false],
  [['Ann', 'Bob', 'Cy'], false],
  [['Policy', 'Premium', '5.00'], false],
])('the row %p below a table heads another one: %p', (row, heads) => {
  expect(headsAnotherTable(row)).toBe(heads);
});

test.each([
  [['Nachtrag', 'Kunde', 'Wert'], ['N-1', 'Meier', '100'], true],
  [['Nachtrag', 'Kunde', 'Wert'], ['N-1', 'Meier', 'x'], false],
  [['A-1', 'Kunde', 'Wert'], ['N-1', 'Meier', '100'], false],
  [['Kunde', 'Wert', ''], ['Meier', '100', '200'], false],
])('the row %p above %p looks like another header: %p', (row, below, looks) => {
  expect(looksLikeAnotherHeader(row, below)).toBe(looks);
});
