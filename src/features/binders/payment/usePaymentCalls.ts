import { useMemo } from 'react';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import { quotationsApi } from '@/api/quotations';
import { parseMoney } from '@/domain/text/money';
import { withBalance } from '@/domain/payment/payment';
import type { PaymentEvidence } from '@/domain/payment/paymentFinding';
import type { Payment, PaymentRequest, Quotation } from '@/domain/records/quotations';
import type { Id } from '@/domain/records/scalars';
import type { Sealed } from '@/domain/text/secret';

const { viewPolicyQuotation, viewPolicyPaymentHistory, policyQuotationPayment } = quotationsApi.endpoints;
const anew = { forceRefetch: true } as const;

/** What a payment asks of the server; each is asked anew, and rejects when it cannot be answered. */
interface PaymentCalls {
  readonly readQuotation: () => Promise<Quotation>;
  readonly readHistory: () => Promise<readonly Payment[]>;
  readonly send: (payload: Sealed<PaymentRequest>) => Promise<unknown>;
}

/**
 * The calls of a payment. They go on when the screen is left, and the payment's body is not kept in the store, not even
 * sealed.
 */
export function usePaymentCalls(quotationId: Id): PaymentCalls {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  return useMemo(
    () => ({
      async readQuotation() {
        const request = dispatch(viewPolicyQuotation.initiate(quotationId, anew));
        return request.unwrap().finally(request.unsubscribe);
      },
      async readHistory() {
        const request = dispatch(viewPolicyPaymentHistory.initiate(quotationId, anew));
        return request.unwrap().finally(request.unsubscribe);
      },
      send: (payload) => dispatch(policyQuotationPayment.initiate(payload, { track: false })).unwrap(),
    }),
    [dispatch, quotationId],
  );
}

/** What the server says now; what cannot be read stays unknown. Never rejects. */
export async function readEvidence({ readQuotation, readHistory }: PaymentCalls): Promise<PaymentEvidence> {
  const [history, quotation] = await Promise.all([
    readHistory().catch(() => undefined),
    readQuotation().catch(() => undefined),
  ]);
  return { history, balance: quotation && parseMoney(withBalance(quotation, history).balance) };
}
