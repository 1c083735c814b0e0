import { checkedText, checkedWorkbook, type TestRow } from '@/testing/bordereaux/checkText';
import type { CheckedFile } from './file';
import type { SheetRules } from './sheet';
import type { CheckChoices } from './sums';
import { compareRows, createVerdict } from './verdict';

const heads = 'Policy|Insured|Premium';

function said(
  control: string,
  amounts: readonly string[],
  choices: CheckChoices = {},
): readonly [text: string, detail: string] {
  const rows = amounts.map((amount, index) => `A-${String(index)}|Ann|${amount}`);
  const { text, detail } = createVerdict(checkedText([heads, ...rows]), choices, control);
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
  [
    'Reconciled without the minus sign',
    '-100',
    ['-100'],
    `${sum('-$100', '$100')} It is compared without its sign, as it is sent.`,
  ],
])('BDXADM-34 %s: the control value %p against %p', (text, control, amounts, detail) => {
  expect(said(control, amounts)).toEqual([text, detail]);
});

test.each([
  ['There is no control value yet.', '', ['1']],
  ['There is no control value yet.', '$', ['1']],
  ['The control value has a part of a cent.', '1.001', ['1']],
  ['The control value is too long to count.', '12345678901234', ['1']],
  ['The file has no rows to add up.', '1', []],
  ['Premium is empty in row 3.', '1', ['1', '']],
  ['Premium in row 3 is not a plain amount: “N/A”.', '1', ['5.00', 'N/A']],
  ['Premium in row 2 has a part of a cent: “0.995”.', '1', ['0.995', '0.005']],
  ['The sum of Premium is too large to count.', '1', Array<string>(100).fill('999999999999.99')],
])('BDXADM-34 Not checked: %s', (detail, control, amounts) => {
  expect(said(control, amounts)).toEqual(['Not checked', detail]);
});

/** What the check asks for, and why. */
function asked(rows: readonly TestRow[], choices: CheckChoices = {}, rules: Partial<SheetRules> = {}) {
  const { text, detail, asks } = createVerdict(checkedText(rows, rules), choices, '60');
  return [text, detail, asks];
}

test.each<[string, readonly TestRow[], CheckChoices, string, string | undefined]>([
  [
    'more cells than columns',
    [heads, 'A-1|Ann|1|234.50'],
    {},
    'Cells may be in the wrong columns from row 2 on. Row 1 is taken for the header. Is it another row?',
    'headerRow',
  ],
  [
    'no likely column',
    ['Policy|Debit|Credit', 'A-1|5.00|', 'A-2||6.00'],
    {},
    'Choose the column to add up.',
    'amountColumn',
  ],
  [
    'a column that says debit or credit',
    ['Policy|Dr/Cr|Amount', 'A-1|Dr|70.00', 'A-2|Cr|10.00'],
    {},
    'Dr/Cr says debit or credit. Choose which counts as negative.',
    'negative',
  ],
  [
    'points that may be decimal signs',
    [heads, 'A-1|Ann|1.500', 'A-2|Bob|2.750'],
    {},
    'Premium does not say whether its points are decimal signs. Choose the decimal sign.',
    'decimalSign',
  ],
  [
    'an amount with another decimal sign',
    [heads, 'A-1|Ann|1,500.00', 'A-2|Bob|2.750,00'],
    {},
    'Premium in row 3 is not a plain amount: “2.750,00”.',
    'decimalSign',
  ],
  [
    'an amount that no decimal sign helps to read',
    [heads, 'A-1|Ann|1,500.00', 'A-2|Bob|10.00-'],
    {},
    'Premium in row 3 is not a plain amount: “10.00-”.',
    undefined,
  ],
  [
    'currencies in a column',
    ['Policy|Currency|Premium', 'A-1|USD|10.00', 'A-2|GBP|50.00'],
    {},
    'Premium is not in US dollars alone: USD 10, GBP 50.',
    undefined,
  ],
  [
    'a currency in the head',
    ['Policy|Insured|Premium (GBP)', 'A-1|Ann|60.00'],
    {},
    'Premium (GBP) is not in US dollars alone: GBP 60.',
    undefined,
  ],
  [
    'a currency in the cells',
    [heads, 'A-1|Ann|£60.00'],
    {},
    'Premium is not in US dollars alone: GBP 60.',
    undefined,
  ],
  [
    'a currency above the header',
    ['Currency: EUR', heads, 'A-1|Ann|60.00'],
    {},
    'Premium is not in US dollars alone: EUR 60. “Currency: EUR” names the currency.',
    undefined,
  ],
  [
    'a currency in a row of units',
    [heads, '||GBP', 'A-1|Ann|60.00'],
    {},
    'Premium is not in US dollars alone: GBP 60. “GBP” names the currency.',
    undefined,
  ],
  [
    'a currency below the table',
    [heads, 'A-1|Ann|60.00', 'All amounts in CAD'],
    {},
    'Premium is not in US dollars alone: CAD 60. “All amounts in CAD” names the currency.',
    undefined,
  ],
])('Not checked with %s', (_words, rows, choices, detail, asks) => {
  expect(asked(rows, choices)).toEqual(['Not checked', detail, asks]);
});

