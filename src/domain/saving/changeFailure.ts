import { isCallFailure, isLostStatus, isUnconfirmed } from './failure';

/** The server responded to a change with success, but no later read shows it: the result is unknown. */
export class UnverifiedError extends Error {
  override name = 'UnverifiedError';
}

/** The same if the read that should show the change failed. `cause` is its failure. */
export class UnreadError extends UnverifiedError {
  override name = 'UnreadError';
}

/** The same if a read shows the change more than once: the browser may have repeated the request. */
export class RepeatedError extends UnverifiedError {
  override name = 'RepeatedError';
}

/**
 * Whether the result of a call is unknown: no response, a malformed one, or one from a gateway (`isLostStatus`). An
 * error of the server itself is a response.
 */
export function isResponseLost(error: unknown): boolean {
  if (!isCallFailure(error)) return true;
  if (error.kind === 'serverError') return isLostStatus(error.status ?? 0);
  return isUnconfirmed(error);
}

/**
 * Whether the session ended during the call. All pending calls are aborted then, and another screen shows the reason.
 */
export function isSessionOver(error: unknown): boolean {
  if (isCallFailure(error)) return error.kind === 'signedOut';
  return typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';
}
