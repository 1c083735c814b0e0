import { checkedText, checkedWorkbook, type TestRow } from '@/testing/bordereaux/checkText';
import { inventoryOf } from './inventory';
import { createVerdict, decide } from './verdict';

/*
 * Each condition of the plain 'Reconciled' with what breaks it, and with what looks alike and does not. The control value
 * is always the sum of the amounts as a careless reader would add them up.
 */

const heads = 'Policy Number|Insured|Effective Date|Gross Premium';
const table = [heads, 'BX-1|Ann Co|2026-04-01|1000.00', 'BX-2|Bob Co|2026-04-02|500.00'];

/** The outcome, and what is not counted. */
function said(rows: readonly TestRow[], control = '1500', rules = {}): string {
  const { text, detail, uncounted } = createVerdict(checkedText(rows, rules), {}, control);
  return [text, ...(text === 'Not checked' ? [detail] : []), ...uncounted.map((each) => each.text)].join(
    ' / ',
  );
}

const notAnAmount = (row: number, cell: string): string =>
  `Not checked / Gross Premium in row ${String(row)} is not a plain amount: “${cell}”.`;

test.each([
  ['275.00 CR', '||'],
  ['-5.00 DR', '||'],
  ['USD 5.00 CR', '||'],
  ['275.00-', '||'],
  ['1 250.50', 'Total||'],
  ['1\u202f250.50', 'Less returns||'],
  ['250.OO', '|Cy Co|'],
  ['TBA', 'TBA|TBA|'],
  ['#REF!', '||'],
  ['1,25,000.00', '||'],
  ['see note', 'Prepared by Ann||'],
])('B1 the amount %p in a last row is named', (cell, before) => {
  expect(said([...table, `${before}|${cell}`])).toBe(notAnAmount(4, cell));
});

test.each(['275.00 CR', '275.00-', 'TBA', '1,25,000.00'])(
  'B1 a row that holds nothing but %p is named, wherever it is',
  (cell) => {
    expect(said([heads, table[1] ?? '', `|||${cell}`, table[2] ?? ''])).toBe(notAnAmount(3, cell));
    expect(said([heads, `|||${cell}`, ...table.slice(1)])).toBe(notAnAmount(2, cell));
    expect(said([...table, `|||${cell}`, '|||5.00-'])).toBe(notAnAmount(4, cell));
  },
);

test.each([
  [
    'a last row without a reference column',
    [
      'Insured|Class|Gross Premium',
      'Ann Co|Property|1000.00',
      'Bob Co|Marine|500.00',
      'Cy Co|Marine|275.00-',
    ],
    notAnAmount(4, '275.00-'),
  ],
  [
    'a section whose amounts are texts',
    [...table, '', 'Returns', heads, 'BX-3|Cy Co|2026-04-03|275.00-'],
    'Reconciled in part / Row 7 (1 row), with “275.00-”',
  ],
  [
    'a section without known heads',
    [...table, '', 'Vertrag|Kunde|Wert', 'N-x|Meier|275.00 CR'],
    'Reconciled in part / Amounts outside of the table, in row 6: “275.00 CR”',
  ],
  [
    'an amount above the heads',
    ['Brought forward|||275.00 CR', ...table],
    'Reconciled in part / Amounts above the header row, in row 1: “275.00 CR”',
  ],
  [
    'a sentence with an amount above the heads',
    ['Less returns of $275.00', ...table],
    'Reconciled in part / Amounts above the header row, in row 1: “Less returns of $275.00”',
  ],
  [
    'a sentence with an amount below',
    [...table, 'Less returns of 275.00 CR'],
    'Reconciled in part / Amounts outside of the table, in row 4: “Less returns of 275.00 CR”',
  ],
])('B1 money in %s is listed', (_words, rows, text) => {
  expect(said(rows)).toBe(text);
});

test.each<[string, readonly TestRow[]]>([
  ['a footer whose amount cell is blank', [...table, 'Prepared by Ann|||']],
  ['a footer of several cells', [...table, 'Prepared by|Ann Lee||']],
  ['a dash for no amount', [...table, 'BX-3|Cy Co|2026-04-03|-']],
  ['the total in a sentence above', ['Total premium: 1,500.00', ...table]],
  ['dates and times above', ['Printed 2026-04-30 10:30', 'Period 01/04/2026 - 30/04/2026', ...table]],
  ['a share above', ['Line 12.50%', ...table]],
])('B1 %s is no money', (_words, rows) => {
  expect(said(rows)).toBe('Reconciled');
});

