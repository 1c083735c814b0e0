import { exportText, pagedText, rowsText, uniqueKeys } from './listText';

test.each([
  [13, 13, '13 rows'],
  [1, 1, '1 row'],
  [0, 0, '0 rows'],
  [3, 13, '3 of 13 rows'],
  [0, 1, '0 of 1 row'],
  [100_000, 100_000, '100,000 rows'],
])('%d of %d rows have the text %s', (shown, all, text) => {
  expect(rowsText(shown, all)).toBe(text);
});

test('LIST-02 the text of the current page', () => {
  expect(pagedText(2, 3, null)).toBe('Page 2 of 3');
});

test.each([
  [1, 2, { from: 0, shown: 20, count: 33 }, 'Page 1 of 2 Showing rows 1 to 20 of 33'],
  [2, 2, { from: 20, shown: 13, count: 33 }, 'Page 2 of 2 Showing rows 21 to 33 of 33'],
  [1, 1, { from: 0, shown: 0, count: 0 }, 'Page 1 of 1 Showing rows 0 to 0 of 0'],
])('IAGRP-02 page %d of %d with its rows', (page, pages, rows, text) => {
  expect(pagedText(page, pages, rows)).toBe(text);
});

test('the label of the export button has the number of rows', () => {
  expect(exportText(13)).toBe('Export CSV (13)');
});

test('every row has a unique key', () => {
  const rows = [{ id: 1 }, { id: '1' }, { id: null }, {}, { id: 2 }];
  const keys = uniqueKeys(rows, undefined);
  expect(new Set(keys).size).toBe(rows.length);
  expect(keys[4]).toBe('2');
});
