import fc from 'fast-check';
import { addDays, addMonths } from '@/domain/text/dates';
import {
  defaultEffectiveDate,
  defaultExpiryDate,
  minimumEffectiveDate,
  monthsOf,
  scheduleDate,
  scheduleOptions,
  instalmentShares,
  scheduleRows,
  scheduleText,
} from './schedule';

const now = new Date(2024, 4, 9, 23, 59);

test('SCHED-14 the options are 1 Month, 3 Months, 6 Months, 1 Year', () => {
  expect(scheduleOptions).toEqual([
    { value: '1month', label: '1 Month' },
    { value: '3months', label: '3 Months' },
    { value: '6months', label: '6 Months' },
    { value: '1year', label: '1 Year' },
  ]);
});

test.each([
  ['1month', 1],
  ['3months', 3],
  ['4months', 4],
  ['6months', 6],
  ['1year', 12],
  ['3 Months', 3],
  [' 1 Year', 12],
  ['2months', undefined],
  ['', undefined],
  ['toString', undefined],
  [3, undefined],
  [null, undefined],
])('SCHED-08 SCHED-09 SCHED-10 the option %p spans %p months', (option, months) => {
  expect(monthsOf(option)).toBe(months);
});

test.each([
  ['1month', '1 Month'],
  ['3months', '3 Months'],
  ['4months', '4 Months'],
  ['6 months', '6 Months'],
  ['1year', '1 Year'],
  ['weekly', 'weekly'],
  ['', ''],
])('SCHED-09 SCHED-14 the stored schedule %p reads %p', (stored, words) => {
  expect(scheduleText(stored)).toBe(words);
});

test.each([
  ['1month', '2024-06-09'],
  ['3months', '2024-08-09'],
  ['4months', '2024-09-09'],
  ['6months', '2024-11-09'],
  ['1year', '2025-05-09'],
  ['', ''],
  ['weekly', ''],
])('SCHED-08 a duration of %p from 2024-05-09 ends %p', (duration, end) => {
  expect(scheduleDate('2024-05-09', duration)).toBe(end);
});

test('SCHED-08 without an effective date there is no schedule date', () => {
  expect(scheduleDate('', '1month')).toBe('');
});

test.each([
  ['1month', 12],
  ['3months', 4],
  ['4months', 3],
  ['6months', 2],
  ['1year', 1],
])('SCHED-02 CONST-19 a schedule of %s has %p rows', (schedule, count) => {
  expect(scheduleRows('2024-05-09', schedule)).toHaveLength(count);
});

test('SCHED-01 to SCHED-07 three months from 31 January 2024: after 30 April every row ends on a 30th', () => {
  expect(scheduleRows('2024-01-31', '3months')).toEqual([
    { startDate: '2024-01-31', renewalDate: '2024-04-30', status: 'Active', duedate: '' },
    { startDate: '2024-04-30', renewalDate: '2024-07-30', status: 'Schedule', duedate: '2024-07-15' },
    { startDate: '2024-07-30', renewalDate: '2024-10-30', status: 'Schedule', duedate: '2024-10-15' },
    { startDate: '2024-10-30', renewalDate: '2025-01-30', status: 'Schedule', duedate: '2025-01-15' },
  ]);
});

test.each([
  ['2026-01-31', '1month', '2026-02-28 2026-03-28 2026-04-28 2026-05-28', '2027-01-28'],
  ['2024-01-31', '1month', '2024-02-29 2024-03-29 2024-04-29 2024-05-29', '2025-01-29'],
  ['2026-03-31', '1month', '2026-04-30 2026-05-30 2026-06-30 2026-07-30', '2027-03-28'],
  ['2025-10-31', '4months', '2026-02-28 2026-06-28 2026-10-28', '2026-10-28'],
  ['2025-08-31', '6months', '2026-02-28 2026-08-28', '2026-08-28'],
  ['2024-02-29', '1year', '2025-02-28', '2025-02-28'],
])(
  'SCHED-04 SCHED-05 from %s by %s each row ends its own length after its start',
  (from, schedule, first, last) => {
    const ends = scheduleRows(from, schedule).map(({ renewalDate }) => renewalDate);
    expect(ends.slice(0, 4).join(' ')).toBe(first);
    expect(ends.at(-1)).toBe(last);
  },
);

