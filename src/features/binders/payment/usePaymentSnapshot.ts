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

/** What history and balance show of a payment that was sent. */
interface Comparison {
  readonly finding: Finding;
  /** Whether both could be read. */
  readonly isRead: boolean;
  /** The payment's id, where the history has gained exactly one. */
  readonly paymentId: Id | undefined;
}

export interface SnapshotReads {
  /**
   * Reads the binder again and gives what is kept of the payment before it is sent. Rejects with `PaymentStopped` where the
   * binder cannot be read, or its amounts are not those that the user sees.
   */
  readonly readBefore: (payment: PaymentTerms, signal: AbortSignal) => Promise<PlainData>;
  /** Compares what was kept before the payment with what the server says now. Never rejects. */
  readonly compare: (before: PlainData) => Promise<Comparison>;
}

/** The reads that bear a payment of the binder out: before it is sent, and after that. */
export function usePaymentSnapshot({ id, balance, policyamount }: Quotation): SnapshotReads {
  const reads = useQuotationReads();
  const historyBefore = useRef<readonly Payment[]>(undefined);

  /** What cannot be read stays unknown. */
  async function readNow(): Promise<PaymentSnapshot> {
    const [history, stored] = await Promise.all([
      reads.payments(id).catch(() => undefined),
      reads.stored(id).catch(() => undefined),
    ]);
    return { history, balance: stored && parseMoney(withBalance(stored, history).balance) };
  }

  return {
    async readBefore(payment, signal) {
      const reading = reads.payments(id).catch(() => undefined);
      const stored = await reads.stored(id).catch(() => undefined);
      if (!stored) throw new PaymentStopped({ why: 'unread' });
      const history = await reading;
      historyBefore.current = history;
      signal.throwIfAborted();
      const now = withBalance(stored, history);
      const owed = parseMoney(now.balance);
      const isSame =
        owed === parseMoney(balance) && parseMoney(now.policyamount) === parseMoney(policyamount);
      if (!isSame) throw new PaymentStopped({ why: 'changed', balance: now.balance });
      return toSentPayment(payment, { history, balance: owed });
    },
    async compare(before) {
      const now = await readNow();
      return {
        finding: findPayment(readSentPayment(before), now),
        isRead: now.history !== undefined && now.balance !== undefined,
        paymentId: gainedPayment(historyBefore.current, now.history)?.id,
      };
    },
  };
}
