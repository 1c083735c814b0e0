import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import {
  isMonth,
  isPeriodName,
  monthName,
  monthOnly,
  periods,
  shiftMonth,
  shownMonths,
  spanOf,
  type PeriodName,
} from './periods';

test.each<[PeriodName, today: string, from: string, to: string, months: number]>([
  ['around', '2026-11-24', '2025-11', '2027-02', 16],
  ['around', '2026-01-31', '2025-01', '2026-04', 16],
  ['around', '2028-02-29', '2027-02', '2028-05', 16],
  ['around', '2026-12-31', '2025-12', '2027-03', 16],
  ['last-3-months', '2026-11-24', '2026-09', '2026-11', 3],
  ['last-3-months', '2026-01-31', '2025-11', '2026-01', 3],
  ['last-3-months', '2028-02-29', '2027-12', '2028-02', 3],
  ['last-3-months', '2026-12-31', '2026-10', '2026-12', 3],
  ['this-year', '2026-11-24', '2026-01', '2026-12', 12],
  ['this-year', '2026-01-31', '2026-01', '2026-12', 12],
  ['this-year', '2028-02-29', '2028-01', '2028-12', 12],
  ['this-year', '2026-12-31', '2026-01', '2026-12', 12],
  ['last-year', '2026-11-24', '2025-01', '2025-12', 12],
  ['last-year', '2026-01-31', '2025-01', '2025-12', 12],
  ['last-year', '2028-02-29', '2027-01', '2027-12', 12],
  ['last-year', '2026-12-31', '2025-01', '2025-12', 12],
])('the period %s on %s is from %s to %s', (period, today, from, to, count) => {
  expect(spanOf(period, today)).toEqual({ from, to });
  const months = shownMonths(period, today);
  expect([months[0], months.at(-1), months.length]).toEqual([from, to, count]);
});

test('the months of a period follow each other across the end of a year', () => {
  expect(shownMonths('around', '2026-01-31')).toEqual([
    ...['2025-01', '2025-02', '2025-03', '2025-04', '2025-05', '2025-06', '2025-07', '2025-08'],
    ...['2025-09', '2025-10', '2025-11', '2025-12', '2026-01', '2026-02', '2026-03', '2026-04'],
  ]);
});

test('all dates have no bounds, and show the months of the first choice', () => {
  expect(spanOf('all', '2026-11-24')).toEqual({ from: '', to: '' });
  expect(shownMonths('all', '2026-11-24')).toEqual(shownMonths('around', '2026-11-24'));
});

test('a period is known by its name only', () => {
  expect(Object.keys(periods).filter(isPeriodName)).toEqual([
    'around',
    'last-3-months',
    'this-year',
    'last-year',
    'all',
  ]);
  expect(['', 'toString', 'All dates', 'AROUND'].filter(isPeriodName)).toEqual([]);
});

test.each([
  ['2026-01', true],
  ['2026-12', true],
  ['0001-01', true],
  ['0000-01', false],
  ['2026-00', false],
  ['2026-13', false],
  ['2026-1', false],
  ['2026-01-01', false],
  [' 2026-01', false],
  ['2026-01\n', false],
  ['', false],
])('whether %p is a month: %p', (text, isValid) => {
  expect(isMonth(text)).toBe(isValid);
});

test.each([
  ['2026-11', 2, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-03', 0, '2026-03'],
  ['2024-02', 12, '2025-02'],
  ['0001-01', -1, ''],
  ['9999-12', 1, ''],
  ['', 1, ''],
])('%p and %p months is %p', (month, months, shifted) => {
  expect(shiftMonth(month, months)).toBe(shifted);
});

test('a month has an English name', () => {
  expect([monthName('2026-01'), monthName('2025-12'), monthOnly('2026-10')]).toEqual([
    'January 2026',
    'December 2025',
    'October',
  ]);
});

test('no time zone moves a month', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--import',
    'tsx',
    path.join(__dirname, 'monthsOfZones.fixture.ts'),
  ]);
  const months = ['2025-12', '2026-01', '2026-01', '2026-01', '2026-01', '2025-12'];
  const shown = { from: '2025-01', to: '2026-04', ages: ['not-due', '1-30'] };
  expect(JSON.parse(stdout)).toEqual([
    { hoursBehindUtc: 11, months, ...shown },
    { hoursBehindUtc: 5, months, ...shown },
    { hoursBehindUtc: 0, months, ...shown },
    { hoursBehindUtc: -5.5, months, ...shown },
    { hoursBehindUtc: -14, months, ...shown },
  ]);
});
