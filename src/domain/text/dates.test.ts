import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import fc from 'fast-check';
import {
  addDays,
  addMonths,
  boxTextOf,
  dateOf,
  daysBetween,
  firstTen,
  formatDate,
  formatTimestamp,
  showDate,
  showTimestamp,
  textOfBox,
  timeOf,
  today,
} from './dates';

const many = { seed: 1, numRuns: 1000 };
const dateOnly = fc
  .date({ min: new Date('0001-01-01T00:00:00Z'), max: new Date('9999-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
/** Years that `Date.UTC` reads as they are. */
const nearDate = fc
  .date({ min: new Date('1950-01-01T00:00:00Z'), max: new Date('2150-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test.each([
  ['2024-05-09', '05-09-2024'],
  ['2024-05-09T00:00:00.000Z', '05-09-2024'],
  ['2024-05-09 23:59:59', '05-09-2024'],
  ['2024-02-29', '02-29-2024'],
  ['0001-01-01', '01-01-0001'],
  [' 2024-05-09 ', '05-09-2024'],
  ['2000-02-29', '02-29-2000'],
  ['2024-01-31', '01-31-2024'],
  ['2024-12-31', '12-31-2024'],
  ['2024-04-30', '04-30-2024'],
])('QLIST-12 CONST-26 %p is shown as %p', (stored, shown) => {
  expect(formatDate(stored)).toBe(shown);
});

test.each([
  ['2023-02-29'],
  ['1900-02-29'],
  ['2024-04-31'],
  ['2024-06-31'],
  ['2024-09-31'],
  ['2024-11-31'],
  ['2024-02-30'],
  ['2024-01-32'],
  ['0000-05-09'],
  ['on 2024-05-09'],
  ['2024-13-01'],
  ['2024-00-10'],
  ['2024-01-00'],
  ['0000-00-00'],
  ['2024-1-5'],
  ['2024-01-055'],
  ['05-09-2024'],
  ['soon'],
  [''],
  [null],
  [undefined],
  [20240509],
  [new Date(0)],
])('QLIST-12 %p is no date and is shown as nothing', (stored) => {
  expect(dateOf(stored)).toBe('');
  expect(formatDate(stored)).toBe('');
});

test.each([
  ['2024-05-09 09:05:00', '05/09/2024 09:05 AM'],
  ['2024-05-09T13:30:59', '05/09/2024 01:30 PM'],
  ['2024-05-09T00:00', '05/09/2024 12:00 AM'],
  ['2024-05-09T12:00:00.123', '05/09/2024 12:00 PM'],
  ['2024-05-09', '05/09/2024 12:00 AM'],
  [' 2024-05-09 11:59:59,5 ', '05/09/2024 11:59 AM'],
  ['2024-05-09 23:59', '05/09/2024 11:59 PM'],
  [new Date(2024, 4, 9, 23, 59), '05/09/2024 11:59 PM'],
  [new Date(2024, 4, 9, 9, 5).getTime(), '05/09/2024 09:05 AM'],
  [new Date(2024, 4, 9, 9, 5).toISOString(), '05/09/2024 09:05 AM'],
])('QLIST-11 CONST-27 %p is shown as %p', (stored, shown) => {
  expect(formatTimestamp(stored)).toBe(shown);
});

test.each([
  ['2024-05-09T12:00:00Z', '2024-05-09T12:00:00+00:00'],
  ['2024-05-09T12:00:00Z', '2024-05-09T17:30:00+05:30'],
  ['2024-05-09T12:00:00Z', '2024-05-09T04:00:00-0800'],
  ['2024-05-09T12:00:00Z', '2024-05-09 13:00:00 +01'],
  ['2024-01-01T00:30:00+01:00', '2023-12-31T23:30:00z'],
  ['2024-05-09T12:00:00Z', '2024-05-09T17:30:00+0530'],
  ['0099-05-09T12:00:00Z', '0099-05-09T13:00:00+01:00'],
  ['2024-05-09T12:00:00Z', '2024-05-10T03:30:00+15:30'],
])('QLIST-11 %p and %p are one moment', (one, other) => {
  expect(formatTimestamp(one)).not.toBe('');
  expect(formatTimestamp(one)).toBe(formatTimestamp(other));
});

test.each([
  ['2024-05-09T24:00:00'],
  ['2024-05-09T24:00:00Z'],
  ['0000-12-31T23:30:00-02:00'],
  ['9999-12-31T23:30:00-48:00'],
  ['2024-05-09T12:60'],
  ['2024-05-09T12:00:60'],
  ['at 2024-05-09T12:00'],
  ['2024-05-09T12:00 sharp'],
  ['2024-02-30T12:00:00Z'],
  ['2024-05-09T'],
  ['yesterday'],
  [''],
  [null],
  [undefined],
  [NaN],
  [new Date(NaN)],
  [{}],
])('QLIST-11 %p is no moment and is shown as nothing', (stored) => {
  expect(formatTimestamp(stored)).toBe('');
});

const moment2023 = Date.UTC(2023, 11, 31, 12);

test.each([
  [String(moment2023)],
  [` ${moment2023} `],
  [String(moment2023 / 1000)],
  [`${moment2023 / 1000}.0`],
  [moment2023],
  [moment2023 / 1000],
])('QLIST-11 QLIST-12 %j, a moment as a number, is shown like a text', (stored) => {
  expect(formatDate(stored)).toBe('12-31-2023');
  expect(formatTimestamp(stored)).toBe(formatTimestamp('2023-12-31T12:00:00Z'));
  expect(firstTen(stored)).toBe('2023-12-31');
});

test.each([
  ['631152000', '01-01-1990'],
  ['4133980799', '12-31-2100'],
  ['631152000000', '01-01-1990'],
  ['4133980799999', '12-31-2100'],
])('of the number %p the day %p is shown', (stored, day) => {
  expect(showDate(stored)).toBe(day);
});

test.each([
  '631151999',
  '4133980800',
  '4133980800000',
  '20240509',
  ' 12 ',
  '17172000000000',
  '0',
  '-1703980800',
  '45291.5',
])('the number %j is no date and is shown as it is stored', (stored) => {
  expect([showDate(stored), showTimestamp(stored)]).toEqual([stored.trim(), stored.trim()]);
  expect(timeOf(stored)).toBeUndefined();
});

test.each(['', 'soon', '0000-00-00', '12 days'])('a text like %j is shown as nothing', (stored) => {
  expect([showDate(stored), showTimestamp(stored)]).toEqual(['', '']);
});

test('a moment as a number sorts with the texts of other rows', () => {
  const stored = [
    '2023-12-30T12:00:00Z',
    String(moment2023),
    '2024-01-01T12:00:00Z',
    String(moment2023 / 1000 + 172_800),
  ];
  const times = stored.map((text) => timeOf(text) ?? NaN);
  expect(times).toEqual(times.toSorted((left, right) => left - right));
  expect(times).not.toContain(NaN);
});

test.each([
  ['2024-05-09T00:00:00.000Z', '2024-05-09'],
  ['9 May 2024, noon', '9 May 2024'],
  ['soon', 'soon'],
  [20240509, '20240509'],
  [null, ''],
  [undefined, ''],
  [{}, ''],
])('COMPANY-17 of %p the first 10 characters are shown: %p', (stored, shown) => {
  expect(firstTen(stored)).toBe(shown);
});

test('SCHED-11 today is the day on the wall, also a minute before midnight', () => {
  expect(today(new Date(2024, 0, 5, 0, 0))).toBe('2024-01-05');
  expect(today(new Date(2024, 0, 5, 23, 59))).toBe('2024-01-05');
});

test('QLIST-12 every date is read and written as the same day, whatever follows it', () => {
  fc.assert(
    fc.property(dateOnly, fc.constantFrom('', 'T00:00:00Z', ' 23:59:59', 'T23:00:00-11:00'), (date, rest) => {
      expect(dateOf(date + rest)).toBe(date);
      expect(formatDate(date + rest)).toBe(`${date.slice(5)}-${date.slice(0, 4)}`);
    }),
    many,
  );
});

test('QLIST-11 QLIST-12 nothing breaks the formatters', () => {
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.string(), fc.stringMatching(/^[-0-9T:Z+. ]{0,30}$/)), (value) => {
      expect(formatDate(value)).toMatch(/^(?:\d\d-\d\d-\d{4})?$/);
      expect(formatTimestamp(value)).toMatch(/^(?:\d\d\/\d\d\/\d{4} \d\d:\d\d [AP]M)?$/);
      expect(firstTen(value).length).toBeLessThanOrEqual(10);
    }),
    many,
  );
});

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
    fc.property(nearDate, fc.integer({ min: -20_000, max: 20_000 }), (date, days) => {
      const end = addDays(date, days);
      expect((Date.parse(end) - Date.parse(date)) / 86_400_000).toBe(days);
      expect(addDays(end, -days)).toBe(date);
    }),
    many,
  );
});

