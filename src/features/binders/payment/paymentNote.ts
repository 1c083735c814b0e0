import { isSessionOver } from '@/domain/saving/changeFailure';

/** Why a submit sent nothing, that the server certainly refused it, or that the user unlocked the form. */
export type PaymentNote =
  | { readonly why: 'unread' | 'notSent' | 'unlocked' }
  /** `serverMessage` is the message of the refusal, if the server sent one. */
  | { readonly why: 'refused'; readonly serverMessage: string | undefined }
  | { readonly why: 'changed'; readonly balance: string };

/** Thrown before anything is sent, with the note to show. */
export class PaymentStopped extends Error {
  constructor(readonly note: PaymentNote) {
    super(note.why);
  }
}

/** The note for a payment that was certainly not made; undefined if the session ended. */
export function noteForError(error: unknown): PaymentNote | undefined {
  if (error instanceof PaymentStopped) return error.note;
  return isSessionOver(error) ? undefined : { why: 'notSent' };
}
