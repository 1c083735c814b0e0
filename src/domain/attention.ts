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

/** A period of a schedule that is not paid in full. */
interface UnpaidPeriod {
  readonly duedate: string;
  /** What is left to pay of its share, in cents. */
  readonly owed: number;
}

/**
 * SCHED-07: the periods of a binder that are not paid in full. The first period has no due date, so the paid amount covers
 * the shares of the others in their order. Empty if it covers all of them, and without a balance or a schedule.
 */
function unpaidPeriods({
  policyeffectivedate,
  policyschedule,
  policyamount,
  balance,
}: DueFields): UnpaidPeriod[] {
  const amount = parseMoney(policyamount);
  const owed = parseMoney(balance);
  if (amount === undefined || owed === undefined || amount <= 0 || owed <= 0) return [];
  const dates = dueDates(dateOf(policyeffectivedate), policyschedule);
  const shares = instalmentShares(amount, dates.length);
  let unused = Math.max(0, amount - owed);
  return dates.flatMap((duedate, row) => {
    if (duedate === '') return [];
    const share = shares[row] ?? 0;
    const covered = Math.min(unused, share);
    unused -= covered;
    return share > covered ? [{ duedate, owed: share - covered }] : [];
  });
}

/** SCHED-07: whether the due dates of a binder are known: its effective date, its schedule and its amount can be read. */
export function hasDueDates({ policyeffectivedate, policyschedule, policyamount }: DueFields): boolean {
  const amount = parseMoney(policyamount);
  return (
    amount !== undefined && amount > 0 && dueDates(dateOf(policyeffectivedate), policyschedule).length > 0
  );
}

/** SCHED-07: the day on which the next payment of a binder is due; blank if there is none. */
export function nextDueDate(binder: DueFields): string {
  return unpaidPeriods(binder)[0]?.duedate ?? '';
}

/** SCHED-07: what a binder owes up to and including today, in cents. */
export function dueNow(binder: DueFields, today: string): number {
  return unpaidPeriods(binder).reduce((sum, { duedate, owed }) => (duedate <= today ? sum + owed : sum), 0);
}

/** SCHED-07: the due dates of a binder that have passed without being paid in full. */
export function overdueDates(binder: DueFields, today: string): readonly string[] {
  return unpaidPeriods(binder).flatMap(({ duedate }) => (duedate < today ? [duedate] : []));
}

function isUntil(date: string, last: string): boolean {
  return date !== '' && date <= last;
}

/** SCHED-07: the due date of the overdue payment; blank if no payment is overdue. */
export function overdueSince(binder: DueFields, today: string): string {
  return overdueDates(binder, today)[0] ?? '';
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

/** Compares records by a text, ascending. */
export function ascendingBy<Row>(text: (row: Row) => string): (one: Row, other: Row) => number {
  return (one, other) => {
    const [left, right] = [text(one), text(other)];
    return left < right ? -1 : Number(left > right);
  };
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
