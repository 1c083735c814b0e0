import { addMonths } from '@/domain/text/dates';

/**
 * Months of the overview as texts 'YYYY-MM'. They are compared as texts and never become a time, so that no time zone can move
 * a month.
 */

/** The months from `from` to `to`; a bound that is blank does not count. */
export interface MonthSpan {
  readonly from: string;
  readonly to: string;
}

/** The periods that can be chosen; `around` is the first choice. */
export const periods = {
  around: '12 months back, 3 ahead',
  'last-3-months': 'Last 3 months',
  'this-year': 'This year',
  'last-year': 'Last year',
  all: 'All dates',
} as const;

export type PeriodName = keyof typeof periods;

export function isPeriodName(name: string): name is PeriodName {
  return Object.hasOwn(periods, name);
}

/** Whether a text is a month, 'YYYY-MM'. */
export function isMonth(text: string): boolean {
  return /^(?!0000)\d{4}-(?:0[1-9]|1[0-2])$/.test(text);
}

/** The month that is so many months later (earlier when negative); blank if there is no such month. */
export function shiftMonth(month: string, months: number): string {
  return addMonths(`${month}-01`, months).slice(0, 7);
}

/** The span of a period; `all` has no bounds. `today` is the user's own day, YYYY-MM-DD. */
export function spanOf(period: PeriodName, today: string): MonthSpan {
  const month = today.slice(0, 7);
  const year = Number(today.slice(0, 4));
  switch (period) {
    case 'last-3-months':
      return { from: shiftMonth(month, -2), to: month };
    case 'this-year':
      return { from: `${String(year)}-01`, to: `${String(year)}-12` };
    case 'last-year':
      return { from: `${String(year - 1)}-01`, to: `${String(year - 1)}-12` };
    case 'all':
      return { from: '', to: '' };
    default:
      return { from: shiftMonth(month, -12), to: shiftMonth(month, 3) };
  }
}

/** The months that a picture of a period shows: those of its span, and for all dates those of the first choice. */
export function shownMonths(period: PeriodName, today: string): readonly string[] {
  const { from, to } = spanOf(period === 'all' ? 'around' : period, today);
  const months: string[] = [];
  for (let month = from; month !== '' && month <= to; month = shiftMonth(month, 1)) months.push(month);
  return months;
}

const names = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** The English name of a month without its year: 'October'. */
export function monthOnly(month: string): string {
  return names[Number(month.slice(5)) - 1] ?? '';
}

/** 'October 2026'. */
export function monthName(month: string): string {
  return `${monthOnly(month)} ${month.slice(0, 4)}`;
}
