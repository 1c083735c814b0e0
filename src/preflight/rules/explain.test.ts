import { checkedText, checkedWorkbook, type TestRow } from '@/testing/bordereaux/checkText';
import type { CheckedFile } from './file';
import type { CheckChoices } from './sums';
import { createVerdict } from './verdict';

const heads = 'Policy|Insured|Premium|Tax';
const table = [heads, 'A-1|Ann|10.00|1.00', 'A-2|Bob|50.00|5.00'];

/** The explanation of a difference, and what is said once it is applied. */
function explained(file: CheckedFile, control: string, choices: CheckChoices = {}): readonly unknown[] {
  const { explanation } = createVerdict(file, choices, control);
  if (!explanation) return [undefined];
  return [explanation.text, createVerdict(file, { ...choices, ...explanation.choices }, control).text];
}

test.each<[string, readonly TestRow[], string, string, string]>([
  [
    'totals rows',
    [...table, '|Total|60.00|'],
    '60',
    'Without the totals row it is the control value.',
    'Reconciled without 1 totals row',
  ],
  [
    'one row',
    table,
    '10',
    'Without row 3 ($50) it is the control value.',
    'Reconciled as you chose: without row 3',
  ],
  [
    'another column',
    table,
    '6',
    'Tax adds up to the control value.',
    'Reconciled as you chose: with Tax as the amount column',
  ],
  [
    'half',
    [...table, 'A-3|All|60.00|6.00', 'A-4|Fee|0.00|0.50'],
    '60',
    'Half of the sum is the control value: a total may be counted twice.',
    'Reconciled as you chose: compared with half of the sum',
  ],
  [
    'a thousandth',
    [heads, 'A-1|Ann|10000|1', 'A-2|Bob|50000|5'],
    '60',
    'A thousandth of the sum is the control value: a decimal sign may be read wrong.',
    'Reconciled as you chose: compared with a thousandth of the sum',
  ],
  [
    'a hundredth',
    [heads, 'A-1|Ann|1000|1', 'A-2|Bob|5000|5'],
    '60',
    'A hundredth of the sum is the control value: the last two digits may be cents.',
    'Reconciled as you chose: compared with a hundredth of the sum',
  ],
  [
    'a unit in the head',
    ['Policy|Insured|Premium (000s)|Tax', 'A-1|Ann|10.00|1.00', 'A-2|Bob|50.00|5.00'],
    '60000',
    'In thousands it is the control value.',
    'Reconciled as you chose: with amounts in thousands',
  ],
  [
    'a thousand times',
    table,
    '60000',
    'A thousand times the sum is the control value: a decimal sign may be read wrong.',
    'Reconciled as you chose: compared with a thousand times the sum',
  ],
  [
    'returns without a sign',
    ['Policy|Type|Premium', 'A-1|New|50.00', 'A-2|Return premium|10.00', 'A-3|New|5.00'],
    '45',
    'With “Return premium” as negative it is the control value.',
    'Reconciled as you chose: with Return premium as negative',
  ],
  [
    'short rows',
    [...table, 'A-3|Cy|5.00'],
    '65',
    'With the rows that are shorter than the header row it is the control value.',
    'Reconciled as you chose: with rows shorter than the header row',
  ],
  [
    'cells that may hold other rows',
    [...table, 'A-3|Cy,\nNew York|5.00|0.50'],
    '65',
    'With the cells that may hold other rows it is the control value.',
    'Reconciled as you chose: with cells that may hold other rows',
  ],
  [
    'amounts above the header row',
    ['Brought over||25.00|', ...table],
    '85',
    'With the amounts above the header row it is the control value.',
    'Reconciled as you chose: with the amounts above the header row',
  ],
  [
    'a second section',
    [...table, '', 'Policy|Endorsement|Insured|Premium', 'B-1|E1|Cy|5.00'],
    '65',
    'With row 6 it is the control value.',
    'Reconciled',
  ],
  [
    'totals rows and one more row',
    [...table, '|Total premium|60.00|', '|Commission|7.00|'],
    '60',
    'Without the totals row and without row 5 ($7) it is the control value.',
    'Reconciled as you chose: without 1 totals row, without row 5',
  ],
  [
    'totals rows and a second section',
    [...table, '|Total|60.00|', '', 'Policy|Endorsement|Insured|Premium', 'B-1|E1|Cy|5.00'],
    '65',
    'Without the totals row and with row 7 it is the control value.',
    'Reconciled without 1 totals row',
  ],
])('a difference is explained by %s', (_words, rows, control, text, after) => {
  expect(explained(checkedText(rows), control)).toEqual([text, after]);
});

