import { isSessionOver } from '@/domain/saving/changeFailure';

/** Why a press sent nothing, that the server refused for certain, or that the user unlocked the form. */
export type PaymentNote =
  | { readonly why: 'unread' | 'notSent' | 'unlocked' }
  /** `words` are the server's, where it gave some. */
  | { readonly why: 'refused'; readonly words: string | undefined }
  | { readonly why: 'changed'; readonly balance: string };

/** Thrown before anything is sent, with what to say. */
export class PaymentStopped extends Error {
  constructor(readonly note: PaymentNote) {
    super(note.why);
  }
}

/** What is said of a payment that was not carried out for certain; nothing where the user gave it up. */
export function noteOf(error: unknown): PaymentNote | undefined {
  if (error instanceof PaymentStopped) return error.note;
  return isSessionOver(error) ? undefined : { why: 'notSent' };
}
