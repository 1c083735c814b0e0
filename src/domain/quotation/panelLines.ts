import type { Quotation } from '../records/quotations';
import { dueNow, nextDueDate, overdueSince } from '../attention';
import { formatDate, showTimestamp } from '@/domain/text/dates';
import { formatUsd, parseMoney, showUsd } from '@/domain/text/money';
import { nothingOwed } from '@/domain/payment/payment';
import type { HeaderLine } from './headerLines';

interface MoneyLine extends HeaderLine {
  /** The payment is overdue. */
  readonly isLate?: boolean;
}

function withText<Line extends HeaderLine>(lines: readonly Line[]): Line[] {
  return lines.filter(({ text }) => text !== '');
}

/**
 * The money of a stored record. The paid amount is the amount minus the balance; it is left out if it is unknown,
 * negative or zero. Pass `today` for binders and policies only: nothing is due before there is a binder.
 */
export function moneyLines(record: Quotation, today?: string): MoneyLine[] {
  const amount = parseMoney(record.policyamount);
  const balance = parseMoney(record.balance);
  const isKnown = amount !== undefined && balance !== undefined && balance <= amount;
  const isUnpaid = isKnown && balance === amount && balance > 0;
  return withText<MoneyLine>([
    { label: 'Amount', text: isUnpaid ? '' : showUsd(record.policyamount) },
    { label: 'Paid', text: isKnown && !isUnpaid ? formatUsd(amount - balance) : '' },
    { label: 'Balance', text: showUsd(record.balance), note: nothingOwed(balance) },
    ...(today === undefined ? [] : dueLines(record, today)),
  ]);
}

function dueLines(record: Quotation, today: string): MoneyLine[] {
  const late = overdueSince(record, today);
  const due = dueNow(record, today);
  const next = late
    ? { label: 'Next due', text: `Overdue since ${formatDate(late)}`, isLate: true }
    : { label: 'Next due', text: formatDate(nextDueDate(record)) };
  return [{ label: 'Due now', text: due > 0 ? formatUsd(due) : '' }, next];
}

/** Who created a stored record, and when. */
export function originLines(record: Quotation): HeaderLine[] {
  return withText([
    { label: 'Created by', text: record.policycreator_name },
    { label: 'Created on', text: showTimestamp(record.createdAt) },
  ]);
}