test('a table whose column is not yet chosen is not named as uncounted', () => {
  const file = checkedText(['Policy|Debit|Credit', 'A-1|5.00|', 'A-2||6.00']);
  expect(createVerdict(file, {}, '5')).toMatchObject({ counted: '', uncounted: [], asks: 'amountColumn' });
});

test.each([
  ['Original', 'GBP|USD', 'Not checked'],
  ['Original', 'USD|GBP', 'Reconciled'],
  ['Settlement', 'GBP|USD', 'Reconciled'],
  ['Settlement', 'USD|GBP', 'Not checked'],
])('the currency of an amount is in the column whose head shares the word %s: %s', (word, codes, text) => {
  const rows = [`Policy|${word} Premium|Original Currency|Settlement Currency`, `A-1|60.00|${codes}`];
  expect(asked(rows)[0]).toBe(text);
});

test.each([
  ['Dr', 'Cr'],
  ['D', 'C'],
  ['+', '-'],
])('a column of %s and %s is a sign', (plus, minus) => {
  const rows = ['Policy|Sign|Amount', `A-1|${plus}|70.00`, `A-2|${minus}|10.00`];
  expect(asked(rows)[2]).toBe('negative');
});

test('debit and credit are counted with the sign that the user chooses, in all sheets by their words', () => {
  const file = checkedWorkbook({
    New: ['Policy|Dr/Cr|Amount', 'A-1|Dr|70.00', 'A-2|Cr|10.00'],
    More: ['Policy|Dr/Cr|Amount', 'A-3|Cr|20.00', 'A-4|Dr|30.00'],
    Other: ['Policy|D/C|Amount', 'A-5|D|1.00', 'A-6|C|1.00'],
  });
  const text = (choices: CheckChoices, control: string): string =>
    createVerdict(file, choices, control).detail;
  expect(createVerdict(file, { negative: 2 }, '60').text).toBe(
    'Reconciled in part, as you chose: with Cr as negative',
  );
  expect(createVerdict(file, { negative: 0 }, '80').text).toBe(
    'Reconciled in part, as you chose: with nothing as negative',
  );
  expect(text({ negative: 2, added: [1] }, '70')).toBe('Amount adds up to $70; the control value is $70.');
  expect(text({ negative: 2, added: [2] }, '60')).toBe(
    'Sheet Other, rows 2 to 3 says debit or credit in other words.',
  );
});

test('formulas that were not calculated are named with their cells and their sheet', () => {
  const formula = { text: 'A-1|Ann|', uncalculated: [2] };
  const file = checkedWorkbook({
    New: [heads, 'A-0|Ann|60.00'],
    More: [heads, formula, formula, formula, formula],
  });
  expect(createVerdict(file, { added: [1] }, '60').detail).toBe(
    'Premium holds formulas that were not calculated, in C2, C3, C4 and 1 more cell of sheet More. Open and save the workbook in a spreadsheet.',
  );
});

test('formulas of columns that are not added up do not matter', () => {
  const file = checkedWorkbook({ New: ['Policy|Premium|Tax', { text: 'A-0|60.00|', uncalculated: [2] }] });
  expect(createVerdict(file, {}, '60').text).toBe('Reconciled');
});

