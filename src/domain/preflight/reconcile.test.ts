import { inspect } from './inspector';
import { likelyAmountColumn, reconcile } from './reconcile';

const headers = ['Policy', 'Insured', 'Premium'];

function reconciled(control: string, amounts: string[], column: number | undefined = 2): [string, string] {
  const rows = amounts.map((amount, index) => [`A-${String(index)}`, 'Ann', amount]);
  const { text, detail } = reconcile(inspect([headers, ...rows]), column, control);
  return [text, detail];
}

const sum = (shown: string, control: string): string =>
  `Premium adds up to ${shown}; the control value is ${control}.`;

test.each([
  ['Reconciled', '$1,234.50', ['1,000.00', '$234.50'], sum('$1,234.50', '$1,234.50')],
  ['Reconciled', '0.30', ['0.10', '0.20'], sum('$0.30', '$0.30')],
  ['Reconciled', '90', ['100', '-10'], sum('$90', '$90')],
  ['Reconciled', '0', ['0'], sum('$0', '$0')],
  ['Differs by $12.40', '100', ['112.40'], sum('$112.40', '$100')],
  ['Differs by -$12.40', '100', ['87.60'], sum('$87.60', '$100')],
  ['Differs by $0.01', '100', ['100.01'], sum('$100.01', '$100')],
  // The sign is not sent, so the server will hold 100 against the file.
  ['Differs by -$200', '-100', ['-100'], sum('-$100', '$100')],
])('BDXADM-34 %s: the control value %p against %p', (text, control, amounts, detail) => {
  expect(reconciled(control, amounts)).toEqual([text, detail]);
});

test.each([
  ['There is no control value yet.', '', ['1']],
  ['There is no control value yet.', '$', ['1']],
  ['The control value has a part of a cent.', '1.001', ['1']],
  ['The control value is too long to count.', '12345678901234', ['1']],
  ['The file has no rows to add up.', '0', []],
  ['Premium is empty in row 3.', '1', ['1', '']],
  ['Premium in row 2 is not a plain amount: “(5.00)”.', '1', ['(5.00)', '6']],
  ['Premium in row 2 has a part of a cent: “0.995”.', '1', ['0.995', '0.005']],
  ['The sum of Premium is too large to count.', '1', Array<string>(100).fill('999999999999.99')],
])('BDXADM-34 Not checked: %s', (detail, control, amounts) => {
  expect(reconciled(control, amounts)).toEqual(['Not checked', detail]);
});

test('Not checked without a column, and with shifted cells', () => {
  const table = inspect([headers, ['A', 'Ann', '1', '234.50']]);
  expect(reconcile(inspect([headers, ['A', 'Ann', '1']]), undefined, '1')).toEqual({
    outcome: 'notChecked',
    text: 'Not checked',
    detail: 'Choose the column to add up.',
  });
  expect(reconcile(table, 2, '1').detail).toBe('Cells may be in the wrong columns from row 2 on.');
});

test('Not checked when an amount stands above the header', () => {
  const table = inspect([['Total', '', '5.00'], headers, ['A', 'Ann', '1']]);
  expect(reconcile(table, 2, '1').detail).toBe('An amount stands above the header row, in row 1: “5.00”.');
});

test.each([
  ['the gross premium', ['Policy', 'Net Premium', 'Gross Premium', 'Tax'], 2],
  ['the only amount', ['Policy', 'Paid'], 1],
  ['the net premium where other amounts leave a choice', ['Policy', 'Tax', 'Fee', 'Net'], 3],
  ['the only column of money', ['Policy', 'Commission'], 1],
  ['none where the headers leave a choice', ['Policy', 'Paid', 'Reserve'], undefined],
  ['none where nothing is an amount', ['Policy', 'Insured'], undefined],
])('the column to add up is %s', (_words, columns, index) => {
  expect(likelyAmountColumn(inspect([columns]).columns)).toBe(index);
});
