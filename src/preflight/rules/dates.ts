import { addDays, dateOf } from '@/domain/text/dates';
import type { DateOrder } from './choices';

/** A day as a number that sorts, such as 20260531. */
type DayNumber = number;

/** The day of a cell read with the month first, and with the day first; 0 if there is no such day. */
export interface ReadDate {
  monthFirst: DayNumber;
  dayFirst: DayNumber;
}

// Not read by `moment`: it does not read 'Sept', takes the year 69 for 1969, and is too slow for each cell of a file.
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const numeric = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d\d)(?:[ ,T]|$)/;
const dotted = /^(\d{1,2})\.(\d{1,2})\.(\d{4}|\d\d)(?: |$)/;
const yearFirst = /^(\d{4})\/(\d{1,2})\/(\d{1,2})(?: |$)/;
const compact = /^((?:19|20)\d\d)(\d\d)(\d\d)$/;
const dayAndName = /^(\d{1,2})[ -]?([a-z]{3})[a-z]*[ -]?(\d{4}|\d\d)(?: |$)/i;
/** The number of a day in a spreadsheet, from 1982 to 2064. */
const serial = /^([3-5]\d{4})(?:\.0+)?$/;
const nameAndDay = /^([a-z]{3})[a-z]* (\d{1,2}),? (\d{4}|\d\d)(?: |$)/i;

/** A year of two digits is in 1970 to 2069. */
function fullYear(text: string): number {
  const year = Number(text);
  if (text.length > 2) return year;
  return year < 70 ? 2000 + year : 1900 + year;
}

function twoDigits(text: string | number): string {
  return String(text).padStart(2, '0');
}

function dayNumber(date: string): DayNumber {
  return Number(date.replaceAll('-', ''));
}

function toDayNumber(year: string, month: string | number, day: string): DayNumber {
  return dayNumber(
    dateOf(`${String(fullYear(year)).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`),
  );
}

function unambiguous(day: DayNumber): ReadDate | undefined {
  return day === 0 ? undefined : { monthFirst: day, dayFirst: day };
}

/**
 * A day in a notation of bordereaux: '2026-05-31', '2026/05/31', '20260531', '31.05.2026', '31-May-2026', '31MAY2026',
 * 'May 31, 2026', '46173' (its number in a spreadsheet), '5/31/2026' or '31/5/2026'. For the last two, only other cells of
 * the column show which one is the month.
 */
export function readDate(cell: string): ReadDate | undefined {
  const text = cell.trim();
  const iso = dayNumber(dateOf(text)); // '2026-05-31' and '2026-05-31 12:00', the usual form
  if (iso !== 0) return unambiguous(iso);
  if (!/\d/.test(text)) return undefined;
  const [, first = '', second = '', last = ''] = numeric.exec(text) ?? [];
  if (last !== '') {
    const date = { monthFirst: toDayNumber(last, first, second), dayFirst: toDayNumber(last, second, first) };
    return date.monthFirst === 0 && date.dayFirst === 0 ? undefined : date;
  }
  const [, year = '', month = '', day = ''] = yearFirst.exec(text) ?? compact.exec(text) ?? [];
  if (year !== '') return unambiguous(toDayNumber(year, month, day));
  const [, dottedDay = '', dottedMonth = '', dottedYear = ''] = dotted.exec(text) ?? [];
  if (dottedYear !== '') return unambiguous(toDayNumber(dottedYear, dottedMonth, dottedDay));
  const [, serialDay = ''] = serial.exec(text) ?? [];
  if (serialDay !== '') return unambiguous(dayNumber(addDays('1899-12-30', Number(serialDay))));
  const [, dayBeforeName = '', name = '', namedYear = ''] = dayAndName.exec(text) ?? [];
  if (namedYear !== '')
    return unambiguous(toDayNumber(namedYear, months.indexOf(name.toLowerCase()) + 1, dayBeforeName));
  const [, firstName = '', dayAfterName = '', lastYear = ''] = nameAndDay.exec(text) ?? [];
  return lastYear === ''
    ? undefined
    : unambiguous(toDayNumber(lastYear, months.indexOf(firstName.toLowerCase()) + 1, dayAfterName));
}

/** Whether a cell is a day with separators; eight digits may be any number. */
export function isDateLike(cell: string): boolean {
  return /[-/. ]/.test(cell.trim()) && readDate(cell) !== undefined;
}

/** Collects which order of day and month the dates of a column prove. */
export class DateOrderProof {
  #dayFirst = 0;
  #monthFirst = 0;
  #isOpen = false;

  add({ monthFirst, dayFirst }: ReadDate): void {
    if (monthFirst === dayFirst) return;
    if (monthFirst === 0) this.#dayFirst += 1;
    else if (dayFirst === 0) this.#monthFirst += 1;
    else this.#isOpen = true;
  }

  /** The order that more dates prove than the other one; undefined if there is none. */
  get proven(): DateOrder | undefined {
    if (this.#dayFirst === this.#monthFirst) return undefined;
    return this.#dayFirst > this.#monthFirst ? 'dayFirst' : 'monthFirst';
  }

  /** Whether there are ambiguous dates and no date proves the order. */
  get isUnproven(): boolean {
    return this.#isOpen && this.proven === undefined;
  }
}
