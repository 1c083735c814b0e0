import { isCallFailure, isLostStatus, isUnconfirmed } from './failure';

/** A change that the server answered with success, while no read shows it: its end is not certain. */
export class UnverifiedError extends Error {
  override name = 'UnverifiedError';
}

/** The same where the read that should show the change failed. `cause` is its failure. */
export class UnreadError extends UnverifiedError {
  override name = 'UnreadError';
}

/** The same where a read shows the change more than once: the browser may have repeated the request by itself. */
export class RepeatedError extends UnverifiedError {
  override name = 'RepeatedError';
}

/**
 * Whether no answer came that says how a call ended: none at all, one that cannot be read, or a gateway's
 * (`isLostStatus`). An error of the server itself is an answer.
 */
export function isResponseLost(error: unknown): boolean {
  if (!isCallFailure(error)) return true;
  if (error.kind === 'serverError') return isLostStatus(error.status ?? 0);
  return isUnconfirmed(error);
}

/**
 * Whether the session ended under the call, by its answer or otherwise: calls under way are let go of then, and another
 * screen says why.
 */
export function isSessionOver(error: unknown): boolean {
  if (isCallFailure(error)) return error.kind === 'signedOut';
  return typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';
}