/** The outcome, what is not counted, and the outcome after pressing each of the offers. */
function parts(file: CheckedFile, control: string): readonly unknown[] {
  const { text, uncounted } = createVerdict(file, {}, control);
  const all = uncounted.reduce<CheckChoices>((sum, { change }) => ({ ...sum, ...change?.choices }), {});
  return [text, uncounted.map((each) => each.text), createVerdict(file, all, control).text];
}

const table = [heads, 'A-1|Ann|10.00', 'A-2|Bob|50.00'];

test.each<[string, CheckedFile, readonly string[], string]>([
  ['nothing else', checkedText(table), [], 'Reconciled'],
  [
    'another sheet',
    checkedWorkbook({ New: table, More: [heads, 'A-3|Cy|5.00'] }),
    ['Sheet More, row 2 (1 row)'],
    'Differs by $5',
  ],
  [
    'a hidden sheet',
    checkedWorkbook({ New: table, More: [heads, 'A-3|Cy|5.00'] }, { More: { isHidden: true } }),
    ['Sheet More, row 2, hidden (1 row)'],
    'Differs by $5',
  ],
  [
    'a sheet that was not read',
    checkedWorkbook({ New: table, More: [] }, { More: { unread: 'It is too large.' } }),
    ['Sheet More was not read. It is too large.'],
    'Reconciled in part',
  ],
  [
    'sheets of text and empty ones',
    checkedWorkbook({ New: table, Notes: ['Sent by Ann'], Empty: [] }),
    [],
    'Reconciled',
  ],
  [
    'a list of codes',
    checkedWorkbook({ New: table, Codes: ['Code|Meaning', '10|New', '20|Renewal'] }),
    [],
    'Reconciled',
  ],
  [
    'a list of counts',
    checkedWorkbook({ New: table, Counts: ['State|Policies', 'NY|1', 'CA|1'] }),
    [],
    'Reconciled',
  ],
  [
    'a section of other heads',
    checkedText([...table, '', 'Nachtrag|Kunde|Wert', 'N-1|Meier|100', 'N-2|Huber|200']),
    ['Rows 6 to 7 (2 rows)'],
    'Differs by $300',
  ],
  [
    'an amount above the header',
    checkedText(['Brought over||25.00', ...table]),
    ['Amounts above the header row, in row 1'],
    'Differs by $25',
  ],
  [
    'an amount with a comma above the header',
    checkedText(['Vortrag||25,00', ...table]),
    ['Amounts above the header row, in row 1'],
    'Differs by $25',
  ],
  ['the total above the header', checkedText(['Total premium:|60.00', ...table]), [], 'Reconciled'],
  [
    'a plain whole number above the header',
    checkedText(['Number of policies|2', ...table]),
    [],
    'Reconciled',
  ],
  [
    'a title and a footer',
    checkedText(['May 2026', ...table, 'Prepared by Ann', '\u001a']),
    [],
    'Reconciled',
  ],
])('beside the counted rows there is %s', (_words, file, uncounted, after) => {
  const text = uncounted.length > 0 ? 'Reconciled in part' : 'Reconciled';
  expect(parts(file, '60')).toEqual([text, uncounted, after]);
});

test('sheets with the same heads are counted together by one press', () => {
  const file = checkedWorkbook({ New: table, Two: [heads, 'A-3|Cy|5.00'], Three: [heads, 'A-4|Di|1.00'] });
  const [all] = createVerdict(file, {}, '66').uncounted;
  expect([all?.text, all?.change?.label]).toEqual(['2 tables with the same heads', 'Count them all']);
  expect(createVerdict(file, all?.change?.choices ?? {}, '66').text).toBe('Reconciled');
});

test('rows shorter than the header row are counted when the user counts them', () => {
  const file = checkedText(['Policy|Insured|Premium|Note', 'A-1|Ann|10.00', 'A-2|Bob|50.00|']);
  expect(parts(file, '50')).toEqual([
    'Reconciled in part',
    ['Row shorter than the header row: row 2'],
    'Differs by $10',
  ]);
  expect(createVerdict(file, { withShort: true }, '60').text).toBe(
    'Reconciled as you chose: with rows shorter than the header row',
  );
});

