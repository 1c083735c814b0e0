import { useRef } from 'react';
import { withBalance } from '@/domain/payment/payment';
import {
  findPayment,
  gainedPayment,
  readSentPayment,
  toSentPayment,
  type PaymentSnapshot,
  type PaymentTerms,
} from '@/domain/payment/paymentFinding';
import type { Payment, Quotation } from '@/domain/records/quotations';
import type { Id } from '@/domain/records/scalars';
import type { Finding, PlainData } from '@/domain/saving/sentAction';
import { parseMoney } from '@/domain/text/money';
import { useQuotationReads } from '@/features/quotations/view/useQuotationReads';
import { PaymentStopped } from './paymentNote';

/** The result of looking for a sent payment in history and balance. */
interface Comparison {
  readonly finding: Finding;
  /** Whether both could be read. */
  readonly isRead: boolean;
  /** The id of the payment, if the history has exactly one new payment. */
  readonly paymentId: Id | undefined;
  /** The balance now, in cents; undefined if it could not be read. */
  readonly balance: number | undefined;
}

export interface SnapshotReads {
  /**
   * Reads the binder again and returns the snapshot that is stored before the payment is sent. Rejects with `PaymentStopped`
   * if the binder cannot be read, or its amounts differ from those on the screen.
   */
  readonly readBefore: (payment: PaymentTerms, signal: AbortSignal) => Promise<PlainData>;
  /** Compares the snapshot before the payment with the current state of the server. Never rejects. */
  readonly compare: (before: PlainData) => Promise<Comparison>;
}

/** The reads of history and balance before and after a payment. */
export function usePaymentSnapshot({ id, balance, policyamount }: Quotation): SnapshotReads {
  const reads = useQuotationReads();
  const historyBefore = useRef<readonly Payment[]>(undefined);

  /** A value that cannot be read is undefined. */
  async function readNow(): Promise<PaymentSnapshot> {
    const [history, stored] = await Promise.all([
      reads.payments(id).catch(() => undefined),
      reads.stored(id).catch(() => undefined),
    ]);
    return { history, balance: stored && parseMoney(withBalance(stored, history).balance) };
  }

  return {
    async readBefore(payment, signal) {
      const historyRead = reads.payments(id).catch(() => undefined);
      const stored = await reads.stored(id).catch(() => undefined);
      if (!stored) throw new PaymentStopped({ why: 'unread' });
      const history = await historyRead;
      historyBefore.current = history;
      signal.throwIfAborted();
      const now = withBalance(stored, history);
      const currentBalance = parseMoney(now.balance);
      const isSame =
        currentBalance === parseMoney(balance) && parseMoney(now.policyamount) === parseMoney(policyamount);
      if (!isSame) throw new PaymentStopped({ why: 'changed', balance: now.balance });
      return toSentPayment(payment, { history, balance: currentBalance });
    },
    async compare(before) {
      const now = await readNow();
      return {
        finding: findPayment(readSentPayment(before), now),
        isRead: now.history !== undefined && now.balance !== undefined,
        paymentId: gainedPayment(historyBefore.current, now.history)?.id,
        balance: now.balance,
      };
    },
  };
}
