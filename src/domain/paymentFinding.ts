import type { Payment } from './records/quotations';
import { parseMoney } from './money';
import type { Finding, PlainData } from './sentAction';

/** What the server shows of a binder's payments; a part that could not be read is undefined. */
export interface PaymentEvidence {
  readonly history: readonly Payment[] | undefined;
  /** In cents. */
  readonly balance: number | undefined;
}

/** A payment, and what the server said before it was sent, as the browser keeps it: nothing secret. Amounts in cents. */
interface SentPayment {
  readonly policyPaymentType: string;
  readonly paid: number;
  /** Null where it was not known. */
  readonly balance: number | null;
  /** How many payments the history listed, and how many of those were of this type and amount; null if it was not read. */
  readonly listed: number | null;
  readonly alike: number | null;
}

type Paid = Pick<SentPayment, 'policyPaymentType' | 'paid'>;

function countAlike(history: readonly Payment[], { policyPaymentType, paid }: Paid): number {
  return history.filter(
    (payment) =>
      payment.policyPaymentType.trim().toUpperCase() === policyPaymentType.toUpperCase() &&
      parseMoney(payment.paidamount) === paid,
  ).length;
}

/** What is kept of a payment before it is sent. */
export function toSentPayment(
  { policyPaymentType, paid }: Paid,
  { history, balance }: PaymentEvidence,
): SentPayment & { readonly [key: string]: PlainData } {
  return {
    policyPaymentType,
    paid,
    balance: balance ?? null,
    listed: history ? history.length : null,
    alike: history ? countAlike(history, { policyPaymentType, paid }) : null,
  };
}

/** A payment as the browser kept it; what is missing or malformed is unknown, so that nothing is concluded from it. */
export function readSentPayment(evidence: PlainData): SentPayment {
  const kept = new Map(evidence !== null && typeof evidence === 'object' ? Object.entries(evidence) : []);
  const number = (key: string): number | null => {
    const value: unknown = kept.get(key);
    return typeof value === 'number' ? value : null;
  };
  const policyPaymentType: unknown = kept.get('policyPaymentType');
  return {
    policyPaymentType: typeof policyPaymentType === 'string' ? policyPaymentType : '',
    paid: number('paid') ?? NaN,
    balance: number('balance'),
    listed: number('listed'),
    alike: number('alike'),
  };
}

/**
 * Judges by what was read before and after whether a payment was recorded. Where the server answered that it was,
 * history or balance has to show it. Otherwise both have to agree, or one of them while the other could not be read says
 * the one thing that is certain.
 */
export function findPayment(sent: SentPayment, after: PaymentEvidence, isAcknowledged: boolean): Finding {
  const { history, balance } = after;
  const isBalanceKnown = sent.balance !== null && balance !== undefined;
  const isLoweredByIt = isBalanceKnown && balance === sent.balance - sent.paid;
  const isListed = sent.alike !== null && history !== undefined && countAlike(history, sent) > sent.alike;
  if (isAcknowledged && (isListed || isLoweredByIt)) return 'done';
  if (isListed && balance === undefined) return 'done';
  if (!isBalanceKnown || sent.listed === null || history === undefined) return 'unknown';
  const isLower = balance < sent.balance;
  const isLonger = history.length > sent.listed;
  if ((isListed && isLower) || (isLonger && isLoweredByIt)) return 'done';
  return history.length === sent.listed && balance === sent.balance ? 'asBefore' : 'unknown';
}
