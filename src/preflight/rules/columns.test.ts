import {
  columnLetter,
  isMoneyKind,
  likelyAmountColumn,
  mayBeMoney,
  recogniseColumns,
  referenceColumns,
} from './columns';

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
  ['Surplus Lines Tax', 'tax'],
  ['Policy Fee', 'tax'],
  ['Sum Insured', 'amount'],
  ['Previous Gross Premium', 'amount'],
  ['Gross Receipts', 'amount'],
  ['Gross Earned Premium', 'amount'],
  ['Gross Comm', 'deduction'],
  ['Final Net Premium to London', 'net'],
  ['Gross Premium Paid This Time in Original Currency', 'gross'],
  ['Original Currency', undefined],
  ['Premium Band', undefined],
  ['Gross Vehicle Weight', undefined],
  ['Certificate / Policy Number', 'reference'],
  ['Paid to Date', 'amount'],
  ['Total Insured Value', 'amount'],
  ['Amount Type', undefined],
  ['State', undefined],
  ['', undefined],
])('the head %p names the column %p', (head, kind) => {
  expect(recogniseColumns([head])).toEqual([kind]);
});

test('of two columns that could be the gross premium, the one with this head is it', () => {
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

/** The column that is proposed of those with these heads. */
function proposed(heads: readonly string[]): number | undefined {
  const kinds = recogniseColumns(heads);
  return likelyAmountColumn(
    heads.map((name, index) => ({ index, name, ...(kinds[index] && { kind: kinds[index] }) })),
  );
}

test.each([
  ['gross premium before all others', ['Net Premium', 'Previous Gross Premium', 'Gross Premium', 'Tax'], 2],
  ['premium before gross receipts', ['Gross Receipts', 'Premium', 'Commission'], 1],
  ['written premium before premium', ['Premium', 'Gross Written Premium'], 1],
  ['premium before a running balance', ['Running Balance', 'Balance', 'Premium'], 2],
  ['none of debit and credit', ['Debit', 'Credit'], undefined],
  ['no running balance, even alone', ['Balance'], undefined],
  ['the only amount', ['Policy', 'Paid'], 1],
  ['the net premium where there is no gross one', ['Policy', 'Tax', 'Fee', 'Net'], 3],
  ['the only column of money', ['Policy', 'Commission'], 1],
  ['none of two that are equally likely', ['Policy', 'Paid', 'Reserve', 'Outstanding'], undefined],
  ['none where nothing is an amount', ['Policy', 'Insured'], undefined],
])('the column to add up is %s', (_words, heads, index) => {
  expect(proposed(heads)).toBe(index);
});

test.each(['gross', 'written', 'total'])('a head with %s and premium comes first', (word) => {
  expect(proposed(['Premium', `${word} premium`])).toBe(1);
  expect(proposed(['Premium', `Premium, ${word}`])).toBe(1);
});

test.each([
  ...['earned', 'previous', 'prior', 'expiring', 'commission', 'receipts', 'sales'],
  ...['weight', 'balance', 'band'],
])('a head with %s never comes before the premium', (word) => {
  expect(proposed([`Gross ${word}`, 'Premium'])).toBe(1);
  expect(proposed([`Total ${word} premium`, 'Premium'])).toBe(1);
});

test('a column whose cells hold no amounts is not the one to add up', () => {
  const columns = [
    { index: 0, name: 'Gross Premium', isMoney: false },
    { index: 1, name: 'Premium', kind: 'gross', isMoney: true },
  ] as const;
  expect(likelyAmountColumn(columns)).toBe(1);
});

test('of two columns that are the same in every row the first is added up', () => {
  const columns = ['Premium', 'Premium'].map((name, index) => ({ index, name, kind: 'gross' as const }));
  expect(likelyAmountColumn(columns)).toBeUndefined();
  expect(likelyAmountColumn(columns, () => true)).toBe(0);
});

test.each([
  ['Beitrag', true],
  ['COST', true],
  ['Quantity', false],
  ['Policies', false],
  ['Number of vehicles', false],
  ['Year', false],
  ['Zip', false],
  ['Commission %', false],
  ['Insured', false],
])('the numbers below %p may be money: %p', (head, may) => {
  expect(mayBeMoney(head)).toBe(may);
});

test('references are the columns of policies first, then that of the whole contract', () => {
  expect(referenceColumns(['UMR', 'Insured', 'Certificate / Policy Number', 'Policy No'])).toEqual([3, 2, 0]);
});