test('SCHED-08 a month step lands in the month it names, on the anchor day or the last of the month', () => {
  fc.assert(
    fc.property(nearDate, fc.integer({ min: 0, max: 120 }), (date, months) => {
      const [startYear = 0, startMonth = 0, startDay = 0] = date.split('-').map(Number);
      const [year = 0, month = 0, day] = addMonths(date, months).split('-').map(Number);
      const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate();
      expect(year * 12 + month).toBe(startYear * 12 + startMonth + months);
      expect(day).toBe(Math.min(startDay, lastDay));
    }),
    many,
  );
});

test.each([
  ['2024-05-09', '2024-05-09', 0],
  ['2024-02-28', '2024-03-01', 2],
  ['2024-03-01', '2024-02-28', -2],
  ['2024-03-09', '2024-11-04', 240],
  ['0050-01-01', '0051-01-01', 365],
  ['', '2024-05-09', NaN],
  ['2024-05-09', '2024-02-30', NaN],
])('from %p to %p are %p days', (start, end, days) => {
  expect(daysBetween(start, end)).toBe(days);
});

test.each([
  ['UTC', '03/10/2024 12:00 PM'],
  ['America/New_York', '03/10/2024 08:00 AM'],
  ['Asia/Kolkata', '03/10/2024 05:30 PM'],
  ['Pacific/Kiritimati', '03/11/2024 02:00 AM'],
  ['Pacific/Pago_Pago', '03/10/2024 01:00 AM'],
])('QLIST-11 QLIST-12 in %s moments are local and dates stay the same day', async (zone, noon) => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', path.join(__dirname, 'timeZones.fixture.ts')],
    { env: { ...process.env, TZ: zone } },
  );
  expect(JSON.parse(stdout)).toEqual({
    noon,
    noonWithoutZone: '03/10/2024 12:00 PM',
    midnight: '03-10-2024',
    dateOnly: ['01-01-2024', '01/01/2024 12:00 AM'],
    today: '2024-12-31',
    steps: ['2024-03-11', '2024-11-04', '2024-02-29', '2024-03-29'],
  });
});

test.each([
  ['2027-01-25', '01/25/2027'],
  ['2027-02-30', '2027-02-30'],
  ['2027-01-25T00:00:00Z', '2027-01-25T00:00:00Z'],
  ['10 days', '10 days'],
  ['', ''],
])('a text box shows %p as %p, and gives the same text back', (stored, shown) => {
  expect([boxTextOf(stored), textOfBox(shown)]).toEqual([shown, stored]);
});

test.each(['1/25/2027', '02/30/2027', '01/25/27', '01/25/2027 noon'])('%p is no date of a box', (typed) => {
  expect(textOfBox(typed)).toBe(typed);
});