test('B1 sheets whose amounts are texts, and columns without a head, are listed', () => {
  const file = checkedWorkbook({
    New: [...table, 'BX-3|Cy Co|2026-04-03|0.00||50.00 CR'],
    Returns: ['Ref|Text|Value', 'x|Ann|275.00-', 'y|Bob|100.00-'],
    Notes: ['Sent by Ann', 'Nothing else'],
  });
  const { text, uncounted } = createVerdict(file, {}, '1500');
  expect([text, ...uncounted.map((each) => each.text)]).toEqual([
    'Reconciled in part',
    'Column F of sheet New, which has no head',
    'Amounts outside of the table of sheet Returns, in rows 2 and 3: “275.00-”, “100.00-”',
  ]);
});

const other = (code: string): string =>
  `Not checked / Gross Premium is not in US dollars alone: ${code} 1,500.`;

function withCurrencies(head: string, one: string, two = one): readonly string[] {
  return [
    `${heads}|${head}`,
    `BX-1|Ann Co|2026-04-01|1000.00|${one}`,
    `BX-2|Bob Co|2026-04-02|500.00|${two}`,
  ];
}

test.each([
  ['Currency', 'ISK', 'ISK'],
  ['Currency', 'XXX', 'XXX'],
  ['Divisa', 'EUR', 'EUR'],
  ['Currency', 'RMB', 'RMB'],
  ['Currency', 'GBP - Pound Sterling', 'GBP'],
  ['Currency', 'Swiss Francs', 'CHF'],
  ['Currency', 'Doubloons', 'DOUBLOONS'],
  ['Currency', 'n/a', 'N/A'],
  ['Currency', '978', '978'],
  ['currency_code', 'PKR', 'PKR'],
  ['Currency of Premium', 'GBP', 'GBP'],
  ['Currency (Premium)', 'GBP', 'GBP'],
  ['Orig Ccy', 'kr.', 'DKK'],
  ['Premium Currency', 'STG', 'STG'],
  ['Money', 'EUR', 'EUR'],
])('B2 a column %s that says %s is in another currency', (head, text, code) => {
  expect(said(withCurrencies(head, text))).toBe(other(code));
});

test('B2 more texts than are shown are currencies, too', () => {
  const rows = Array.from({ length: 400 }, (_, at) => `BX-${String(at)}|Ann|2026-04-01|1.00|C${String(at)}`);
  expect(said([`${heads}|Currency`, ...rows], '400')).toMatch(
    /^Not checked .* C0 1, C1 1, .* and 28\d more sums\.$/,
  );
});

test.each([
  'USD',
  'usd',
  'US$',
  '$',
  'US Dollars',
  'United States Dollar',
  'USD - US Dollar',
  'U.S. Dollars',
  '840',
  '',
])('B2 a column of currencies that says %p is in dollars', (text) => {
  expect(said(withCurrencies('Currency', text, 'USD'))).toBe('Reconciled');
});

test.each([
  ['gross_premium_eur', 'EUR'],
  ['GrossPremiumGBP', 'GBP'],
  ['Gross Premium (Sterling)', 'GBP'],
  ['Gross Premium £', 'GBP'],
  ['Gross Premium CA$', 'CAD'],
  ['Gross Premium in Swiss Francs', 'CHF'],
  ['Gross Premium Euro', 'EUR'],
  ['Gross Premium (Rs.)', 'LKR'],
])('B2 the head %s is in another currency', (head, code) => {
  expect(said([heads.replace('Gross Premium', head), ...table.slice(1)])).toBe(
    `Not checked / ${head} is not in US dollars alone: ${code} 1,500.`,
  );
});

test.each(['Gross Premium (USD)', 'gross_premium_usd', 'Gross Premium US$', 'Total Gross Premium All Risks'])(
  'B2 the head %s is in dollars',
  (head) => {
    expect(said([heads.replace('Gross Premium', head), ...table.slice(1)])).toBe('Reconciled');
  },
);

test.each([
  ['Premium Bordereau April 2026 - GBP', 'GBP'],
  ['All amounts in Sterling', 'GBP'],
  ['Figures in €', 'EUR'],
  ['Currency: Doubloons', 'Doubloons'],
])('B2 the title %s names the currency', (title, code) => {
  const text = `${other(code)} “${title}” names the currency.`;
  expect(said([title, ...table])).toBe(text);
  expect(said([...table, title])).toBe(text);
});

