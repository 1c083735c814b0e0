import type { Payment } from '@/domain/records/quotations';
import { parseMoney } from '@/domain/text/money';
import type { Finding, PlainData } from '@/domain/saving/sentAction';

/** The payments and the balance of a binder as the server has them; a value that could not be read is undefined. */
export interface PaymentSnapshot {
  readonly history: readonly Payment[] | undefined;
  /** In cents. */
  readonly balance: number | undefined;
}

/** A sent payment and the server's state before it, as the browser stores them: nothing secret. Amounts in cents. */
interface SentPayment {
  readonly policyPaymentType: string;
  readonly paid: number;
  /** Null if it was unknown. */
  readonly balance: number | null;
  /** How many payments the history listed, and how many of those were of this type and amount; null if it was not read. */
  readonly listed: number | null;
  readonly alike: number | null;
}

/** The values by which a payment is recognised. */
export type PaymentTerms = Pick<SentPayment, 'policyPaymentType' | 'paid'>;

/** How many entries may be this payment: same type and amount. A value that the server left blank matches. */
function countAlike(history: readonly Payment[], { policyPaymentType, paid }: PaymentTerms): number {
  return history.filter((payment) => {
    const [type, amount] = [payment.policyPaymentType.trim().toUpperCase(), payment.paidamount.trim()];
    const isSameType = type === '' || type === policyPaymentType.toUpperCase();
    return isSameType && (amount === '' || parseMoney(amount) === paid);
  }).length;
}

/** The values that are stored of a payment before it is sent. */
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

/**
 * A payment as the browser stored it. A missing or malformed value is unknown, so that nothing is concluded from it.
 */
export function readSentPayment(snapshot: PlainData): SentPayment {
  const stored = new Map(snapshot !== null && typeof snapshot === 'object' ? Object.entries(snapshot) : []);
  const number = (key: string): number | null => {
    const value: unknown = stored.get(key);
    return typeof value === 'number' ? value : null;
  };
  const policyPaymentType: unknown = stored.get('policyPaymentType');
  return {
    policyPaymentType: typeof policyPaymentType === 'string' ? policyPaymentType : '',
    paid: number('paid') ?? NaN,
    balance: number('balance'),
    listed: number('listed'),
    alike: number('alike'),
  };
}

/** The payment that was added to a history; undefined unless exactly one payment has a new id. */
export function gainedPayment(
  before: readonly Payment[] | undefined,
  now: readonly Payment[] | undefined,
): Payment | undefined {
  const known = new Set(before?.map(({ id }) => String(id)));
  const gained = before && now?.filter(({ id }) => String(id) !== '' && !known.has(String(id)));
  return gained?.length === 1 ? gained[0] : undefined;
}

/**
 * Whether a payment was carried out (PAY-03): yes, if the history has exactly one more entry like it and the balance is
 * lower by exactly its amount. Several more entries are reported: a browser may repeat a request when its connection
 * breaks.
 */
export function findPayment(sent: SentPayment, { history, balance }: PaymentSnapshot): Finding {
  if (sent.alike === null || sent.listed === null || history === undefined) return 'unknown';
  const more = countAlike(history, sent) - sent.alike;
  if (more > 1) return { times: more };
  if (sent.balance === null || balance === undefined) return 'unknown';
  if (more === 1 && balance === sent.balance - sent.paid) return 'done';
  return history.length === sent.listed && balance === sent.balance ? 'asBefore' : 'unknown';
}
