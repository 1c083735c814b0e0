import type { ActionStatus } from '@/components/actions/useAction';
import type { SentAction } from '@/domain/saving/sentAction';
import type { UnconfirmedAction } from '@/session/unconfirmedActionsSlice';
import type { PaymentNote } from './paymentNote';

export type PaymentState =
  | { readonly at: 'entry'; readonly note: PaymentNote | undefined }
  /** The balance is read again; nothing has been sent yet. */
  | { readonly at: 'checking' }
  /** It is under way on this page, or answered with success and looked for in history and balance. */
  | { readonly at: 'sending' }
  /**
   * It was sent, from here, another tab or before a reload, and its end is not certain. `words` are the server's where it
   * refused the payment on this page.
   */
  | { readonly at: 'unconfirmed'; readonly action: UnconfirmedAction; readonly words: string | undefined }
  /** Its end was not certain, and a read has shown it since. */
  | { readonly at: 'recorded'; readonly action: SentAction }
  | { readonly at: 'paid' };

/** What is known of the payments of one binder. */
export interface PaymentFacts {
  /** How far the last press on this page is. */
  readonly press: ActionStatus<unknown>['at'];
  /** Whether that press has sent its request and is not over. */
  readonly isSending: boolean;
  /** The payment without a certain end, of any page. */
  readonly open: UnconfirmedAction | undefined;
  /** One that a later read has shown. */
  readonly recorded: SentAction | undefined;
  readonly note: PaymentNote | undefined;
  readonly words: string | undefined;
}

/** Where the payment of a binder is. What is certain comes first; a note is of the press before. */
export function paymentState({ press, isSending, open, recorded, note, words }: PaymentFacts): PaymentState {
  if (press === 'done') return { at: 'paid' };
  if (recorded) return { at: 'recorded', action: recorded };
  if (isSending || open?.status === 'sending') return { at: 'sending' };
  if (open) return { at: 'unconfirmed', action: open, words };
  return press === 'pending' ? { at: 'checking' } : { at: 'entry', note };
}
