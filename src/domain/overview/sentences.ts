import { formatUsd } from '@/domain/text/money';
import { overdueTally, type AgeGroup } from './balances';
import { conversion, noTally, percent, plus, total, type Group, type StageTallies } from './book';
import { monthOnly, shiftMonth } from './periods';

/** The sentence of each picture of the overview that says what can be seen in it. */

const grouped = new Intl.NumberFormat('en-US');

/** '1 binder', '2,000 binders'. */
export function counted(count: number, noun: string): string {
  return `${grouped.format(count)} ${noun}${count === 1 ? '' : 's'}`;
}

/** '12 %', with a space that does not break. */
export function percentText(share: number | undefined): string {
  return share === undefined ? '' : `${grouped.format(share)}\u00A0%`;
}

/** How the premium of the last whole month compares with the month before it. Blank if the groups do not have both. */
function comparison(groups: readonly Group[], today: string): string {
  const last = shiftMonth(today.slice(0, 7), -1);
  const before = shiftMonth(last, -1);
  const cents = (month: string): number | undefined => {
    const group = groups.find(({ key }) => key === month);
    return group && total(group.tallies).cents;
  };
  const [now, then] = [cents(last), cents(before)];
  if (now === undefined || then === undefined) return '';
  const [name, earlier] = [monthOnly(last), monthOnly(before)];
  if (now === then) return `Premium of ${name} equals that of ${earlier}.`;
  const change = percent(Math.abs(now - then), Math.abs(then));
  if (change === undefined) return `Premium of ${name} is ${formatUsd(now)}; ${earlier} had none.`;
  const direction = now > then ? 'above' : 'below';
  return change === 0
    ? `Premium of ${name} is slightly ${direction} ${earlier}.`
    : `Premium of ${name} is ${percentText(change)} ${direction} ${earlier}.`;
}

/** 'Premium of October is 12 % above September. $120,000 of 72 records in all.' */
export function premiumSentence(groups: readonly Group[], today: string): string {
  const all = groups.reduce((sum, { tallies }) => plus(sum, total(tallies)), noTally);
  return [comparison(groups, today), `${formatUsd(all.cents)} of ${counted(all.count, 'record')} in all.`]
    .filter(Boolean)
    .join(' ');
}

/** 'Of 72 records, 32 were approved (44 %); 12 of these are paid in full (38 %).' Without all three lists it says which numbers lack. */
export function pipelineSentence(tallies: StageTallies): string {
  const found = conversion(tallies);
  if (!found) return 'The shares need the lists of quotations, binders and policies.';
  const { all, approved, paid } = found;
  const share = (part: number, whole: number): string =>
    whole === 0 ? '' : ` (${percentText(percent(part, whole))})`;
  return `Of ${counted(all, 'record')}, ${grouped.format(approved)} ${approved === 1 ? 'was' : 'were'} approved${share(approved, all)}; ${grouped.format(paid)} of these ${paid === 1 ? 'is' : 'are'} paid in full${share(paid, approved)}.`;
}

/** '$12,000 of $40,000 is owed by 5 binders with an overdue payment; $2,000 of it for more than 90 days.' */
export function balanceSentence(groups: readonly AgeGroup[]): string {
  // A balance below zero is no debt, and does not lower what others owe.
  const owed = groups.filter(({ key }) => key !== 'paid');
  const all = owed.reduce((sum, { balance }) => sum + balance.cents, 0);
  const overdue = overdueTally(groups);
  const unknown = groups.find(({ key }) => key === 'unknown')?.balance.count ?? 0;
  const rest = unknown > 0 ? ` The age of ${counted(unknown, 'balance')} is not known.` : '';
  if (overdue.count === 0)
    return `${formatUsd(all)} is owed, and no payment is ${rest && 'known to be '}overdue.${rest}`;
  const oldest = groups.find(({ key }) => key === 'over-90')?.balance.cents ?? 0;
  const end = oldest > 0 ? `; ${formatUsd(oldest)} of it for more than 90 days` : '';
  return `${formatUsd(overdue.cents)} of ${formatUsd(all)} is owed by ${counted(overdue.count, 'binder')} with an overdue payment${end}.${rest}`;
}

/** 'HO3 has the most premium: $12,000 of $40,000 (30 %).' */
export function shareSentence(groups: readonly Group[]): string {
  const all = groups.reduce((sum, { tallies }) => sum + total(tallies).cents, 0);
  if (all <= 0) return 'There is no premium.';
  const largest = groups.reduce((one, other) =>
    total(other.tallies).cents > total(one.tallies).cents ? other : one,
  );
  const { cents } = total(largest.tallies);
  // In quotes, because 'No agent has the most premium' would say that agents have the same.
  const name = largest.key === '' ? `“${largest.label}”` : largest.label;
  return `${name} has the most premium: ${formatUsd(cents)} of ${formatUsd(all)} (${percentText(percent(cents, all))}).`;
}

/** 'The amounts of 2 records could not be read and are not in the sums.'; blank if all were read. */
export function unreadSentence(unread: number): string {
  if (unread === 0) return '';
  return unread === 1
    ? 'The amount of 1 record could not be read and is not in the sums.'
    : `The amounts of ${grouped.format(unread)} records could not be read and are not in the sums.`;
}
