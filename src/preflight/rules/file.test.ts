import { checkedText, checkedWorkbook } from '@/testing/bordereaux/checkText';
import {
  countOfRows,
  hasSameHeads,
  holdsMoney,
  mainTable,
  matchingColumn,
  rowRangeText,
  rowNames,
  tablesOf,
} from './file';

const heads = 'Policy|Insured|Premium';
const bordereau = [heads, 'A-1|Ann|1.00'];
const summary = ['Class|Total', 'Property|1.00'];

test.each<[string, Record<string, readonly string[]>, string[], number | undefined, string | undefined]>([
  ['the sheet that looks most like a bordereau', { Summary: summary, New: bordereau }, [], undefined, 'New'],
  ['not a hidden sheet', { Lists: bordereau, Summary: summary }, ['Lists'], undefined, 'Summary'],
  ['a hidden sheet that is chosen', { Lists: bordereau, Summary: summary }, ['Lists'], 0, 'Lists'],
  ['the chosen sheet', { Summary: summary, New: bordereau }, [], 0, 'Summary'],
  ['the first of two that are alike', { New: bordereau, More: bordereau }, [], undefined, 'New'],
  ['none of a sheet without rows', { New: bordereau, Empty: [] }, [], 1, undefined],
])('the table that is checked is %s', (_words, sheets, hidden, chosen, name) => {
  const file = checkedWorkbook(sheets, Object.fromEntries(hidden.map((each) => [each, { isHidden: true }])));
  const table = tablesOf(file)[mainTable(file, chosen) ?? -1];
  expect(table && file.sheets[table.sheet]?.name).toBe(name);
});

test('the table below the chosen header row is checked', () => {
  const file = checkedText([...bordereau, '', 'Policy|Endorsement|Fee', 'A-1|E1|2.00']);
  expect(mainTable(file, undefined)).toBe(0);
  expect(mainTable(file, undefined, { sheet: 0, row: 4 })).toBe(1);
});

test.each([
  [bordereau, true],
  [[heads], false],
  [['Code|Meaning', '10|New'], false],
  [['State|Policies', 'NY|12'], false],
  [['Kunde|Beitrag', 'Meier|100'], true],
  [['Please see overleaf'], false],
])('the table %p holds money: %p', (rows, holds) => {
  expect(tablesOf(checkedText(rows)).some(holdsMoney)).toBe(holds);
});

test('heads are the same without their case and the blanks around them', () => {
  const [one, other, third] = tablesOf(
    checkedWorkbook({ A: bordereau, B: [' policy|INSURED|Premium', 'A-2|Bob|1.00'], C: summary }),
  );
  if (!one || !other || !third) throw new Error('A table is missing.');
  expect([hasSameHeads(one, other), hasSameHeads(one, third)]).toEqual([true, false]);
});

test('the column of another table is that of the same head, else its most likely one', () => {
  const file = checkedWorkbook({
    A: bordereau,
    B: ['Policy|Gross Premium|Premium', 'A-2|9.00|1.00'],
    C: ['Policy|Gross Premium', 'A-3|9.00'],
    D: ['Note|Other', 'a|b'],
  });
  const [one, ...others] = tablesOf(file);
  const premium = one?.columns[2];
  if (!premium) throw new Error('There is no premium.');
  expect(others.map((other) => matchingColumn(other, premium)?.name)).toEqual([
    'Premium',
    'Gross Premium',
    undefined,
  ]);
});

test.each([
  [[2], 'row 2'],
  [[2, 3], 'rows 2 and 3'],
  [[2, 3, 4], 'rows 2 to 4'],
  [[2, 5, 9], 'rows 2, 5 and 9'],
  [[2, 5, 9, 12], 'rows 2, 5, 9 and 12'],
  [[2, 5, 9, 12, 20], 'rows 2, 5, 9 and 2 more'],
  [[1200, 1300], 'rows 1,200 and 1,300'],
])('the rows %p are named: %s', (numbers, text) => {
  expect(rowNames(numbers)).toBe(text);
});

test('counts and row ranges have texts', () => {
  expect([countOfRows(1), countOfRows(1200), countOfRows(2, 'hidden row')]).toEqual([
    '1 row',
    '1,200 rows',
    '2 hidden rows',
  ]);
  const text = checkedText([...bordereau, 'A-2|Bob|2.00']);
  const book = checkedWorkbook({ New: bordereau });
  const placeIn = (file: typeof text): string[] => tablesOf(file).map((table) => rowRangeText(file, table));
  expect([...placeIn(text), ...placeIn(book)]).toEqual(['rows 2 to 3', 'sheet New, row 2']);
});
