import { useMemo } from 'react';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import { quotationsApi } from '@/api/quotations';
import type { Id } from '@/domain/records/scalars';
import type { PaymentCalls } from './paymentDesk';

const { viewPolicyQuotation, viewPolicyPaymentHistory, policyQuotationPayment } = quotationsApi.endpoints;
const anew = { forceRefetch: true } as const;

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
