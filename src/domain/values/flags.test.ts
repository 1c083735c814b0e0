import fc from 'fast-check';
import { admittedText, autoPaymentText, readFlag } from './flags';

test.each([
  ['1', true],
  [1, true],
  [true, true],
  [' 1 ', true],
  ['0', false],
  [0, false],
  [false, false],
  ['', undefined],
  ['2', undefined],
  ['yes', undefined],
  ['true', undefined],
  [null, undefined],
  [undefined, undefined],
  [NaN, undefined],
  [[1], undefined],
])('BDXSTAT-01 the flag %p reads %p', (value, flag) => {
  expect(readFlag(value)).toBe(flag);
});

test('BDXSTAT-01 nothing but the six known spellings is a flag', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      const known = ['1', 1, true, '0', 0, false].some((one) => one === value);
      fc.pre(!known && typeof value !== 'string');
      expect(readFlag(value)).toBe(undefined);
    }),
    { seed: 1, numRuns: 1000 },
  );
});

test.each([
  ['1', 'Y'],
  [1, 'Y'],
  ['0', 'N'],
  [true, 'Y'],
  [false, 'N'],
  ['', 'N'],
  [null, 'N'],
  [undefined, 'N'],
  ['Y', 'N'],
  ['yes', 'N'],
  ['TRUE', 'N'],
  ['true', 'N'],
  ['2', 'N'],
])("ENT-24 CONST-29 Admitted %p is shown %p: Y when '1', else N", (stored, shown) => {
  expect(admittedText(stored)).toBe(shown);
});

test.each([
  ['0', 'False'],
  [0, 'False'],
  ['1', 'True'],
  [1, 'True'],
  ['4', 'True'],
  [undefined, 'True'],
])('PAY-11 ENT-26 autopayment %p is shown %p: False for 0, else True', (stored, shown) => {
  expect(autoPaymentText(stored)).toBe(shown);
});
