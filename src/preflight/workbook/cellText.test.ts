import {
  cellAddress,
  formattedText,
  isoText,
  numberText,
  decodedText,
  rowNumber,
  serialText,
} from './cellText';

test.each([
  ['A1', { row: 1, column: 1 }],
  ['Z9', { row: 9, column: 26 }],
  ['AA10', { row: 10, column: 27 }],
  ['XFD1048576', { row: 1_048_576, column: 16_384 }],
  ['XFE1', undefined],
  ['ZZZ1', undefined],
  ['A1048577', undefined],
  ['A0', undefined],
  ['A', undefined],
  ['1', undefined],
  ['', undefined],
  ['a1', { row: 1, column: 1 }],
  ['xfd7', { row: 7, column: 16_384 }],
  ['$A$1', undefined],
  ['A1:B2', undefined],
  ['ABCD1', undefined],
])('the address %p is %p', (stored, address) => {
  expect(cellAddress(stored)).toEqual(address);
});

test.each([
  ['1', 1],
  ['1048576', 1_048_576],
  ['1048577', undefined],
  ['0', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['', undefined],
])('the row %p is %p', (stored, row) => {
  expect(rowNumber(stored)).toBe(row);
});

test.each([
  ['12', '12'],
  ['-12.50', '-12.5'],
  ['7.0', '7'],
  ['7.00', '7'],
  ['0012', '0012'],
  ['100', '100'],
  ['0.30000000000000004', '0.3'],
  ['1.5E3', '1500'],
  ['123456789012345678', '123456789012346000'],
  ['1E400', '1E400'],
  ['0x10', '16'],
  ['ten', 'ten'],
  ['', ''],
  [' ', ' '],
])('the number %p is %p', (stored, text) => {
  expect(numberText(stored)).toBe(text);
});

test.each([
  ['46053', 1900, '2026-01-31'],
  ['46053.5', 1900, '2026-01-31 12:00'],
  ['46052.999999999', 1900, '2026-01-31'],
  ['46053.00000001', 1900, '2026-01-31'],
  ['44591', 1904, '2026-01-31'],
  ['61', 1900, '1900-03-01'],
  ['2958465', 1900, '9999-12-31'],
  ['2957003', 1904, '9999-12-31'],
  ['2958466', 1900, '2958466'],
  ['2957004', 1904, '2957004'],
  ['-1', 1900, '-1'],
  ['1E300', 1900, '1e+300'],
  ['TBA', 1900, 'TBA'],
  ['', 1900, ''],
] as const)('the day %p counted from %p is %p', (stored, epoch, text) => {
  expect(serialText(stored, epoch)).toBe(text);
});

test.each([
  ['2026-01-31', '2026-01-31'],
  ['2026-01-31T00:00:00', '2026-01-31'],
  ['2026-01-31T14:30:15.000Z', '2026-01-31 14:30'],
  ['31.01.2026', '31.01.2026'],
  ['', ''],
])('the day %p in ISO format is %p', (stored, text) => {
  expect(isoText(stored)).toBe(text);
});

test.each([
  ['two_x000D_\nlines', 'two\r\nlines'],
  ['_x005F_x000D_', '_x000D_'],
  ['_x00g0_', '_x00g0_'],
  ['a_xb', 'a_xb'],
])('the text %j is %j', (stored, text) => {
  expect(decodedText(stored)).toBe(text);
});

test.each([
  ['0.15', '15%'],
  ['0.125', '12.5%'],
  ['0.07', '7%'],
  ['0.285', '28.5%'],
  ['-1.5', '-150%'],
  ['0', '0%'],
  ['n/a', 'n/a'],
  [' ', ' '],
])('the share %p is %p', (stored, text) => {
  expect(formattedText(stored, { kind: 'percent' }, 1900)).toBe(text);
});

test.each([
  ['1234.50', '$', '$1234.5'],
  ['-34.5', '$', '-$34.5'],
  ['100', 'CAD ', 'CAD 100'],
  ['-100', 'CAD ', '-CAD 100'],
  ['0.30000000000000004', '£', '£0.3'],
  ['n/a', '$', 'n/a'],
  [' ', '$', ' '],
])('the number %p with the currency %p is %p', (stored, before, text) => {
  expect(formattedText(stored, { kind: 'currency', before }, 1900)).toBe(text);
});

test('a number in another format is shown as a day or unchanged', () => {
  expect(formattedText('46053', { kind: 'date' }, 1900)).toBe('2026-01-31');
  expect(formattedText('46053', { kind: 'plain' }, 1900)).toBe('46053');
});
