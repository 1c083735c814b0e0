import moment from 'moment';
import { dateOnlyText, parseDateOnly } from './dateText';

/** Date arithmetic; it brings the date library along, so a screen that only shows dates imports `dateText` instead. */

function shifted(date: string, amount: number, unit: 'days' | 'months'): string {
  const start = parseDateOnly(date);
  if (!start || !Number.isInteger(amount)) return '';
  const end = moment.utc({ year: start.year, month: start.month - 1, day: start.day }).add(amount, unit);
  const shown = dateOnlyText({ year: end.year(), month: end.month() + 1, day: end.date() });
  return parseDateOnly(shown) ? shown : '';
}

/** YYYY-MM-DD so many days later (earlier when negative); blank when there is no such date. */
export function addDays(date: string, days: number): string {
  return shifted(date, days, 'days');
}

/**
 * YYYY-MM-DD so many months later, on the same day or the month's last: 31 January and one month is 28 or 29 February.
 */
export function addMonths(date: string, months: number): string {
  return shifted(date, months, 'months');
}
