import { addDays, addMonths, dateOf, today } from '@/domain/text/dates';

/** SCHED-14: the options of policy schedule, policy duration and payment schedule. */
export const scheduleOptions = [
  { value: '1month', label: '1 Month' },
  { value: '3months', label: '3 Months' },
  { value: '6months', label: '6 Months' },
  { value: '1year', label: '1 Year' },
] as const;

const YEAR = 12;

// Legacy: '4months' is no option, but older records hold it.
const monthsByOption: ReadonlyMap<string, number> = new Map([
  ['1month', 1],
  ['3months', 3],
  ['4months', 4],
  ['6months', 6],
  ['1year', 12],
]);

/**
 * SCHED-08 to SCHED-10: the length of an option in months; its label counts as its value. Undefined for any other text.
 */
export function monthsOf(option: unknown): number | undefined {
  return typeof option === 'string'
    ? monthsByOption.get(option.toLowerCase().replaceAll(/\s/g, ''))
    : undefined;
}

/** SCHED-09, SCHED-14: the label of a stored schedule, '4 Months' included; any other text is shown unchanged. */
export function scheduleText(value: string): string {
  const months = monthsOf(value);
  if (months === undefined) return value;
  if (months === YEAR) return '1 Year';
  return months === 1 ? '1 Month' : `${months} Months`;
}

/** A period of the payment schedule; its dates are YYYY-MM-DD, and `renewalDate` is shown as Valid To. */
export interface ScheduleRow {
  startDate: string;
  renewalDate: string;
  status: 'Active' | 'Schedule';
  duedate: string;
}

const DAYS_TO_PAY = 15;

/**
 * SCHED-01 to SCHED-07, Q-137, Q-138: 12, 4, 3, 2 or 1 periods from the effective date. Each starts where the one
 * before it ends, so a clamped month end stays clamped: 31 January gives 28 February, 28 March, 28 April. Without a
 * date or a known schedule the list is empty.
 */
export function scheduleRows(effectiveDate: string, schedule: string): ScheduleRow[] {
  const months = monthsOf(schedule);
  if (months === undefined || dateOf(effectiveDate) === '') return [];
  const rows: ScheduleRow[] = [];
  let startDate = addMonths(effectiveDate, 0);
  for (let row = 0; row < YEAR / months; row += 1) {
    const renewalDate = addMonths(startDate, months);
    const duedate = addDays(renewalDate, -DAYS_TO_PAY);
    rows.push(
      row === 0
        ? { startDate, renewalDate, status: 'Active', duedate: '' }
        : { startDate, renewalDate, status: 'Schedule', duedate },
    );
    startDate = renewalDate;
  }
  return rows;
}

/** SCHED-07: what each period costs, in cents: whole cents, rounded down, and the rest with the last period. */
export function instalmentShares(amountCents: number, periods: number): number[] {
  if (periods < 1) return [];
  const share = Math.floor(amountCents / periods);
  return [...Array<number>(periods - 1).fill(share), amountCents - share * (periods - 1)];
}

/** SCHED-08, Q-134: the effective date plus the duration; blank if either is missing. */
export function scheduleDate(effectiveDate: string, duration: string): string {
  const months = monthsOf(duration);
  return months === undefined ? '' : addMonths(effectiveDate, months);
}

/** SCHED-11, CONST-20: a new quotation takes effect today. */
export function defaultEffectiveDate(now: Date): string {
  return today(now);
}

/** SCHED-12, CONST-20: a new quotation expires 60 days from today. */
export function defaultExpiryDate(now: Date): string {
  return addDays(today(now), 60);
}

/** SCHED-13, Q-135: today, or the stored date when that is earlier, so that an old quotation can be saved unchanged. */
export function minimumEffectiveDate(now: Date, stored = ''): string {
  const day = stored.trim().slice(0, 10);
  return dateOf(day) !== '' && day < today(now) ? day : today(now);
}
