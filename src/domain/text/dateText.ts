import { textOf } from './textOf';

/**
 * Dates as text, without a date library, for the screens that only show them. A date-only value is a year, a month
 * and a day: it never passes through a `Date`, whose time zone could move it to the day before.
 */

export interface DateOnly {
  year: number;
  month: number;
  day: number;
}

const dateStart = /^(\d{4})-(\d\d)-(\d\d)(?!\d)/;
const timestampPattern =
  /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d+)?)? ?(Z|[+-]\d\d(?::?\d\d)?)?)?$/i;

function two(value: number): string {
  return String(value).padStart(2, '0');
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** The date at the start of a text such as '2024-02-29' or '2024-02-29T…'; undefined when there is no such day. */
export function parseDateOnly(value: unknown): DateOnly | undefined {
  const match = dateStart.exec(typeof value === 'string' ? value.trim() : '');
  if (!match) return undefined;
  const [year = 0, month = 0, day = 0] = match.slice(1).map(Number);
  const exists = year > 0 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
  return exists ? { year, month, day } : undefined;
}

/** Of a date that was entered: 01/01/27 in a date box is the year 27. Empty if the year has four digits, or the text is no date. */
export function yearProblem(date: string): string {
  return (parseDateOnly(date)?.year ?? 1000) < 1000 ? 'Enter the year with four digits' : '';
}

/** A date as the server keeps it, YYYY-MM-DD. */
export function dateOnlyText({ year, month, day }: DateOnly): string {
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
}

/** The user's own day, YYYY-MM-DD. */
export function today(now: Date): string {
  return dateOnlyText({ year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() });
}

/** QLIST-12, CONST-26: 'YYYY-MM-DD…' as 'MM-DD-YYYY'; blank for what is no date. */
export function formatDate(value: unknown): string {
  const date = parseDateOnly(value);
  if (!date) return '';
  const [year, month, day] = dateOnlyText(date).split('-');
  return `${month}-${day}-${year}`;
}

function timestampText(date: DateOnly, hours: number, minutes: number): string {
  const half = hours < 12 ? 'AM' : 'PM';
  return `${formatDate(dateOnlyText(date)).replaceAll('-', '/')} ${two(hours % 12 || 12)}:${two(minutes)} ${half}`;
}

function localText(instant: Date): string {
  const date = parseDateOnly(today(instant));
  return date ? timestampText(date, instant.getHours(), instant.getMinutes()) : '';
}

/** Minutes east of Greenwich of 'Z', '+05:30', '+0530' or '-08'. */
function offsetMinutes(zone: string): number {
  if (zone.toUpperCase() === 'Z') return 0;
  const size = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(3).replace(':', '') || 0);
  return zone.startsWith('-') ? -size : size;
}

/**
 * QLIST-11, CONST-27: a moment as 'MM/DD/YYYY hh:mm AM/PM' in the user's time zone; blank for what is none.
 * Takes an ISO text, a `Date` or milliseconds. A text without a zone names the local time already.
 */
export function formatTimestamp(value: unknown): string {
  if (value instanceof Date || typeof value === 'number') return localText(new Date(value));
  const match = timestampPattern.exec(typeof value === 'string' ? value.trim() : '');
  const date = parseDateOnly(match?.[1]);
  if (!match || !date) return '';
  const [, , hours = '0', minutes = '0', seconds = '0', zone] = match;
  if (Number(hours) > 23 || Number(minutes) > 59 || Number(seconds) > 59) return '';
  if (!zone) return timestampText(date, Number(hours), Number(minutes));
  // Field by field: `Date.UTC` reads a year below 100 as one of the last century.
  const instant = new Date(0);
  instant.setUTCFullYear(date.year, date.month - 1, date.day);
  instant.setUTCHours(Number(hours), Number(minutes) - offsetMinutes(zone), Number(seconds));
  return localText(instant);
}

/** COMPANY-17: the first 10 characters of the stored value. */
export function firstTen(value: unknown): string {
  return textOf(value).slice(0, 10);
}
