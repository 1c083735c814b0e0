import moment, { type Moment } from 'moment';
import { toText } from './toText';

/**
 * Dates and times as text. A date without a time is read and written in UTC only, so that no time zone can change the
 * day.
 */

const dateStart = /^(?!0000)\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?!\d)/;
const timestampPattern =
  /^(\d{4}-\d\d-\d\d)(?:[T ]((?:[01]\d|2[0-3]):[0-5]\d)(?:(:[0-5]\d)(?:[.,]\d+)?)? ?(Z|([+-]\d\d)(?::?(\d\d))?)?)?$/i;

function utcDay(date: string): Moment {
  return moment.utc(date, 'YYYY-MM-DD', true);
}

/** The date at the start of a text such as '2024-02-29T…', as YYYY-MM-DD; blank if there is no such day. */
export function dateOf(value: unknown): string {
  const [date] = dateStart.exec(typeof value === 'string' ? value.trim() : '') ?? [];
  if (date === undefined) return '';
  // Every month has the days 1 to 28. The library takes 5 µs for a date, too long for each cell of a large bordereau.
  return date.slice(8) <= '28' || utcDay(date).isValid() ? date : '';
}

const firstMoment = Date.UTC(1990, 0);
const endOfMoments = Date.UTC(2101, 0);

/** The milliseconds of a moment that is stored as a number of seconds or milliseconds, in the years 1990 to 2100. */
export function momentOf(value: unknown): number | undefined {
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : '';
  if (!/^\d{9,13}(?:\.\d+)?$/.test(text)) return undefined;
  const milliseconds = Number(text) < 1e11 ? Number(text) * 1000 : Number(text);
  return milliseconds >= firstMoment && milliseconds < endOfMoments ? milliseconds : undefined;
}

/** The day of a stored date as lists show it, YYYY-MM-DD: a text that starts with it, or a moment as a number. Blank for others. */
export function dayOf(value: unknown): string {
  return dateOf(value) || dayOfMoment(value);
}

/** The day of a moment that is stored as a number, in UTC like the day at the start of a text. */
function dayOfMoment(value: unknown): string {
  const milliseconds = momentOf(value);
  return milliseconds === undefined ? '' : new Date(milliseconds).toISOString().slice(0, 10);
}

/**
 * The error of an entered date whose year is below 1000: 01/01/27 in a date input is the year 27. Empty for other years
 * and for a text that is no date.
 */
export function yearProblem(date: string): string {
  return dateOf(date).startsWith('0') ? 'Enter the year with four digits' : '';
}

/** The user's own day, YYYY-MM-DD. */
export function today(now: Date): string {
  return moment(now).format('YYYY-MM-DD');
}

/** Whether a time is in the years 1 to 9999. The library accepts others, which do not have four digits. */
function hasFourDigitYear(time: Moment): boolean {
  return time.isValid() && time.year() >= 1 && time.year() <= 9999;
}

function shifted(date: string, amount: number, unit: 'days' | 'months'): string {
  const start = dateOf(date);
  if (start === '' || !Number.isInteger(amount)) return '';
  const end = utcDay(start).add(amount, unit);
  return hasFourDigitYear(end) ? end.format('YYYY-MM-DD') : '';
}

/** YYYY-MM-DD so many days later (earlier when negative); blank if there is no such date. */
export function addDays(date: string, days: number): string {
  return shifted(date, days, 'days');
}

/**
 * YYYY-MM-DD so many months later, on the same day or the last one of the month: 31 January plus one month is 28 or 29
 * February.
 */
export function addMonths(date: string, months: number): string {
  return shifted(date, months, 'months');
}

/** The days from one YYYY-MM-DD date to another, negative when it is earlier; NaN if one of them is no date. */
export function daysBetween(start: string, end: string): number {
  return utcDay(end).diff(utcDay(start), 'days');
}

/** QLIST-12, CONST-26: 'YYYY-MM-DD…', or a moment as a number, as 'MM-DD-YYYY'; blank for any other text. */
export function formatDate(value: unknown): string {
  // Written without `moment`, which takes 0.1 s for 10,000 dates: lists have several dates in each row.
  const [year, month, day] = dayOf(value).split('-');
  return day === undefined ? '' : `${month}-${day}-${year}`;
}

/** A text that is exactly YYYY-MM-DD, as the date boxes beside it show a date: MM/DD/YYYY. Any other text is unchanged. */
export function boxTextOf(text: string): string {
  return text !== '' && dateOf(text) === text ? formatDate(text).replaceAll('-', '/') : text;
}

/** A typed MM/DD/YYYY as YYYY-MM-DD; any other text is unchanged. */
export function textOfBox(typed: string): string {
  const [, month, day, year] = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(typed.trim()) ?? [];
  return dateOf(`${year ?? ''}-${month ?? ''}-${day ?? ''}`) || typed;
}

/** The time of a text: in the user's time zone if the text has a zone, else unchanged. */
function parseTimestamp(text: string): Moment | undefined {
  const milliseconds = momentOf(text);
  if (milliseconds !== undefined) return moment(milliseconds);
  const [, day = '', time = '00:00', seconds = ':00', zone, hours = '00', minutes = '00'] =
    timestampPattern.exec(text) ?? [];
  if (dateOf(day) === '') return undefined;
  // The pattern has checked the time. Strict parsing would take four times as long, which is too slow for long lists.
  const written = moment.utc(new Date(`${day}T${time}${seconds}Z`));
  if (zone === undefined) return written;
  // A duration, because `utcOffset` ignores a zone beyond +14:00.
  return written.subtract(moment.duration(`${hours}:${minutes}`)).local();
}

/**
 * QLIST-11, CONST-27: a time as 'MM/DD/YYYY hh:mm AM/PM' in the user's time zone; blank for any other value. The value
 * is an ISO text, a `Date`, or a number of seconds or milliseconds. A text without a zone is local time.
 */
export function formatTimestamp(value: unknown): string {
  const isInstant = value instanceof Date || typeof value === 'number';
  const time = isInstant
    ? moment(momentOf(value) ?? value)
    : parseTimestamp(typeof value === 'string' ? value.trim() : '');
  return time && hasFourDigitYear(time) ? time.format('MM/DD/YYYY hh:mm A') : '';
}

/** A stored number that is no moment. It is shown as it is stored, so that it does not look absent. */
function otherNumber(stored: string): string {
  return stored.trim() !== '' && Number.isFinite(Number(stored)) ? stored.trim() : '';
}

/** A stored date as lists and views show it: as `formatDate`, or a number that is no date as it is stored. */
export function showDate(stored: string): string {
  return formatDate(stored) || otherNumber(stored);
}

/** A stored time as lists and views show it: as `formatTimestamp`, or a number that is no time as it is stored. */
export function showTimestamp(stored: string): string {
  return formatTimestamp(stored) || otherNumber(stored);
}

/** The time that `formatTimestamp` shows for a text, in milliseconds, for sorting; undefined for any other text. */
export function timeOf(value: string): number | undefined {
  const time = parseTimestamp(value.trim());
  return time && time.valueOf() + time.utcOffset() * 60_000;
}

/** QEDIT-18: a time in milliseconds, formatted like `formatTimestamp` but with seconds. */
export function formatClock(now: number): string {
  return moment(now).format('MM/DD/YYYY hh:mm:ss A');
}

/** COMPANY-17: the first 10 characters of the stored value, or the day of a moment that is stored as a number. */
export function firstTen(value: unknown): string {
  return dayOfMoment(value) || toText(value).slice(0, 10);
}
