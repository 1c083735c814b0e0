import type { Quotation } from '../records/quotations';
import { nextDueDate } from '../attention';
import { formatDate, formatTimestamp } from '@/domain/text/dateText';
import { formatUsd, parseMoney, showUsd } from '@/domain/text/money';
import { nothingOwed } from '@/domain/payment/payment';
import type { HeaderLine } from './headerLines';

function given(lines: readonly HeaderLine[]): HeaderLine[] {
  return lines.filter(({ text }) => text !== '');
}

/**
 * The money of a stored record. What was paid is the amount less the balance; a part that cannot be read is left out, and so
 * is what was paid where the balance is above the amount.
 */
export function moneyLines(record: Quotation): HeaderLine[] {
  const amount = parseMoney(record.policyamount);
  const balance = parseMoney(record.balance);
  const isKnown = amount !== undefined && balance !== undefined && balance <= amount;
  return given([
    { label: 'Amount', text: showUsd(record.policyamount) },
    { label: 'Paid', text: isKnown ? formatUsd(amount - balance) : '' },
    { label: 'Balance', text: showUsd(record.balance), note: nothingOwed(balance) },
    { label: 'Next due', text: formatDate(nextDueDate(record)) },
  ]);
}

/** Who created a stored record, and when. */
export function originLines(record: Quotation): HeaderLine[] {
  return given([
    { label: 'Created by', text: record.policycreator_name },
    { label: 'Created on', text: formatTimestamp(record.createdAt) },
  ]);
}
