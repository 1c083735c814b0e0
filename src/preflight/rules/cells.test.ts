import { beginsWithSum, firstText, isBlank, isFormulaLike, isReference } from './cells';
import { FindingLog } from './findings';
import { References } from './references';

test.each([
  ['=1+1', true],
  ['@SUM(A1)', true],
  ['+cmd|x', true],
  ['-2+3', true],
  ['\t=1', true],
  ['-12.40', false],
  ['-$1,200', false],
  ['+5', false],
  ['-', false],
  ['=', false],
  ['= ', false],
  ['=5', true],
  [' =1+1', false],
  ['plain', false],
])('the cell %p looks like a formula: %p', (cell, looks) => {
  expect(isFormulaLike(cell)).toBe(looks);
});

test.each([
  ['Total', true],
  [' Grand Total:', true],
  ['Sub-totals', true],
  ['Sub total', true],
  ['subtotal', true],
  ['Column Total', true],
  ['report totals', true],
  ['Sum', true],
  ['Carried forward', true],
  ['Amount brought forward', true],
  ['Balance', true],
  ['The total', false],
  ['Totally Insured Ltd', false],
  ['Summit Ltd', false],
  ['', false],
])('the text %p begins with a word for a sum: %p', (text, isSum) => {
  expect(beginsWithSum(text)).toBe(isSum);
});

test.each([
  ['A-1', true],
  ['12345', true],
  ['Property Total', false],
  ['Total 2026', false],
  ['carried to page 2', false],
  ['', false],
])('the cell %p is a reference: %p', (cell, isOne) => {
  expect(isReference(cell)).toBe(isOne);
});

test.each(['total', 'sub total', 'carried', 'brought', 'balance'])(
  'a cell that begins with %s is no reference',
  (word) => {
    expect(beginsWithSum(`${word} 2026`)).toBe(true);
    expect(isReference(`${word} 2026`)).toBe(false);
    const references = new References([0]);
    const cells = ['A-1', `${word} 2026`, `A-${word}-2`];
    for (const [row, cell] of cells.entries()) references.add([cell], row, new FindingLog());
    expect(cells.map((_, row) => references.missing()?.(row))).toEqual([false, true, false]);
  },
);

test.each([
  [['', ' ', 'Total', '5'], 'Total'],
  [['', '5.00', 'TOTAL'], 'TOTAL'],
  [['300 USD', 'TOTAL'], 'TOTAL'],
  [['5.00', ''], ''],
])('the first word of the row %p is in %p', (cells, text) => {
  expect(firstText(cells)).toBe(text);
});

test('a row of blanks is blank, and so is the end mark of DOS', () => {
  expect([isBlank([]), isBlank(['', ' ']), isBlank(['\u001a']), isBlank(['', 'x'])]).toEqual([
    true,
    true,
    true,
    false,
  ]);
});
