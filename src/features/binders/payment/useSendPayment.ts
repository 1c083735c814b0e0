import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import { quotationsApi } from '@/api/quotations';
import { toPaymentRequest, type PaymentForm } from '@/domain/payment/payment';
import type { Quotation } from '@/domain/records/quotations';
import type { Id } from '@/domain/records/scalars';
import { RepeatedError, UnreadError, UnverifiedError } from '@/domain/saving/changeFailure';
import type { PlainData } from '@/domain/saving/sentAction';
import { Sealed } from '@/domain/text/secret';
import { useSession } from '@/session/useSession';
import type { SnapshotReads } from './usePaymentSnapshot';

/**
 * Sends a payment once, and believes the answer only when history and balance show exactly this payment; gives its id
 * where the history tells. The call goes on when the screen is left, and its body is not kept in the store, not even sealed.
 */
export function useSendPayment(
  quotation: Quotation,
  compare: SnapshotReads['compare'],
): (form: PaymentForm, clientName: string, before: PlainData) => Promise<Id | undefined> {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const { clientId, userId } = useSession();
  const { policyQuotationPayment } = quotationsApi.endpoints;
  return async (form, clientName, before) => {
    const body = new Sealed(toPaymentRequest(form, { quotation, userId, clientId, clientName }));
    await dispatch(policyQuotationPayment.initiate(body, { track: false })).unwrap();
    const { finding, isRead, paymentId } = await compare(before);
    if (finding === 'done') return paymentId;
    if (typeof finding === 'object') throw new RepeatedError();
    throw isRead ? new UnverifiedError() : new UnreadError();
  };
}