test.each(['return', 'credit'])('a row whose type says %s may count as negative', (word) => {
  const rows = ['Policy|Type|Premium', 'A-1|New|50.00', `A-2|A ${word} of premium|10.00`];
  expect(explained(checkedText(rows), '40')[1]).toBe(
    `Reconciled as you chose: with A ${word} of premium as negative`,
  );
});

test('a difference is explained by hidden rows', () => {
  const hidden = { text: 'A-3|Cy|5.00|0.50', isHidden: true };
  expect(explained(checkedWorkbook({ New: [...table, hidden] }), '60')).toEqual([
    'Without the hidden row 4 it is the control value.',
    'Reconciled as you chose: without 1 hidden row',
  ]);
  expect(explained(checkedWorkbook({ New: [...table, hidden, hidden] }), '60')[0]).toBe(
    'Without the 2 hidden rows it is the control value.',
  );
});

test('a difference is explained by another sheet, by all of the same heads, or by all', () => {
  const file = checkedWorkbook({
    New: table,
    Two: [heads, 'B-1|Cy|5.00|0.50'],
    Three: [heads, 'B-2|Di|7.00|0.70'],
    Other: ['Policy|Premium', 'B-3|11.00'],
  });
  expect(explained(file, '65')).toEqual([
    'With sheet Two, row 2 it is the control value.',
    'Reconciled in part',
  ]);
  expect(explained(file, '72')).toEqual([
    'With 2 more tables it is the control value.',
    'Reconciled in part',
  ]);
  expect(explained(file, '83')).toEqual(['With 3 more tables it is the control value.', 'Reconciled']);
});

test('a difference is explained by the decimal sign', () => {
  const rows = [heads, 'A-1|Ann|1.500|1', 'A-2|Bob|2.750|1', 'A-3|Cy|3|1'];
  const { explanation } = createVerdict(checkedText(rows, { chosenSign: '.' }), { decimalSign: '.' }, '4253');
  expect([explanation?.text, explanation?.choices]).toEqual([
    'With the comma as decimal sign it is the control value.',
    { decimalSign: ',' },
  ]);
  const again = checkedText(rows, { chosenSign: ',' });
  expect(createVerdict(again, { decimalSign: ',' }, '4253').text).toBe(
    'Reconciled as you chose: with the comma as decimal sign',
  );
});

test('a difference without an explanation is only reported', () => {
  expect(explained(checkedText(table), '61.23')).toEqual([undefined]);
  expect(explained(checkedText(table), '61.23', { scale: 'half' })).toEqual([undefined]);
});

test('no press adds tables of different currencies, units or unknown signs', () => {
  const usd = ['Policy|Insured|Premium', 'A-1|Ann|10.00', 'A-2|Bob|50.00'];
  const file = checkedWorkbook({
    USD: usd,
    GBP: ['Policy|Insured|Premium', 'A-3|Cy|5.00'],
    New: ['Policy|Insured|Premium ($000)', 'A-4|Di|7.00'],
    Notes: ['Policy|Document|Premium', 'A-5|Credit Note|9.00'],
  });
  for (const control of ['65', '67', '69', '81']) {
    const { text, explanation, uncounted } = createVerdict(file, {}, control);
    expect([text.slice(0, 7), explanation]).toEqual(['Differs', undefined]);
    expect(uncounted.map(({ text: line, change }) => [line, change?.label])).toEqual([
      ['Sheet GBP, row 2 (1 row), in GBP', undefined],
      ['Sheet New, row 2 (1 row)', undefined],
      ['Sheet Notes, row 2 (1 row)', 'Count'],
    ]);
  }
  expect(createVerdict(file, { added: [3] }, '69').text).toBe('Not checked');
});

test('a totals row is left out with all others, or not at all', () => {
  const rows = [
    'Policy|Insured|Premium',
    'A-1|Ann|10.00',
    'A-2|Bob|50.00',
    '|Sum|60.00',
    'A-3|Cy|5.00',
    'Sum|all|65.00',
  ];
  expect(explained(checkedText(rows), '125')).toEqual([undefined]);
});
