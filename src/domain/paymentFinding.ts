import type { Payment } from './records/quotations';
import { parseMoney } from './money';

/** What the server says of a quotation's money; a part that could not be read is undefined. */
export interface PaymentEvidence {
  history: readonly Payment[] | undefined;
  /** In cents. */
  balance: number | undefined;
}

export interface SentPayment {
  policyPaymentType: string;
  /** In cents. */
  paid: number;
}

/** What became of a payment whose answer was lost. */
export type PaymentFinding = 'recorded' | 'notRecorded' | 'notConfirmed';

function countLike(history: readonly Payment[], { policyPaymentType, paid }: SentPayment): number {
  return history.filter(
    (payment) =>
      payment.policyPaymentType.trim().toUpperCase() === policyPaymentType.toUpperCase() &&
      parseMoney(payment.paidamount) === paid,
  ).length;
}

/**
 * Judges by what was read before and after whether a payment was recorded. It never guesses: history and balance both
 * have to say so, or one of them while the other could not be read says the one thing that is certain; all else is
 * not confirmed.
 */
export function findPayment(
  sent: SentPayment,
  before: PaymentEvidence,
  after: PaymentEvidence,
): PaymentFinding {
  if (!before.history || !after.history) return 'notConfirmed';
  const isListed = countLike(after.history, sent) > countLike(before.history, sent);
  const isLonger = after.history.length > before.history.length;
  if (isListed && after.balance === undefined) return 'recorded';
  if (before.balance === undefined || after.balance === undefined) return 'notConfirmed';
  const isLower = after.balance < before.balance;
  const isLoweredByIt = after.balance === before.balance - sent.paid;
  if ((isListed && isLower) || (isLonger && isLoweredByIt)) return 'recorded';
  const isAsBefore = after.history.length === before.history.length && after.balance === before.balance;
  return isAsBefore ? 'notRecorded' : 'notConfirmed';
}
