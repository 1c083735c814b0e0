import { isActive, readRank } from './ranks';

test.each([
  [5, 5],
  ['5', 5],
  [0, 0],
  ['0', 0],
  ['', ''],
  [' ', ''],
  [null, ''],
  [undefined, ''],
  ['five', ''],
  [NaN, ''],
  [true, ''],
])('AGRP-12 %p is the rank %p', (value, expected) => {
  expect(readRank(value)).toBe(expected);
});

test.each([
  [1, true],
  ['1', true],
  [true, true],
  ['true', true],
  [0, false],
  ['0', false],
  [false, false],
  ['', false],
  [null, false],
])('AGRP-02 a row marked %p is active: %p', (mark, expected) => {
  expect(isActive(mark)).toBe(expected);
});
