import type { Payment } from '@/domain/records/quotations';
import { parseMoney } from '@/domain/text/money';
import type { Finding, PlainData } from '@/domain/saving/sentAction';

/** What the server shows of a binder's payments; a part that could not be read is undefined. */
export interface PaymentSnapshot {
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

/** What tells a payment from others. */
export type PaymentTerms = Pick<SentPayment, 'policyPaymentType' | 'paid'>;

/** How many entries may be of a payment: same type and amount, as far as the server names them. */
function countAlike(history: readonly Payment[], { policyPaymentType, paid }: PaymentTerms): number {
  return history.filter((payment) => {
    const [type, amount] = [payment.policyPaymentType.trim().toUpperCase(), payment.paidamount.trim()];
    const isSameType = type === '' || type === policyPaymentType.toUpperCase();
    return isSameType && (amount === '' || parseMoney(amount) === paid);
  }).length;
}

/** What is kept of a payment before it is sent. */
export function toSentPayment(
  { policyPaymentType, paid }: PaymentTerms,
  { history, balance }: PaymentSnapshot,
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

/** The payment that a history has gained since it was read before; undefined unless exactly one has an id that is new. */
export function gainedPayment(
  before: readonly Payment[] | undefined,
  now: readonly Payment[] | undefined,
): Payment | undefined {
  const known = new Set(before?.map(({ id }) => String(id)));
  const gained = before && now?.filter(({ id }) => String(id) !== '' && !known.has(String(id)));
  return gained?.length === 1 ? gained[0] : undefined;
}

/**
 * What history and balance show of a payment (PAY-03). It is done only by exactly one more entry like it and a balance
 * that is lower by exactly its amount. More than one more entry is said as it is: a browser may repeat a request by itself
 * when its connection breaks. Nothing is concluded from a part that could not be read, before or after.
 */
export function findPayment(sent: SentPayment, { history, balance }: PaymentSnapshot): Finding {
  if (sent.alike === null || sent.listed === null || history === undefined) return 'unknown';
  const more = countAlike(history, sent) - sent.alike;
  if (more > 1) return { times: more };
  if (sent.balance === null || balance === undefined) return 'unknown';
  if (more === 1 && balance === sent.balance - sent.paid) return 'done';
  return history.length === sent.listed && balance === sent.balance ? 'asBefore' : 'unknown';
}
