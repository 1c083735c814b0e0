import fc from 'fast-check';
import {
  centsToNumber,
  centsToText,
  formatUsd,
  isUnreadableAmount,
  parseBookedMoney,
  parseMoney,
  percentOf,
  premiumCents,
  showUsd,
} from './money';

const money = { seed: 1, numRuns: 10_000 };
const cents = fc.integer({ min: -99_999_999_999_999, max: 99_999_999_999_999 });

test.each([
  ['1200', 120_000],
  ['1200.5', 120_050],
  ['1200.50', 120_050],
  [' $1,200.50 ', 120_050],
  ['$ 5', 500],
  ['-5', -500],
  ['-$5', -500],
  ['$-5', -500],
  ['+5', 500],
  ['.5', 50],
  ['5.', 500],
  ['007', 700],
  ['0', 0],
  ['0000000000012', 1200],
  ['1.005', 101],
  ['1.004', 100],
  ['-1.005', -101],
  ['1,234,567.89', 123_456_789],
  ['１２００．５０', 120_050],
  ['\u200b1200\u00ad.50\u202c', 120_050],
  ['999999999999.99', 99_999_999_999_999],
  [0.1 + 0.2, 30],
  [1200.5, 120_050],
  [-5, -500],
  [1e-9, 0],
])('COV-10 %p is a plain amount of %p cents', (text, expected) => {
  expect(parseMoney(text)).toBe(expected);
});

test.each([
  [''],
  [' '],
  ['.'],
  ['$'],
  ['-'],
  ['--5'],
  ['+-5'],
  ['1e3'],
  ['0x10'],
  ['Infinity'],
  ['NaN'],
  ['Unlimited'],
  ['12 USD'],
  ['1,2'],
  ['1,23,456'],
  [',123'],
  ['1 200'],
  ['1.2.3'],
  ['$$5'],
  ['१२'],
  ['1000000000000'],
  [1e12],
  [1e21],
  [NaN],
  [Infinity],
  [null],
  [undefined],
  [true],
  [{}],
  [[5]],
])('COV-10 %p is not a plain amount: its premium is 0', (text) => {
  expect(parseMoney(text)).toBeUndefined();
  expect(premiumCents(text)).toBe(0);
});

test.each([
  ['(20.00)', -2000],
  ['($1,200.50)', -120_050],
  ['$(20)', -2000],
  [' ( 20.00 ) ', -2000],
  ['（20.00）', -2000],
  ['20.00-', -2000],
  ['20.00 -', -2000],
  ['20.00 CR', -2000],
  ['$20cr', -2000],
  ['20.00 Cr.', -2000],
  ['-20.00', -2000],
  ['-$20', -2000],
  ['+20', 2000],
  ['1,200.50', 120_050],
  ['(0)', 0],
])('a booked amount of %p is %p cents', (text, expected) => {
  expect(parseBookedMoney(text)).toBe(expected);
});

test.each([
  '',
  '()',
  '(',
  '20)',
  '(20',
  '-',
  'CR',
  '(-20)',
  '-(20)',
  '-20-',
  '-20 CR',
  '(20) CR',
  '20 DR',
  '20 XCR',
  'n/a',
  '1.200,50-',
])('%p is no booked amount', (text) => {
  expect(parseBookedMoney(text)).toBeUndefined();
});

test.each([
  [0, '$0'],
  [-0, '$0'],
  [5, '$0.05'],
  [50, '$0.50'],
  [120_000, '$1,200'],
  [120_050, '$1,200.50'],
  [-500, '-$5'],
  [-550, '-$5.50'],
  [100_000_000, '$1,000,000'],
  [99_999, '$999.99'],
  [0.4, '$0'],
  [-0.4, '$0'],
  [NaN, ''],
  [Infinity, ''],
  [undefined, ''],
])('CONST-25 %p cents read %p', (amount, text) => {
  expect(formatUsd(amount)).toBe(text);
});

test.each([
  ['Unlimited', 'Unlimited'],
  ['1000', '$1,000'],
  [1000.5, '$1,000.50'],
  ['', ''],
  [null, ''],
  [NaN, ''],
])('CONST-25 a stored %p is shown as %p', (value, text) => {
  expect(showUsd(value)).toBe(text);
});

test.each([
  [100_000, '10', 10_000],
  [100_000, '10%', 10_000],
  [100_000, ' 10 % ', 10_000],
  [100_000, 2.5, 2_500],
  [33, '50', 17],
  [-33, '50', -17],
  [99_999_999_999_999, '100', 99_999_999_999_999],
  [100_000, '12.345', 12_345],
  [100, '0.000001', 0],
  [0, '-10', 0],
])('COV-07 of %p cents %p per cent is %p cents', (amount, percent, share) => {
  expect(percentOf(amount, percent)).toBe(share);
});

test.each([[''], ['ten'], ['%'], ['%10'], ['10%%'], [null], ['1e2']])(
  'COV-07 %p is no percentage',
  (percent) => {
    expect(percentOf(100, percent)).toBeUndefined();
  },
);

test.each([
  [120_050, 1200.5, '1200.50'],
  [120_000, 1200, '1200'],
  [-500, -5, '-5'],
  [-0, 0, '0'],
])('Q-170 %p cents travel as %p and stand in an input as %p', (amount, dollars, text) => {
  expect(Object.is(centsToNumber(amount), dollars)).toBe(true);
  expect(centsToText(amount)).toBe(text);
});

test('CONST-25 what is formatted is read back to the cent', () => {
  fc.assert(
    fc.property(cents, (amount) => {
      expect(parseMoney(formatUsd(amount))).toBe(amount + 0);
      expect(parseMoney(centsToText(amount))).toBe(amount + 0);
      expect(parseMoney(centsToNumber(amount))).toBe(amount + 0);
    }),
    money,
  );
});

test('PROD-27 CONST-25 two decimals when fractional, none otherwise, and never NaN, -0 or a long fraction', () => {
  fc.assert(
    fc.property(fc.oneof(cents, fc.double()), (amount) => {
      expect(formatUsd(amount)).toMatch(/^(?:-?\$\d{1,3}(?:,\d{3})*(?:\.\d\d)?)?$/);
      expect(formatUsd(amount)).not.toMatch(/\.00$|^-\$0$/);
    }),
    money,
  );
});

test('COV-10 no text breaks the parser, and what it reads is a safe whole number', () => {
  const anything = fc.oneof(fc.string(), fc.stringMatching(/^[-+$., 0-9]{0,20}$/), fc.anything());
  fc.assert(
    fc.property(anything, (value) => {
      const parsed = parseMoney(value);
      expect(parsed === undefined || Number.isSafeInteger(parsed)).toBe(true);
      expect(Object.is(parsed, -0)).toBe(false);
    }),
    money,
  );
});

test('COV-07 a share up to 100 per cent never exceeds the amount', () => {
  fc.assert(
    fc.property(fc.nat(99_999_999_999), fc.integer({ min: 0, max: 10_000 }), (amount, hundredths) => {
      const share = percentOf(amount, hundredths / 100);
      expect(share).toBeGreaterThanOrEqual(0);
      expect(share).toBeLessThanOrEqual(amount);
    }),
    money,
  );
});

test.each(['1.234,50', '1 200', '50.00 USD', 'all', '12,34', '€5'])(
  '%j cannot be read as an amount',
  (text) => {
    expect(isUnreadableAmount(text)).toBe(true);
  },
);

test.each(['', ' ', '\u200b', '0', '$1,200'])('%j is an amount or nothing', (text) => {
  expect(isUnreadableAmount(text)).toBe(false);
});
