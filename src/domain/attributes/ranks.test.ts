import { readRank } from './ranks';

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
