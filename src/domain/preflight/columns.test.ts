import { columnLetter, isMoneyKind, recogniseColumns } from './columns';
import { findHeader } from './header';

test.each([
  ['Policy Number', 'reference'],
  ['policy_no', 'reference'],
  ['PolicyNo.', 'reference'],
  ['Policy #', 'reference'],
  ['Certificate Ref', 'reference'],
  ['UMR', 'reference'],
  ['Claim Number', 'reference'],
  ['Claim #', 'reference'],
  ['Insured', 'insured'],
  ['Named Insured', 'insured'],
  ["Insured's Name", 'insured'],
  ['Policyholder Name', 'insured'],
  ['Insured Address', undefined],
  ['Effective Date', 'effective'],
  ['Inception', 'effective'],
  ['policyeffectivedate', 'effective'],
  ['Period From', 'effective'],
  ['Expiry Date', 'expiry'],
  ['Exp. Date', 'expiry'],
  ['Period To', 'expiry'],
  ['Policy End Date', 'expiry'],
  ['Loss Date', undefined],
  ['Gross Premium', 'gross'],
  ['GWP (USD)', 'gross'],
  ['Premium', 'gross'],
  ['policyamount', 'gross'],
  ['Premium Due Date', undefined],
  ['Premium Effective', 'gross'],
  ['Effective Premium', 'amount'],
  ['Updated Premium', 'amount'],
  [`${'x '.repeat(100)}premium`, undefined],
  ['Commission', 'deduction'],
  ['Total Deductions', 'deduction'],
  ['Commission %', undefined],
  ['Commission Rate', undefined],
  ['Net Premium', 'net'],
  ['Net Due', 'net'],
  ['Surplus Lines Tax', 'amount'],
  ['Paid to Date', 'amount'],
  ['Total Insured Value', 'amount'],
  ['Amount Type', undefined],
  ['State', undefined],
  ['', undefined],
])('the head %p names the column %p', (head, kind) => {
  expect(recogniseColumns([head])).toEqual([kind]);
});

test('of two columns that could be the gross premium the one that says so is it', () => {
  expect(recogniseColumns(['Premium', 'Gross Premium', 'Policy No', 'Binder Ref'])).toEqual([
    'amount',
    'gross',
    'reference',
    undefined,
  ]);
});

test('of two columns with one head the first is it', () => {
  expect(recogniseColumns(['Premium', 'Premium', 'Policy', 'Policy'])).toEqual([
    'gross',
    'amount',
    'reference',
    undefined,
  ]);
});

test('the kinds of money are gross, deductions, net and other amounts', () => {
  expect((['gross', 'deduction', 'net', 'amount'] as const).map(isMoneyKind)).toEqual(Array(4).fill(true));
  expect((['reference', 'expiry', undefined] as const).map(isMoneyKind)).toEqual(Array(3).fill(false));
});

test.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [701, 'ZZ'],
  [702, 'AAA'],
])('column %p is %s in a spreadsheet', (index, letter) => {
  expect(columnLetter(index)).toBe(letter);
});

test('the header is found below titles, above a repeated header and never on a row of data', () => {
  const header = ['Policy', 'Insured', 'Premium'];
  expect(findHeader([['Premium bordereau'], [''], header, ['1', 'Ann', '5'], header])).toBe(2);
  expect(
    findHeader([
      ['Total premium', '', 'USD'],
      ['1', 'Ann', '5'],
    ]),
  ).toBeUndefined();
  expect(findHeader([['Premium'], ['5']])).toBe(0);
  expect(findHeader([['Policy', 'Premium', '12.00'], header])).toBe(1);
  expect(findHeader([['Policy', 'Premium', '2026-01-31'], header])).toBe(1);
  expect(
    findHeader([
      ['A-1', 'Ann', '5'],
      ['A-2', 'Bob', '6'],
    ]),
  ).toBeUndefined();
});

test('the header is looked for in the first 20 rows', () => {
  const header = ['Policy', 'Insured', 'Premium'];
  const above = (count: number): string[][] => Array.from({ length: count }, () => ['A note']);
  expect(findHeader([...above(19), header])).toBe(19);
  expect(findHeader([...above(20), header])).toBeUndefined();
});
