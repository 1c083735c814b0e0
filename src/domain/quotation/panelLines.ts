import type { Quotation } from '../records/quotations';
import { nextDueDate, overdueSince } from '../attention';
import { formatDate, formatTimestamp } from '@/domain/text/dates';
import { formatUsd, parseMoney, showUsd } from '@/domain/text/money';
import { nothingOwed } from '@/domain/payment/payment';
import type { HeaderLine } from './headerLines';

interface MoneyLine extends HeaderLine {
  /** It calls for attention. */
  readonly isLate?: boolean;
}

function given<Line extends HeaderLine>(lines: readonly Line[]): Line[] {
  return lines.filter(({ text }) => text !== '');
}

/**
 * The money of a stored record. What was paid is the amount less the balance; a part that cannot be read is left out, and so
 * is what was paid where the balance is above the amount. Where nothing was paid, the balance says it all. `today` is given
 * for binders and policies: nothing is due before there is a binder.
 */
export function moneyLines(record: Quotation, today?: string): MoneyLine[] {
  const amount = parseMoney(record.policyamount);
  const balance = parseMoney(record.balance);
  const isKnown = amount !== undefined && balance !== undefined && balance <= amount;
  const isUnpaid = isKnown && balance === amount && balance > 0;
  return given<MoneyLine>([
    { label: 'Amount', text: isUnpaid ? '' : showUsd(record.policyamount) },
    { label: 'Paid', text: isKnown && !isUnpaid ? formatUsd(amount - balance) : '' },
    { label: 'Balance', text: showUsd(record.balance), note: nothingOwed(balance) },
    ...(today === undefined ? [] : [dueLine(record, today)]),
  ]);
}

function dueLine(record: Quotation, today: string): MoneyLine {
  const late = overdueSince(record, today);
  return late
    ? { label: 'Next due', text: `Overdue since ${formatDate(late)}`, isLate: true }
    : { label: 'Next due', text: formatDate(nextDueDate(record)) };
}

/** Who created a stored record, and when. */
export function originLines(record: Quotation): HeaderLine[] {
  return given([
    { label: 'Created by', text: record.policycreator_name },
    { label: 'Created on', text: formatTimestamp(record.createdAt) },
  ]);
}
