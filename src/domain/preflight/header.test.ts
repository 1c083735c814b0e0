import { namedColumns } from './header';

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
