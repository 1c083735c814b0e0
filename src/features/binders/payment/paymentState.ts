import type { ActionStatus } from '@/components/actions/useAction';
import type { SentAction } from '@/domain/saving/sentAction';
import type { UnconfirmedAction } from '@/session/unconfirmedActionsSlice';
import type { PaymentNote } from './paymentNote';

export type PaymentState =
  | { readonly at: 'entry'; readonly note: PaymentNote | undefined }
  /** The balance is read again; nothing has been sent yet. */
  | { readonly at: 'checking' }
  /** It is being sent from this page, or was accepted and is now being checked in history and balance. */
  | { readonly at: 'sending' }
  /**
   * It was sent from here, from another tab or before a reload, and the result is not certain. `serverMessage` is set if the
   * server refused the payment on this page.
   */
  | {
      readonly at: 'unconfirmed';
      readonly action: UnconfirmedAction;
      readonly serverMessage: string | undefined;
    }
  /** Its result was not certain, but a later read has shown the payment. */
  | { readonly at: 'recorded'; readonly action: SentAction }
  | { readonly at: 'paid' };

/** The input for `paymentState`. */
export interface PaymentStateInput {
  /** The status of the last submit on this page. */
  readonly submitStatus: ActionStatus<unknown>['at'];
  /** Whether that submit has sent its request and is not finished. */
  readonly isSending: boolean;
  /** The payment of any page whose result is not certain. */
  readonly open: UnconfirmedAction | undefined;
  /** A payment that a later read has shown. */
  readonly recorded: SentAction | undefined;
  readonly note: PaymentNote | undefined;
  readonly serverMessage: string | undefined;
}

/** The state of the payment of a binder. Certain results come first; a note is about the last submit. */
export function paymentState({
  submitStatus,
  isSending,
  open,
  recorded,
  note,
  serverMessage,
}: PaymentStateInput): PaymentState {
  if (submitStatus === 'done') return { at: 'paid' };
  if (recorded) return { at: 'recorded', action: recorded };
  if (isSending || open?.status === 'sending') return { at: 'sending' };
  if (open) return { at: 'unconfirmed', action: open, serverMessage };
  return submitStatus === 'pending' ? { at: 'checking' } : { at: 'entry', note };
}
