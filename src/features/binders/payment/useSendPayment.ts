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

/** What is known of a payment that was carried out. */
export interface FoundPayment {
  /** The id of the payment; undefined if the history has no or several new payments. */
  readonly paymentId?: Id | undefined;
  /** The balance after the payment, in cents; undefined if it is not known. */
  readonly balance: number | undefined;
}

/**
 * Sends a payment once, and accepts the response only if history and balance show exactly this payment. The call continues when the user leaves the screen, and its body is not kept in the store.
 */
export function useSendPayment(
  quotation: Quotation,
  compare: SnapshotReads['compare'],
): (form: PaymentForm, clientName: string, before: PlainData) => Promise<FoundPayment> {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const { clientId, userId } = useSession();
  const { policyQuotationPayment } = quotationsApi.endpoints;
  return async (form, clientName, before) => {
    const body = new Sealed(toPaymentRequest(form, { quotation, userId, clientId, clientName }));
    await dispatch(policyQuotationPayment.initiate(body, { track: false })).unwrap();
    const { finding, isRead, paymentId, balance } = await compare(before);
    if (finding === 'done') return { paymentId, balance };
    if (typeof finding === 'object') throw new RepeatedError();
    throw isRead ? new UnverifiedError() : new UnreadError();
  };
}
