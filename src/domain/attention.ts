import { addDays, dateOf } from '@/domain/text/dates';
import { parseMoney } from '@/domain/text/money';
import type { BordereauFile } from './records/bordereau';
import type { QuotationRow } from './records/quotations';
import { instalmentShares, monthsOf, scheduleRows } from '@/domain/payment/schedule';

/**
 * Which records of a list need a user's attention. A record whose date or amount is blank or malformed never does. All
 * dates are YYYY-MM-DD without a time zone; `today` is the user's own day.
 */

/** A record needs attention from this many days before its date on. */
const noticeDays = 14;

type DueFields = Pick<QuotationRow, 'policyeffectivedate' | 'policyschedule' | 'policyamount' | 'balance'>;

const dueDatesBySchedule = new Map<string, readonly string[]>();
const maxCachedSchedules = 10_000;

/** The due dates of a schedule, as Schedule Details shows them; that of the first period is blank (SCHED-07). */
function dueDates(effectiveDate: string, schedule: string): readonly string[] {
  const key = `${effectiveDate} ${monthsOf(schedule) ?? ''}`;
  const known = dueDatesBySchedule.get(key);
  if (known) return known;
  const dates = scheduleRows(effectiveDate, schedule).map(({ duedate }) => duedate);
  if (dueDatesBySchedule.size >= maxCachedSchedules) dueDatesBySchedule.clear();
  dueDatesBySchedule.set(key, dates);
  return dates;
}

/**
 * SCHED-07: the day on which the next payment of a binder is due. The first period has no due date, so the paid amount
 * covers the shares of the others in their order. Blank if it covers all of them, and without a balance or a schedule.
 */
export function nextDueDate({
  policyeffectivedate,
  policyschedule,
  policyamount,
  balance,
}: DueFields): string {
  const amount = parseMoney(policyamount);
  const owed = parseMoney(balance);
  if (amount === undefined || owed === undefined || amount <= 0 || owed <= 0) return '';
  const dates = dueDates(dateOf(policyeffectivedate), policyschedule);
  const shares = instalmentShares(amount, dates.length);
  const paid = Math.max(0, amount - owed);
  let cost = 0;
  const firstUnpaid = dates.find((date, row) => {
    if (date === '') return false;
    cost += shares[row] ?? 0;
    return cost > paid;
  });
  return firstUnpaid ?? '';
}

function isUntil(date: string, last: string): boolean {
  return date !== '' && date <= last;
}

/** SCHED-07: the due date of the overdue payment; blank if no payment is overdue. */
export function overdueSince(binder: DueFields, today: string): string {
  const due = nextDueDate(binder);
  return due < today ? due : '';
}

/** Whether a binder's next payment is overdue or due within 14 days. */
export function isPaymentDue(binder: DueFields, today: string): boolean {
  return isUntil(nextDueDate(binder), addDays(today, noticeDays));
}

/** Whether the effective date of a quotation has passed: an approved quotation is a binder, and not in this list. */
export function isPastEffectiveDate(
  { policyeffectivedate }: Pick<QuotationRow, 'policyeffectivedate'>,
  today: string,
): boolean {
  const effective = dateOf(policyeffectivedate);
  return effective !== '' && effective < today;
}

/** Whether the grace period of a quotation ends today or within 14 days (Q-133: it is the date of its end). */
export function isGraceEnding(
  { policyquotation_graceperiod }: Pick<QuotationRow, 'policyquotation_graceperiod'>,
  today: string,
): boolean {
  const end = dateOf(policyquotation_graceperiod);
  return end >= today && isUntil(end, addDays(today, noticeDays));
}

/** A month as the number of months since January of year 0. */
function monthNumber(period: string): number | undefined {
  const [, month, year] = /^\s*(\d\d)\/?(\d{4})\s*$/.exec(period) ?? [];
  const number = Number(month);
  return number >= 1 && number <= 12 ? Number(year) * 12 + number - 1 : undefined;
}

/**
 * The first month, MM/YYYY, for which a carrier has sent no file: the one after the latest period of its files. Blank when
 * no file names a period, or while that month has not begun.
 */
export function nextPeriod(files: readonly Pick<BordereauFile, 'period'>[], today: string): string {
  const months = files.map(({ period }) => monthNumber(period)).filter((month) => month !== undefined);
  const current = monthNumber(`${today.slice(5, 7)}/${today.slice(0, 4)}`);
  if (months.length === 0 || current === undefined) return '';
  // `Math.max(...months)` throws with some hundred thousand arguments.
  const next = months.reduce((latest, month) => Math.max(latest, month)) + 1;
  if (next > current) return '';
  return `${String((next % 12) + 1).padStart(2, '0')}/${String(Math.floor(next / 12)).padStart(4, '0')}`;
}