test('a cell with line ends and delimiters is counted when the user counts it', () => {
  const file = checkedText(['Policy|Address|Premium', 'A-1|Main St,\nNew York|60.00']);
  expect(createVerdict(file, {}, '60').uncounted.map(({ text }) => text)).toEqual([
    'A cell with line ends and delimiters, which may hold other rows: row 2',
    'Quotes may not match',
  ]);
  expect(createVerdict(file, { withSwallowing: true }, '60').text).toBe(
    'Reconciled as you chose: with cells that may hold other rows',
  );
});

test('hidden rows are counted and reported, and left out by one press', () => {
  const rows: TestRow[] = [heads, 'A-1|Ann|10.00', { text: 'A-2|Bob|50.00', isHidden: true }];
  const file = checkedWorkbook({ New: rows });
  const verdict = createVerdict(file, {}, '60');
  expect([verdict.text, verdict.counted]).toEqual([
    'Reconciled',
    'Sheet New, rows 2 to 3. 1 hidden row counted',
  ]);
  const without = createVerdict(file, verdict.applied[0]?.choices ?? {}, '10');
  expect([without.text, without.counted]).toEqual([
    'Reconciled as you chose: without 1 hidden row',
    'Sheet New, row 2',
  ]);
});

test.each([
  [{}, '120', 'Reconciled with 1 totals row', 'inPart'],
  [{ withoutTotals: true }, '60', 'Reconciled without 1 totals row', 'reconciled'],
  [
    { withoutTotals: true, withoutRow: 0 },
    '50',
    'Reconciled as you chose: without 1 totals row, without row 2',
    'inPart',
  ],
  [
    { scale: 'half' },
    '60',
    'Reconciled with 1 totals row, as you chose: compared with half of the sum',
    'inPart',
  ],
] as const)('with totals rows and the choices %p it is said: %s %s', (choices, control, text, outcome) => {
  const verdict = createVerdict(checkedText([...table, '|Total|60.00']), choices, control);
  expect([verdict.text, verdict.outcome]).toEqual([text, outcome]);
});

test('chosen rows are compared with the control value in the same way', () => {
  const rows = { name: 'Premium', cents: 1240 };
  expect(compareRows(rows, '$12.40').text).toBe('Reconciled');
  expect(compareRows(rows, '12').text).toBe('Differs by $0.40');
  expect(compareRows({ ...rows, cents: -1240 }, '12.40').text).toBe('Reconciled without the minus sign');
  const obstacle = { name: 'Premium', row: 3, cell: '', why: 'empty' } as const;
  expect(compareRows({ ...rows, obstacle }, '12.40').detail).toBe('Premium is empty in row 3.');
});

test.each([
  ['in another column of a last row', ['Adjustment|55.50|']],
  ['in another column of a totals row', ['Total|155.50|']],
  ['alone in another column, between rows', ['|55.50|', 'A-2|Bob|0']],
  ['behind the last column', ['||||55.50']],
])('an amount %s keeps the file from being reconciled', (_words, more) => {
  const file = checkedText(['Policy Number|Insured|Gross Premium', 'A-1|Ann|100', ...more]);
  expect(createVerdict(file, {}, '100').text).toBe('Not checked');
});

test('a count in a last row is no amount', () => {
  const file = checkedText(['Policy Number|Insured|Gross Premium', 'A-1|Ann|100', 'Records|1|']);
  expect(createVerdict(file, {}, '100').text).toBe('Reconciled');
});

test('amounts above the header row of a table that is counted, too, are named and counted', () => {
  const file = checkedText([
    'Opening||55.50',
    'Policy Number|Insured|Premium',
    'A-1|Ann|100',
    '',
    'Policy Number|Insured|Effective Date|Gross Premium',
    'A-2|Bob|2026-01-01|200',
  ]);
  const inPart = createVerdict(file, { added: [0] }, '300');
  expect([inPart.text, inPart.uncounted.map(({ text }) => text)]).toEqual([
    'Reconciled in part',
    ['Amounts above the header row, in row 1'],
  ]);
  expect(createVerdict(file, { added: [0] }, '355.50').explanation?.choices).toEqual({ withAbove: true });
  expect(createVerdict(file, { added: [0], withAbove: true }, '355.50').text).toBe(
    'Reconciled as you chose: with the amounts above the header row',
  );
});
