import { addDays, dateOf } from '@/domain/text/dates';
import type { DateOrder } from './choices';

/**
 * The day of a cell read with the month first, and with the day first, as a number such as 20260531; 0 if there is no
 * such day.
 */
export interface ReadDate {
  monthFirst: number;
  dayFirst: number;
}

// Not read by `moment`: it does not read 'Sept', takes the year 69 for 1969, and is too slow for each cell of a file.
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const numeric = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d\d)(?:[ ,T]|$)/;
/** The number of a day in a spreadsheet, from 1982 to 2064. */
const serial = /^[3-5]\d{4}(?=(?:\.0+)?$)/;
const unambiguous = [
  /^(?<year>\d{4})\/(?<month>\d{1,2})\/(?<day>\d{1,2})(?: |$)/,
  /^(?<year>(?:19|20)\d\d)(?<month>\d\d)(?<day>\d\d)$/,
  /^(?<day>\d{1,2})\.(?<month>\d{1,2})\.(?<year>\d{4}|\d\d)(?: |$)/,
  /^(?<day>\d{1,2})[ -]?(?<month>[a-z]{3})[a-z]*[ -]?(?<year>\d{4}|\d\d)(?: |$)/i,
  /^(?<month>[a-z]{3})[a-z]* (?<day>\d{1,2}),? (?<year>\d{4}|\d\d)(?: |$)/i,
];

/** A year of two digits is in 1970 to 2069. */
function fullYear(text: string): number {
  const year = Number(text);
  if (text.length > 2) return year;
  return year < 70 ? 2000 + year : 1900 + year;
}

function dayNumber(date: string): number {
  return Number(date.replaceAll('-', ''));
}

function toDayNumber(year: string, month: string, day: string): number {
  const fullMonth = String(months.indexOf(month.toLowerCase()) + 1 || month);
  return dayNumber(
    dateOf(
      [String(fullYear(year)).padStart(4, '0'), fullMonth.padStart(2, '0'), day.padStart(2, '0')].join('-'),
    ),
  );
}

/** The day of a notation that says which number is the month; 0 if there is none. */
function unambiguousDay(text: string): number {
  const iso = dayNumber(dateOf(text)); // '2026-05-31' and '2026-05-31 12:00', the usual form
  if (iso !== 0 || !/\d/.test(text)) return iso;
  const [serialDay] = serial.exec(text) ?? [];
  if (serialDay !== undefined) return dayNumber(addDays('1899-12-30', Number(serialDay)));
  for (const pattern of unambiguous) {
    const { year, month = '', day = '' } = pattern.exec(text)?.groups ?? {};
    if (year !== undefined) return toDayNumber(year, month, day);
  }
  return 0;
}

/**
 * A day in a notation of bordereaux: '2026-05-31', '2026/05/31', '20260531', '31.05.2026', '31-May-2026', '31MAY2026',
 * 'May 31, 2026', '46173' (its number in a spreadsheet), '5/31/2026' or '31/5/2026'. For the last two, only other cells of
 * the column show which one is the month.
 */
export function readDate(cell: string): ReadDate | undefined {
  const text = cell.trim();
  const [, first = '', second = '', year] = numeric.exec(text) ?? [];
  const monthFirst = year === undefined ? unambiguousDay(text) : toDayNumber(year, first, second);
  const dayFirst = year === undefined ? monthFirst : toDayNumber(year, second, first);
  return monthFirst === 0 && dayFirst === 0 ? undefined : { monthFirst, dayFirst };
}

/** Whether a cell is a day with separators; eight digits may be any number. */
export function isDateLike(cell: string): boolean {
  return /[-/. ]/.test(cell.trim()) && readDate(cell) !== undefined;
}

/** Collects which order of day and month the dates of a column prove. */
export class DateOrderProof {
  /** The number of dates that prove that the day is first, minus those that prove the month. */
  #balance = 0;
  #isOpen = false;

  add({ monthFirst, dayFirst }: ReadDate): void {
    if (monthFirst === dayFirst) return;
    if (monthFirst === 0) this.#balance += 1;
    else if (dayFirst === 0) this.#balance -= 1;
    else this.#isOpen = true;
  }

  /** The order that more dates prove than the other one; undefined if there is none. */
  get proven(): DateOrder | undefined {
    if (this.#balance === 0) return undefined;
    return this.#balance > 0 ? 'dayFirst' : 'monthFirst';
  }

  /** Whether there are ambiguous dates and no date proves the order. */
  get isUnproven(): boolean {
    return this.#isOpen && this.#balance === 0;
  }
}