test.each(['Sterling Heights Agency', 'Bob Lee, All Risks', 'Amounts in USD', 'Kyubos $ bordereau'])(
  'B2 the title %s names no other currency',
  (title) => {
    expect(said([title, ...table])).toBe('Reconciled');
  },
);

test.each(['GBP', 'Apr 26 (CAD)', 'EUR New', '£'])('B2 a sheet named %s is in another currency', (name) => {
  expect(createVerdict(checkedWorkbook({ [name]: table }), {}, '1500').text).toBe('Not checked');
});

function withTexts(head: string, ...texts: readonly string[]): readonly string[] {
  return [`${heads}|${head}`, ...texts.map((text, at) => `BX-${String(at)}|Ann Co|2026-04-01|1.00|${text}`)];
}

test.each([
  ['Document', 'Debit Note', 'Credit Note'],
  ['Sign', 'Dr.', 'Cr.'],
  ['Doc', 'DN', 'CN'],
  ['Kind', 'AP', 'RP'],
  ['Entry', 'Plus', 'Minus'],
  ['Flag', 'P', 'N'],
  ['D/C', 'S', 'H'],
  ['Entries', 'Debits', 'Credits'],
  ['Remark', 'New', 'Refund of premium'],
  ['Transaction', 'New', 'Return Premium'],
  ['Movement', 'Additional Premium', 'n/a'],
])('B3 a column %s that says %s and %s determines the sign', (head, ...texts) => {
  const name = `Not checked / ${head} says debit or credit. Choose which counts as negative.`;
  expect(said(withTexts(head, ...texts), '2')).toBe(name);
  expect(said(withTexts(head, ...texts, ...texts, 'n/a'), '5')).toBe(name);
});

test.each([
  ['Active', 'Y', 'N'],
  ['Country Code', 'US', 'CN'],
  ['Title', 'Mrs', 'Dr'],
  ['Renewed', 'N', 'N'],
  ['Plan', 'Basic', 'Plus'],
  ['Paid By', 'Credit Card', 'Check'],
  ['Class', 'Property', 'Marine'],
  ['Broker', 'Ohio Credit Union', 'Dr. Ann Lee'],
])('B3 a column %s that says %s and %s is no sign', (head, ...texts) => {
  expect(said(withTexts(head, ...texts), '2')).toBe('Reconciled');
});

test('B3 a word in a row without a reference determines its sign', () => {
  const rows = [...table, 'Less return premiums|||275.00'];
  const file = checkedText(rows);
  const { text, detail } = createVerdict(file, {}, '1775');
  expect([text, detail]).toEqual([
    'Not checked',
    'A row without a reference says debit or credit. Choose which counts as negative.',
  ]);
  expect(createVerdict(file, { negative: 1 }, '1225').text).toBe(
    'Reconciled as you chose: with Less return premiums as negative',
  );
});

test('B3 all credits of a column can count as negative', () => {
  const file = checkedText(withTexts('Document', 'New', 'Credit Note', 'Refund'));
  expect(createVerdict(file, { negative: -1 }, '-1').text).toBe(
    'Reconciled without the minus sign, as you chose: with all credits as negative',
  );
});

test.each([
  ['Gross Premium ($000)', 'thousands'],
  ['Gross Premium (000s)', 'thousands'],
  ["Gross Premium USD '000", 'thousands'],
  ['Gross Premium in thousands', 'thousands'],
  ['Gross Premium (k)', 'thousands'],
  ['Gross Premium USDm', 'millions'],
  ['Gross Premium mn', 'millions'],
  ['Gross Premium %', 'percent'],
  ['Premium (percent)', 'percent'],
])('B7 the head %s names a unit', (head, unit) => {
  expect(said([heads.replace('Gross Premium', head), ...table.slice(1)])).toBe(
    `Not checked / ${head} is in ${unit}. Choose the unit.`,
  );
});

test.each(['All figures in USD thousands', 'Bordereau ($000)', 'USDm', 'Amounts in 000s'])(
  'B7 the title %s names a unit',
  (title) => {
    expect(said([title, ...table])).toMatch(/^Not checked \/ Gross Premium is in (?:thousands|millions)\. /);
  },
);

test.each(['1,000 policies', 'A & M Agency', 'Gross 100%'])('B7 the title %s names no unit', (title) => {
  expect(said([title, ...table])).toBe('Reconciled');
});

test('B7 another 100% in a head is no unit, and a sheet names one', () => {
  expect(said([heads.replace('Gross Premium', 'Gross Premium 100%'), ...table.slice(1)])).toBe('Reconciled');
  expect(createVerdict(checkedWorkbook({ 'USD 000s': table }), {}, '1500').asks).toBe('unit');
});

