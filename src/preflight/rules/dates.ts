import { dateOf } from '@/domain/text/dates';
import type { DateOrder } from './choices';

/** A day as a number that sorts, such as 20260531. */
type DayNumber = number;

/** What a cell says read month first and read day first; 0 where there is no such day. */
export interface ReadDate {
  monthFirst: DayNumber;
  dayFirst: DayNumber;
}

// Not read by `moment`: it knows no 'Sept', puts the year 69 into the last century, and is slow for each cell of a file.
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const numeric = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d\d)(?:[ ,T]|$)/;
const dotted = /^(\d{1,2})\.(\d{1,2})\.(\d{4}|\d\d)(?: |$)/;
const yearFirst = /^(\d{4})\/(\d{1,2})\/(\d{1,2})(?: |$)/;
const compact = /^((?:19|20)\d\d)(\d\d)(\d\d)$/;
const dayAndName = /^(\d{1,2})[ -]([a-z]{3})[a-z]*[ -](\d{4}|\d\d)(?: |$)/i;
const nameAndDay = /^([a-z]{3})[a-z]* (\d{1,2}),? (\d{4}|\d\d)(?: |$)/i;

/** Two digits of a year are those of 1970 to 2069. */
function fullYear(text: string): number {
  const year = Number(text);
  if (text.length > 2) return year;
  return year < 70 ? 2000 + year : 1900 + year;
}

function two(text: string | number): string {
  return String(text).padStart(2, '0');
}

function numberOf(date: string): DayNumber {
  return Number(date.replaceAll('-', ''));
}

function dayOf(year: string, month: string | number, day: string): DayNumber {
  return numberOf(dateOf(`${String(fullYear(year)).padStart(4, '0')}-${two(month)}-${two(day)}`));
}

function certain(day: DayNumber): ReadDate | undefined {
  return day === 0 ? undefined : { monthFirst: day, dayFirst: day };
}

/**
 * A day as bordereaux write it: '2026-05-31', '2026/05/31', '20260531', '31.05.2026', '31-May-2026', 'May 31, 2026', and
 * '5/31/2026' or '31/5/2026', which only the other cells of its column may tell apart; undefined for anything else.
 */
export function readDate(cell: string): ReadDate | undefined {
  const text = cell.trim();
  const iso = numberOf(dateOf(text)); // '2026-05-31' and '2026-05-31 12:00', the usual form
  if (iso !== 0) return certain(iso);
  if (!/\d/.test(text)) return undefined;
  const [, first = '', second = '', last = ''] = numeric.exec(text) ?? [];
  if (last !== '') {
    const date = { monthFirst: dayOf(last, first, second), dayFirst: dayOf(last, second, first) };
    return date.monthFirst === 0 && date.dayFirst === 0 ? undefined : date;
  }
  const [, year = '', month = '', day = ''] = yearFirst.exec(text) ?? compact.exec(text) ?? [];
  if (year !== '') return certain(dayOf(year, month, day));
  const [, dottedDay = '', dottedMonth = '', dottedYear = ''] = dotted.exec(text) ?? [];
  if (dottedYear !== '') return certain(dayOf(dottedYear, dottedMonth, dottedDay));
  const [, before = '', name = '', namedYear = ''] = dayAndName.exec(text) ?? [];
  if (namedYear !== '') return certain(dayOf(namedYear, months.indexOf(name.toLowerCase()) + 1, before));
  const [, firstName = '', behind = '', lastYear = ''] = nameAndDay.exec(text) ?? [];
  return lastYear === ''
    ? undefined
    : certain(dayOf(lastYear, months.indexOf(firstName.toLowerCase()) + 1, behind));
}

/** Whether a cell is a day that is written as one; eight digits alone may be any number. */
export function isDateLike(cell: string): boolean {
  return /[-/. ]/.test(cell.trim()) && readDate(cell) !== undefined;
}

/** What the dates of a column prove of their order. */
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

  /** The order that one date proves, or more of them where they disagree; undefined while none does. */
  get proven(): DateOrder | undefined {
    if (this.#dayFirst === this.#monthFirst) return undefined;
    return this.#dayFirst > this.#monthFirst ? 'dayFirst' : 'monthFirst';
  }

  /** Whether there are dates that may be read either way and nothing proves which. */
  get isUnproven(): boolean {
    return this.#isOpen && this.proven === undefined;
  }
}
