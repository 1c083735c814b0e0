import { numberFormat } from './numberFormat';

/** What a format is, with the currency in front of numbers where it names one. */
function kindOf(id: number, code?: string): string {
  const format = numberFormat(id, code);
  if (format.kind === 'marked') return format.after;
  return format.kind === 'currency' ? format.before : format.kind;
}

test.each<[number, string]>([
  [0, 'plain'],
  [4, 'plain'],
  // The currency of these is that of the computer on which the workbook is opened.
  [5, 'plain'],
  [8, 'plain'],
  [9, 'percent'],
  [10, 'percent'],
  [11, 'plain'],
  [13, 'plain'],
  [14, 'date'],
  [22, 'date'],
  [23, 'plain'],
  [30, 'date'],
  [42, 'plain'],
  [44, 'plain'],
  [46, 'date'],
  [49, 'plain'],
  [58, 'date'],
  [59, 'plain'],
  [164, 'plain'],
])('the format %p without a code is %s', (id, kind) => {
  expect(kindOf(id)).toBe(kind);
});

test.each([
  ['yyyy-mm-dd', 'date'],
  ['D/M/YYYY;@', 'date'],
  ['[$-409]mmmm\\ d\\,\\ yyyy;@', 'date'],
  ['[$-F800]dddd\\,\\ mmmm\\ dd\\,\\ yyyy', 'date'],
  ['yyyy"年"m"月"d"日"', 'date'],
  ['[h]:mm:ss', 'date'],
  ['mm:ss.0', 'date'],
  ['h:mm AM/PM', 'date'],
  ['yyyy-mm-dd"T"hh:mm:ss.000', 'date'],
  ['0.00', 'plain'],
  ['General', 'plain'],
  ['GENERAL', 'plain'],
  ['Standard', 'plain'],
  ['standard', 'plain'],
  ['"day" 0', 'plain'],
  ['\\d0', 'plain'],
  ['_d0', 'plain'],
  ['[Red]0', 'plain'],
  ['[<=100]0;d', 'plain'],
  ['0;d', 'plain'],
  ['@', 'plain'],
  ['', 'plain'],
  ['"', 'plain'],
])('the code %p is %s', (code, kind) => {
  expect(kindOf(164, code)).toBe(kind);
});

test('a code that the workbook defines for a built-in id counts', () => {
  expect(kindOf(14, '0.00')).toBe('plain');
  expect(kindOf(44, '_("£"* #,##0.00_)')).toBe('£');
});

test.each([
  ['0%', 'percent'],
  ['0.00%;[Red]-0.00%', 'percent'],
  ['0 %', 'percent'],
  ['0"%"', 'plain'],
  ['0\\%', 'plain'],
  ['0;0%', 'plain'],
])('the code %p is %s', (code, kind) => {
  expect(kindOf(164, code)).toBe(kind);
});

test.each([
  ['[$£-809]#,##0.00', '£'],
  ['[$£-en-GB]#,##0.00', '£'],
  ['#,##0.00\\ [$€-407]', '€'],
  ['#,##0.00 [$€]', '€'],
  ['[$USD] #,##0.00', 'USD '],
  ['[$CHF-807]\\ #,##0.00', 'CHF '],
  ['"$"#,##0.00_);\\("$"#,##0.00\\)', '$'],
  ['\\$#,##0', '$'],
  ['_($* #,##0.00_);_($* \\(#,##0.00\\);_($* "-"??_);_(@_)', '$'],
  ['_-[$£-809]* #,##0.00_-;\\-[$£-809]* #,##0.00_-', '£'],
  ['$#,##0', '$'],
  ['£#,##0', '£'],
  ['€#,##0', '€'],
  ['¥#,##0', '¥'],
  ['[$¥-411]#,##0', '¥'],
  ['[$₹-4009] #,##0', '₹'],
  ['#,##0.00 "USD"', 'USD '],
  ['"GBP "#,##0.00', 'GBP '],
  ['\\U\\S\\D\\ 0', 'USD '],
  ['"US$"#,##0', 'USD '],
  ['"C$ "#,##0', 'CAD '],
  ['[$R$-416] #,##0', 'BRL '],
  ['[Red]"$"0', '$'],
  ['[$$-409]#,##0.00;[Red]-[$$-409]#,##0.00', '$'],
  ['[$$-en-US]#,##0', '$'],
  ['[$$]#,##0', '$'],
  ['[$$-1009]#,##0', 'CAD '],
  ['[$$-C0C]#,##0', 'CAD '],
  ['[$$-c0c]#,##0', 'CAD '],
  ['[$$-10C0C]#,##0', 'CAD '],
  ['[$$-en-CA]#,##0', 'CAD '],
  ['[$$-C09]#,##0', 'AUD '],
  ['[$$-1409]#,##0', 'NZD '],
  ['[$$-1004]#,##0', 'SGD '],
  ['[$$-C04]#,##0', 'HKD '],
  ['[$$-80A]#,##0', 'MXN '],
  // A currency that is not known is shown as the format writes it: it is another one than the dollar.
  ['[$kr-41D]#,##0', 'kr '],
])('the code %p shows %p in front of a number', (code, before) => {
  expect(kindOf(164, code)).toBe(before);
});

test.each([
  '[$-409]#,##0',
  '#,##0_$',
  '#,##0*$',
  '#,##0;"$"#,##0',
  '0 "pcs"',
  '0" PCS"',
  '0[$ units]',
  '"N/A"0',
  '[$',
  '[$$',
  '"$',
])('the code %p names no currency', (code) => {
  expect(kindOf(164, code)).toBe('plain');
});

test.each([
  ['#,##0.00" CR"', ' CR'],
  ['0.00\\-', ' -'],
  ['0.00-', ' -'],
  ['0.00_-', 'plain'],
  ['0.00;0.00-', 'plain'],
  ['#,##0.00_);(#,##0.00)', 'plain'],
  [';;;', ' (hidden by its format)'],
])('B13 the code %p shows behind the number: %p', (code, after) => {
  expect(kindOf(164, code)).toBe(after);
});
