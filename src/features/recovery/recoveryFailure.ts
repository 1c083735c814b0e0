import { isCallFailure, missingPartText, type CallFailure } from '@/domain/failure';

const plain: Readonly<Record<CallFailure['kind'], string>> = {
  business: 'This was not accepted. Check it and try again.',
  signedOut: 'This was not accepted. Check it and try again.',
  notAllowed: 'This account may not do that here.',
  serverError: 'The server could not do this. Try again in a moment.',
  unreadable: 'The server gave an answer that could not be read. Try again in a moment.',
  timedOut: 'The server took too long to answer. Try again.',
  unreachable: 'The server could not be reached. Check the connection and try again.',
  cancelled: 'The call was interrupted. Try again.',
  ...missingPartText,
};

/** ERR-34: the server's own message; a plain sentence where it gives none. */
export function recoveryFailureText(error: unknown): string {
  if (!isCallFailure(error)) return plain.unreachable;
  const message = error.message?.trim() ?? '';
  return message === '' ? plain[error.kind] : message;
}
