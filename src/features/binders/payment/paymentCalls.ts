import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import { quotationsApi } from '@/api/quotations';
import { withBalance } from '@/domain/payment/payment';
import type { PaymentEvidence } from '@/domain/payment/paymentFinding';
import type { PaymentRequest } from '@/domain/records/quotations';
import type { Id } from '@/domain/records/scalars';
import { parseMoney } from '@/domain/text/money';
import type { Sealed } from '@/domain/text/secret';
import type { QuotationReads } from '@/features/quotations/view/useQuotationReads';

/**
 * Sends a payment. The call goes on when the screen is left, and its body is not kept in the store, not even sealed.
 */
export function useSendPayment(): (payload: Sealed<PaymentRequest>) => Promise<unknown> {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const { policyQuotationPayment } = quotationsApi.endpoints;
  return (payload) => dispatch(policyQuotationPayment.initiate(payload, { track: false })).unwrap();
}

/** What the server says now; what cannot be read stays unknown. Never rejects. */
export async function readEvidence(reads: QuotationReads, id: Id): Promise<PaymentEvidence> {
  const [history, quotation] = await Promise.all([
    reads.payments(id).catch(() => undefined),
    reads.stored(id).catch(() => undefined),
  ]);
  return { history, balance: quotation && parseMoney(withBalance(quotation, history).balance) };
}
