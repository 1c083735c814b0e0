import fc from 'fast-check';
import {
  amountCell,
  couldBeMoney,
  isAmount,
  Numbers,
  amountProblem,
  readAmount,
  storedAmount,
  type AmountProblem,
} from './amounts';

test.each([
  ['1234.5', 123450],
  [' $1,234.50 ', 123450],
  ['-12.40', -1240],
  ['-$12.40', -1240],
  ['$-12.40', -1240],
  ['+3', 300],
  ['5.100', 510],
  ['0', 0],
  ['-0', 0],
  ['1234567', 123456700],
  ['0.01', 1],
  ['.50', 50],
  ['(12.40)', -1240],
  ['$(34.50)', -3450],
  ['($34.50)', -3450],
  ['-', 0],
  ['$-', 0],
  ['$ -', 0],
  ['–', 0],
  ['\u2212' + '5.00', -500],
  ['300 USD', 30000],
  ['USD 300', 30000],
  ['£5', 500],
  ['100.09999999999999', 10010],
  ['199.90000000000001', 19990],
  ['0.30000000000000004', 30],
  ['1.0000000001', 100],
  ['', 'empty'],
  ['   ', 'empty'],
  ['15%', 'percent'],
  ['12.5 %', 'percent'],
  ['1.005', 'partOfCent'],
  ['1.00000001', 'partOfCent'],
  ['1.000000001', 'partOfCent'],
  ['333.333333333', 'partOfCent'],
  ['333.33333333333331', 'partOfCent'],
  ['1.234,50', 'notAnAmount'],
  ['12,50', 'notAnAmount'],
  ['1,23', 'notAnAmount'],
  ['1e3', 'notAnAmount'],
  ['N/A', 'notAnAmount'],
  ['(-5)', 'notAnAmount'],
  ['--5', 'notAnAmount'],
  ['10.00-', 'notAnAmount'],
  ['10.00 CR', 'notAnAmount'],
  ['300 XYZ', 'notAnAmount'],
  ['1 000', 'notAnAmount'],
  ['=SUM(A1)', 'notAnAmount'],
  ['9999999999999', 'notAnAmount'],
])('the cell %p is the amount %p', (cell, amount) => {
  expect(amountCell(cell)).toBe(amount);
});

test.each([
  ['1.234,50', 123450],
  ['1.500', 150000],
  ['12,50', 1250],
  ['(1.234,50)', -123450],
  ['1.234.567', 123456700],
  ['1,234.50', 'notAnAmount'],
])('with a comma as decimal sign the cell %p is the amount %p', (cell, amount) => {
  expect(amountCell(cell, ',')).toBe(amount);
});

test.each([
  ['12', 'none'],
  ['12.50', 'point'],
  ['1,234.50', 'point'],
  ['0.125', 'point'],
  ['12,50', 'comma'],
  ['1.234.567', 'comma'],
  ['1.234', 'unclearPoint'],
  ['1,234', 'unclearComma'],
])('the notation of %p says of the decimal sign: %s', (cell, form) => {
  expect(readAmount(cell).form).toBe(form);
});

test.each([
  ['12.50', false],
  ['$1,234.50', false],
  ['-5', false],
  ['(5)', true],
  ['300 USD', true],
  ['-', true],
  ['100.09999999999999', true],
])('the amount %p is written in another way: %p', (cell, isRewritten) => {
  expect(readAmount(cell).isRewritten).toBe(isRewritten);
});

test.each([
  ['275.00 CR', true],
  ['275.00-', true],
  ['275.00 -', true],
  ['1 250.50', true],
  ['1,25,000.00', true],
  ['#REF!', true],
  ['$ 5', true],
  ['GBP 500', true],
  ['Less returns of 275.00', true],
  ['2026-04-01', false],
  ['31.12.2026', false],
  ['10:30', false],
  ['12.50%', false],
  ['BX-1', false],
  ['April 2026', false],
  ['Ann', false],
])('whether %p, which is not read, may be money: %p', (cell, is) => {
  expect(couldBeMoney(cell)).toBe(is);
});

test.each(['1 250.50', '1\u202f250.50', '1’250.50', "1'250.50", '0,01,250.50'])(
  'blanks, apostrophes and lakhs (%p) are read in a file with semicolons only',
  (cell) => {
    expect(readAmount(cell, '.', true)).toMatchObject({ amount: 125_050, isRewritten: true });
    expect(amountCell(cell)).toBe('notAnAmount');
  },
);

test('what is no amount can be stored among amounts', () => {
  const problems: AmountProblem[] = ['empty', 'notAnAmount', 'partOfCent', 'percent', 'uncalculated'];
  for (const problem of problems) {
    expect(isAmount(storedAmount(problem))).toBe(false);
    expect(amountProblem(storedAmount(problem))).toBe(problem);
  }
  const largest = amountCell('999999999999.99');
  expect(isAmount(storedAmount(largest))).toBe(true);
  expect(amountProblem(storedAmount(largest))).toBeUndefined();
});

test('numbers are kept in their order, however many', () => {
  const numbers = new Numbers();
  numbers.fill(7, 3);
  for (let value = 0; value < 1000; value += 1) numbers.push(value);
  expect(numbers.length).toBe(1003);
  expect([...numbers.values]).toEqual([7, 7, 7, ...Array.from({ length: 1000 }, (_, value) => value)]);
});

test('an amount in cents is the digits of its text, whatever the notation', () => {
  const amount = fc.record({
    cents: fc.bigInt({ min: -(10n ** 13n), max: 10n ** 13n }),
    isGrouped: fc.boolean(),
    hasDollar: fc.boolean(),
    hasParentheses: fc.boolean(),
    isByComma: fc.boolean(),
    zeros: fc.constantFrom('', '0', '000'),
  });
  fc.assert(
    fc.property(amount, ({ cents, isGrouped, hasDollar, hasParentheses, isByComma, zeros }) => {
      const size = cents < 0n ? -cents : cents;
      const whole = String(size / 100n).replace(/\B(?=(?:\d{3})+$)/g, isGrouped ? ',' : '');
      const digits = `${whole}.${String(size % 100n).padStart(2, '0')}${zeros}`;
      const number = isByComma ? digits.replaceAll(/[.,]/g, (sign) => (sign === '.' ? ',' : '.')) : digits;
      const text = (hasDollar ? '$' : '') + number;
      const negative = hasParentheses ? `(${text})` : `-${text}`;
      expect(amountCell(cents < 0n ? negative : text, isByComma ? ',' : '.')).toBe(Number(cents));
    }),
    { seed: 1, numRuns: 10_000 },
  );
});