test('SCHED-06 a due date follows its own valid-to date where a month end was clamped', () => {
  expect(scheduleRows('2026-01-31', '1month').map(({ duedate }) => duedate)).toEqual([
    '',
    ...['2026-03-13', '2026-04-13', '2026-05-13', '2026-06-13', '2026-07-13', '2026-08-13'],
    ...['2026-09-13', '2026-10-13', '2026-11-13', '2026-12-13', '2027-01-13'],
  ]);
});

test.each([
  ['', '1month'],
  ['2023-02-29', '1month'],
  ['2024-05-09', ''],
  ['2024-05-09', 'weekly'],
])('SCHED-01 effective date %p with schedule %p makes no rows', (effective, schedule) => {
  expect(scheduleRows(effective, schedule)).toEqual([]);
});

test('SCHED-02 to SCHED-07 every schedule has at most 12 rows, each of which starts where the one before it ended', () => {
  const start = fc
    .date({
      min: new Date('1990-01-01T00:00:00Z'),
      max: new Date('2090-12-31T00:00:00Z'),
      noInvalidDate: true,
    })
    .map((date) => date.toISOString().slice(0, 10));
  const option = fc.constantFrom(
    { schedule: '1month', months: 1 },
    { schedule: '3months', months: 3 },
    { schedule: '4months', months: 4 },
    { schedule: '6months', months: 6 },
    { schedule: '1year', months: 12 },
  );
  fc.assert(
    fc.property(start, option, (effective, { schedule, months }) => {
      const rows = scheduleRows(effective, schedule);
      expect(rows.length).toBeLessThanOrEqual(12);
      expect(rows[0]?.startDate).toBe(effective);
      rows.forEach((row, index) => {
        expect(row.status).toBe(index === 0 ? 'Active' : 'Schedule');
        expect(row.duedate).toBe(index === 0 ? '' : addDays(row.renewalDate, -15));
        expect(row.renewalDate).toBe(addMonths(row.startDate, months));
        expect(row.startDate).toBe(rows[index - 1]?.renewalDate ?? effective);
      });
    }),
    { seed: 1, numRuns: 1000 },
  );
});

test('SCHED-11 SCHED-12 CONST-20 the default dates are today and today plus 60 days', () => {
  expect(defaultEffectiveDate(now)).toBe('2024-05-09');
  expect(defaultExpiryDate(now)).toBe('2024-07-08');
});

test.each([
  [undefined, '2024-05-09'],
  ['', '2024-05-09'],
  ['soon', '2024-05-09'],
  ['2024-05-10', '2024-05-09'],
  ['2024-01-02', '2024-01-02'],
  ['2024-01-02T00:00:00.000Z', '2024-01-02'],
  [' 2024-01-02 ', '2024-01-02'],
])('SCHED-13 Q-135 with the stored date %p the earliest effective date is %s', (stored, earliest) => {
  expect(minimumEffectiveDate(now, stored)).toBe(earliest);
});

test.each([
  [10_000, 12, '833 833 833 833 833 833 833 833 833 833 833 837'],
  [10_000, 3, '3333 3333 3334'],
  [120_000, 4, '30000 30000 30000 30000'],
  [5, 2, '2 3'],
  [2, 3, '0 0 2'],
  [999, 1, '999'],
  [999, 0, ''],
])('SCHED-07 %i cents in %i periods are whole cents: %s', (amount, periods, shares) => {
  expect(instalmentShares(amount, periods).join(' ')).toBe(shares);
});

test('SCHED-07 the shares of an amount add up to it', () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), fc.constantFrom(1, 2, 3, 4, 12), (amount, periods) => {
      const shares = instalmentShares(amount, periods);
      expect(shares).toHaveLength(periods);
      expect(shares.every(Number.isSafeInteger)).toBe(true);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(amount);
    }),
    { seed: 1, numRuns: 500 },
  );
});
