import fc from 'fast-check';
import { amountCell, amountsOf, dateCell, dayNumber, isBlank, isFormulaLike, isTotalsRow } from './cells';

test.each([
  ['1234.5', 123450],
  [' $1,234.50 ', 123450],
  ['-12.40', -1240],
  ['-$12.40', -1240],
  ['+3', 300],
  ['5.100', 510],
  ['0', 0],
  ['1234567', 123456700],
  ['0.01', 1],
  ['', 'empty'],
  ['   ', 'empty'],
  ['1.005', 'partOfCent'],
  ['.005', 'partOfCent'],
  ['(12.40)', 'notAnAmount'],
  ['1.234,50', 'notAnAmount'],
  ['12,50', 'notAnAmount'],
  ['1e3', 'notAnAmount'],
  ['N/A', 'notAnAmount'],
  ['12.40 USD', 'notAnAmount'],
  ['=SUM(A1)', 'notAnAmount'],
  ['9999999999999', 'notAnAmount'],
])('the cell %p is the amount %p', (cell, amount) => {
  expect(amountCell(cell)).toBe(amount);
});

test.each([
  ['2026-05-31', { year: 2026, month: 5, day: 31 }],
  ['2026-05-31 00:00', { year: 2026, month: 5, day: 31 }],
  ['5/31/2026', { year: 2026, month: 5, day: 31 }],
  ['05-31-26', { year: 2026, month: 5, day: 31 }],
  ['5/1/99', { year: 1999, month: 5, day: 1 }],
  ['31-May-2026', { year: 2026, month: 5, day: 31 }],
  ['31 may 2026', { year: 2026, month: 5, day: 31 }],
  ['5/31/2026 00:00', { year: 2026, month: 5, day: 31 }],
  [' 5/31/2026 ', { year: 2026, month: 5, day: 31 }],
  ['5/31/0926', { year: 926, month: 5, day: 31 }],
  ['5/1/69', { year: 2069, month: 5, day: 1 }],
  ['5/1/70', { year: 1970, month: 5, day: 1 }],
  ['12-Dec-99 noon', { year: 1999, month: 12, day: 12 }],
  ['1-January-2026', { year: 2026, month: 1, day: 1 }],
  ['5/31/2026x', undefined],
  ['on 5/31/2026', undefined],
  ['31-May-2026x', undefined],
  ['on 31-May-2026', undefined],
  ['5/31/026', undefined],
  ['31/05/2026', undefined],
  ['2026-02-30', undefined],
  ['31-Foo-2026', undefined],
  ['May 2026', undefined],
  ['46000', undefined],
  ['', undefined],
])('the cell %p is the day %p', (cell, day) => {
  expect(dateCell(cell)).toEqual(day);
});

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
  [['', 'Total', '5'], true],
  [[' ', 'Total', '5'], true],
  [['Grand Total:'], true],
  [['Sub-totals'], true],
  [['Sub total'], true],
  [['subtotal'], true],
  [[' Column Total'], true],
  [['report totals'], true],
  [['The total'], false],
  [['', ''], false],
  [['Totally Insured Ltd'], false],
  [['A-1', 'Total Auto', '5'], false],
])('the row %p looks like totals: %p', (cells, looks) => {
  expect(isTotalsRow(cells)).toBe(looks);
});

test('the amounts of a row are read by column; a cell that is not there is empty', () => {
  const amounts = amountsOf(['A-1', '5', '']);
  expect([0, 1, 1, 2, 3].map(amounts)).toEqual(['notAnAmount', 500, 500, 'empty', 'empty']);
});

test('days sort as numbers, and a row of blanks is blank', () => {
  expect(dayNumber({ year: 2026, month: 5, day: 31 })).toBe(20_260_531);
  expect([isBlank([]), isBlank(['', ' ']), isBlank(['', 'x'])]).toEqual([true, true, false]);
});

test('an amount in cents is the digits of its text, whatever the notation', () => {
  const amount = fc.record({
    cents: fc.bigInt({ min: -(10n ** 13n), max: 10n ** 13n }),
    grouped: fc.boolean(),
    dollar: fc.boolean(),
    zeros: fc.constantFrom('', '0', '000'),
  });
  fc.assert(
    fc.property(amount, ({ cents, grouped, dollar, zeros }) => {
      const size = cents < 0n ? -cents : cents;
      const whole = String(size / 100n).replace(/\B(?=(?:\d{3})+$)/g, grouped ? ',' : '');
      const text = `${cents < 0n ? '-' : ''}${dollar ? '$' : ''}${whole}.${String(size % 100n).padStart(2, '0')}${zeros}`;
      expect(amountCell(text)).toBe(Number(cents));
    }),
    { seed: 1, numRuns: 10_000 },
  );
});