const groups = [
  'Property|||1500.00',
  ...table.slice(1),
  'Marine|||350.00',
  'BX-3|Cy|2026-04-03|225.00',
  'BX-4|Di|2026-04-04|125.00',
];

test('B8 sums above their groups are totals rows', () => {
  expect(said([heads, ...groups], '3700')).toBe('Reconciled with 2 totals rows');
  const { explanation } = createVerdict(checkedText([heads, ...groups]), {}, '1850');
  expect(explanation?.text).toBe('Without the 2 totals rows it is the control value.');
});

test('B8 a pivot table of two columns has totals rows', () => {
  const rows = [
    'Row Labels|Sum of Gross Premium',
    'Property|1500',
    'Ann|1000',
    'Bob|500',
    'Marine|350',
    'Cy|225',
    'Di|125',
    'Grand Total|1850',
  ];
  expect(said(rows, '5550')).toBe('Reconciled with 3 totals rows');
  expect(createVerdict(checkedText(rows), { withoutTotals: true }, '1850').text).toBe(
    'Reconciled without 3 totals rows',
  );
});

test('B9 a section of the same amount as its policy is no totals row, unless nothing else is in it', () => {
  const section = (text: string): string => `|${text}||600.00`;
  const rows = [heads, 'BX-1|Ann|2026-04-01|600.00', section('Liability'), 'BX-2|Bob|2026-04-02|250.00'];
  expect(said(rows, '1450')).toBe('Reconciled');
  expect(createVerdict(checkedText(rows), {}, '725').explanation?.choices).toEqual({ scale: 'half' });
  expect(said(rows.with(2, section('')), '1450')).toBe('Reconciled with 1 totals row');
  expect(said(rows.with(2, section('Ann Total')), '1450')).toBe('Reconciled with 1 totals row');
});

test.each([
  ['GWP (excl IPT)', 'IPT'],
  ['Gross Premium before Commission', 'Commission'],
  ['Gross Premium net of Tax', 'Tax'],
  ['Written Premium incl. Fees', 'Fees'],
  ['Gross Premium (after Commission)', 'Commission'],
])('B10 %s is the amount column', (head, tax) => {
  const rows = [
    `Policy Number|${head}|${tax}|Net to Carrier`,
    'BX-1|1000.00|120.00|850.00',
    'BX-2|500.00|60.00|425.00',
  ];
  expect(said(rows)).toBe('Reconciled');
  expect(createVerdict(checkedText(rows), {}, '1275').explanation?.label).toBe('Add up Net to Carrier');
});

test('a column of credits that is not counted is listed', () => {
  const rows = ['Policy Number|Gross Premium|Return Premium', 'BX-1|1000.00|0.00', 'BX-2|500.00|275.00'];
  expect(said(rows)).toBe('Reconciled in part / Return Premium, a column of debits or credits');
});

test('a file with heads and no rows is a nil return', () => {
  expect(said([heads, 'NIL RETURN|||'], '0')).toBe('Reconciled: no rows');
  expect(said([heads, 'NIL RETURN|||'], '5')).toBe('Not checked / The file has no rows to add up.');
  expect(said([heads, '|||5.00 CR'], '0')).toBe('Not checked / The file has no rows to add up.');
});

test('what does not depend on the control value is computed once: 3,000 tables cost nothing at each key', () => {
  const rows = Array.from({ length: 3000 }, (_, at) => [
    heads,
    `BX-${String(at)}|Ann|2026-04-01|${String(at + 7)}.00`,
    '',
  ]);
  const start = performance.now();
  const inventory = inventoryOf(checkedText(rows.flat()), {});
  // The first difference looks for explanations.
  expect(decide(inventory, '1').text).toBe('Differs by $6');
  const once = performance.now() - start;
  const later = performance.now();
  for (const control of ['12', '123', '1234', '12345'])
    expect(decide(inventory, control).text).toMatch(/^Differs by -\$/);
  expect(performance.now() - later).toBeLessThan(once / 4);
});

test('no press is offered that leaves another condition open', () => {
  const rows = ['Policy Number;Gross Premium;Currency', 'A-1;1.500;GBP', 'A-2;2.750;GBP'].map((row) =>
    row.replaceAll(';', '|'),
  );
  const { asks, explanation } = createVerdict(
    checkedText(rows, { hasSemicolons: true, delimiter: ';' }),
    {},
    '4250',
  );
  expect([asks, explanation]).toEqual(['decimalSign', undefined]);
});
