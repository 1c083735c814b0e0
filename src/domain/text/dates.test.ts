import fc from 'fast-check';
import { addDays, addMonths } from './dates';
import { parseDateOnly } from './dateText';

const many = { seed: 1, numRuns: 1000 };
const dateOnly = fc
  .date({ min: new Date('1950-01-01T00:00:00Z'), max: new Date('2150-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test.each([
  ['2024-01-31', 1, '2024-02-29'],
  ['2023-01-31', 1, '2023-02-28'],
  ['2023-01-31', 2, '2023-03-31'],
  ['2024-02-29', 12, '2025-02-28'],
  ['2024-10-31', 4, '2025-02-28'],
  ['2024-03-31', -1, '2024-02-29'],
  ['2024-05-09', 0, '2024-05-09'],
])('SCHED-08 %s and %p months is %s', (date, months, end) => {
  expect(addMonths(date, months)).toBe(end);
});

test.each([
  ['2024-02-28', 1, '2024-02-29'],
  ['2024-12-31', 60, '2025-03-01'],
  ['2024-03-01', -15, '2024-02-15'],
  ['0050-01-01', 1, '0050-01-02'],
])('SCHED-12 %s and %p days is %s', (date, days, end) => {
  expect(addDays(date, days)).toBe(end);
});

test.each([
  ['', 1],
  ['soon', 1],
  ['2023-02-29', 1],
  ['2024-01-01', NaN],
  ['2024-01-01', 0.5],
  ['9999-12-31', 1],
  ['0001-01-01', -1],
])('SCHED-08 %p and %p of anything is no date', (date, amount) => {
  expect(addDays(date, amount)).toBe('');
  expect(addMonths(date, amount * 31)).toBe('');
});

test('SCHED-12 days are added on the calendar and taken off again', () => {
  fc.assert(
    fc.property(dateOnly, fc.integer({ min: -20_000, max: 20_000 }), (date, days) => {
      const end = addDays(date, days);
      expect((Date.parse(end) - Date.parse(date)) / 86_400_000).toBe(days);
      expect(addDays(end, -days)).toBe(date);
    }),
    many,
  );
});

test('SCHED-08 a month step lands in the month it names, on the anchor day or the last of the month', () => {
  fc.assert(
    fc.property(dateOnly, fc.integer({ min: 0, max: 120 }), (date, months) => {
      const start = parseDateOnly(date);
      const end = parseDateOnly(addMonths(date, months));
      const lastDay = new Date(Date.UTC(end?.year ?? 0, end?.month ?? 0, 0)).getUTCDate();
      expect((end?.year ?? 0) * 12 + (end?.month ?? 0)).toBe(
        (start?.year ?? 0) * 12 + (start?.month ?? 0) + months,
      );
      expect(end?.day).toBe(Math.min(start?.day ?? 0, lastDay));
    }),
    many,
  );
});
