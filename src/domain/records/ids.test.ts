import { firstId, idFromRoute, idFromStorage, sameId } from './ids';

test.each([
  [7, '7', true],
  ['7', 7, true],
  ['a', 'A', false],
  ['', '', false],
  [null, undefined, false],
  [null, null, false],
  [undefined, undefined, false],
  [null, 'null', false],
  ['null', null, false],
  [0, '0', true],
])('Q-230 ids %p and %p name the same record: %p', (left, right, same) => {
  expect(sameId(left, right)).toBe(same);
});

test.each([
  [[0, 61], 0],
  [['0', 61], '0'],
  [['', 61], 61],
  [[' ', 61], 61],
  [[null, 61], 61],
  [[undefined, 61], 61],
  [[undefined, '', 0], 0],
  [[7, 61], 7],
  [['', null], ''],
  [[], ''],
])('Q-125 of the ids %j the first one that is not blank is %p', (ids, first) => {
  expect(firstId(...ids)).toBe(first);
});

test.each([
  ['7', 7],
  ['31', 31],
  ['3a', '3a'],
  ['0', 0],
  ['007', '007'],
  ['1e3', '1e3'],
  ['12345678901234567890', '12345678901234567890'],
  ['', ''],
])('a route parameter %p is sent as %p', (parameter, id) => {
  expect(idFromRoute(parameter)).toBe(id);
});

test.each(['undefined', 'null', 'NaN', ' null ', '"900"', "'900'", '""'])(
  '%j in storage is no id',
  (stored) => {
    expect(idFromStorage(stored)).toBe('');
  },
);

test.each([
  ['7', 7],
  ['null-7', 'null-7'],
  ['A"1', 'A"1'],
  ['', ''],
])('%j in storage is the id %j', (stored, id) => {
  expect(idFromStorage(stored)).toBe(id);
});
