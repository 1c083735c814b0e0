import { DateOrderProof, isDateLike, readDate } from './dates';

test.each([
  ['2026-05-31', 20260531],
  ['2026-05-31 00:00', 20260531],
  ['2026/05/31', 20260531],
  ['20260531', 20260531],
  ['31.05.2026', 20260531],
  ['31-May-2026', 20260531],
  ['31 may 2026', 20260531],
  ['May 31, 2026', 20260531],
  ['1-January-2026', 20260101],
  ['12-Dec-99 noon', 19991212],
  ['5/31/2026', 20260531],
  ['31/5/2026', 20260531],
  ['05-31-26', 20260531],
  [' 5/31/2026 00:00 ', 20260531],
  ['5/31/0926', 9260531],
])('the cell %p is the day %p', (cell, day) => {
  const { monthFirst = 0, dayFirst = 0 } = readDate(cell) ?? {};
  expect(monthFirst || dayFirst).toBe(day);
});

test.each([
  ['5/1/69', { monthFirst: 20690501, dayFirst: 20690105 }],
  ['5/1/70', { monthFirst: 19700501, dayFirst: 19700105 }],
  ['03/04/2026', { monthFirst: 20260304, dayFirst: 20260403 }],
  ['31/05/2026', { monthFirst: 0, dayFirst: 20260531 }],
])('the cell %p may be read in two ways', (cell, date) => {
  expect(readDate(cell)).toEqual(date);
});

test.each([
  ...['', '260', '146000', 'May 2026', '2026-02-30', '31-Foo-2026', '31/31/2026', '5/31/026', '5/31/2026x'],
  ...['on 5/31/2026', '31-May-2026x', 'on 31-May-2026', '20261301', '12345678'],
])('the cell %p is no day', (cell) => {
  expect(readDate(cell)).toBeUndefined();
});

test('eight digits alone do not look like a date', () => {
  expect([isDateLike('20260531'), isDateLike('2026-05-31'), isDateLike('31.05.2026')]).toEqual([
    false,
    true,
    true,
  ]);
});

test.each([
  [['03/04/2026', '28/02/2027'], 'dayFirst', false],
  [['03/04/2026', '02/28/2027'], 'monthFirst', false],
  [['03/04/2026', '05/06/2026'], undefined, true],
  [['28/02/2026', '02/28/2026', '03/04/2026'], undefined, true],
  [['2026-01-31', '05/05/2026'], undefined, false],
])('the dates %p prove the order %p', (cells, proven, isUnproven) => {
  const proof = new DateOrderProof();
  for (const cell of cells) {
    const date = readDate(cell);
    if (date) proof.add(date);
  }
  expect([proof.proven, proof.isUnproven]).toEqual([proven, isUnproven]);
});
