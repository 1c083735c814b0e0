/** How a call ended when it did not end well. */
export type FailureKind =
  | 'business'
  | 'signedOut'
  | 'notAllowed'
  | 'serverError'
  | 'unreachable'
  | 'timedOut'
  | 'unreadable'
  | 'cancelled'
  /** Not sent: a newer version was installed, and a part of the program that the call needs is not on the server any more. */
  | 'outdated'
  /** Not sent: a part of the program that the call needs could not be loaded. */
  | 'notLoaded';

export interface CallFailure {
  readonly kind: FailureKind;
  readonly path: string;
  /** The HTTP status, where there was an answer. */
  readonly status?: number;
  /** The server's own `message`, for the screens that show it. */
  readonly message?: string;
}

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

export function isCallFailure(error: unknown): error is CallFailure {
  return typeof error === 'object' && error !== null && 'kind' in error && 'path' in error;
}

/** The longest text of a server that is shown beside a refusal, in characters. */
const maxServerWords = 300;

/** A text of the server for one line: no control characters, at most 300 characters; undefined when nothing is left. */
export function serverWords(text: string | undefined): string | undefined {
  const line = (text ?? '').replace(/[\s\p{Cc}\p{Surrogate}]+/gu, ' ').trim();
  const characters = Array.from(line);
  if (characters.length <= maxServerWords) return line || undefined;
  return `${characters.slice(0, maxServerWords - 1).join('')}…`;
}

/** What the server said when it refused a call; undefined for any other failure and where it said nothing. */
export function refusalWords(error: unknown): string | undefined {
  return isCallFailure(error) && isRefused(error) ? serverWords(error.message) : undefined;
}

/** What is said when a part of the program is missing, so that nothing was sent. */
export const missingPartText = {
  outdated: 'A newer version was installed. Reload the page.',
  notLoaded: 'A part of the page could not be loaded. Check the connection and try again.',
} as const;

/** The text for a call that was not sent because a part of the program was missing; undefined for any other failure. */
export function notSentText(error: unknown): string | undefined {
  const kind = isCallFailure(error) ? error.kind : undefined;
  return kind === 'outdated' || kind === 'notLoaded' ? missingPartText[kind] : undefined;
}

/** Whether the server may have carried the call out all the same, so that nothing may be sent again unasked. */
export function isUnconfirmed(error: unknown): boolean {
  if (!isCallFailure(error)) return true;
  return ['unreachable', 'timedOut', 'unreadable', 'serverError', 'cancelled'].includes(error.kind);
}

/** Whether the server answered that it did not carry the call out. */
export function isRefused(error: unknown): boolean {
  return isCallFailure(error) && error.status !== undefined && !isUnconfirmed(error);
}

/**
 * Whether no answer came that says how a call ended: none at all, one that cannot be read, or a gateway's, which says
 * nothing of the server behind it. 429 is such an answer: the delivered site gives it to a change that the browser has
 * repeated by itself, while the first one may still be under way. An error of the server itself is an answer.
 */
export function isAnswerLost(error: unknown): boolean {
  if (!isCallFailure(error)) return true;
  if (error.kind === 'serverError') return [429, 502, 504].includes(error.status ?? 0);
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

/** The failure of an answer by its status; undefined for a success. */
export function failureOfStatus(status: number): FailureKind | undefined {
  if (status >= 200 && status < 300) return undefined;
  if (status === 401) return 'signedOut';
  if (status === 403) return 'notAllowed';
  return status >= 500 || status === 429 ? 'serverError' : 'business';
}
