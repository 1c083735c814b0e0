/** How a call ended when it did not end well. */
export type FailureKind =
  | 'business'
  | 'signedOut'
  | 'notAllowed'
  | 'serverError'
  | 'unreachable'
  | 'timedOut'
  | 'unreadable'
  | 'cancelled';

export interface CallFailure {
  readonly kind: FailureKind;
  readonly path: string;
  /** The HTTP status, where there was an answer. */
  readonly status?: number;
  /** The server's own `message`, for the screens that show it. */
  readonly message?: string;
}

export function isCallFailure(error: unknown): error is CallFailure {
  return typeof error === 'object' && error !== null && 'kind' in error && 'path' in error;
}

/** The longest text of a server that is shown beside a refusal, in characters. */
const maxServerWords = 300;

/** A text of the server for one line: no control characters, at most 300 characters; undefined when nothing is left. */
export function serverMessage(text: string | undefined): string | undefined {
  const line = (text ?? '').replace(/[\s\p{Cc}\p{Surrogate}]+/gu, ' ').trim();
  const characters = Array.from(line);
  if (characters.length <= maxServerWords) return line || undefined;
  return `${characters.slice(0, maxServerWords - 1).join('')}…`;
}

/** What the server said when it refused a call; undefined for any other failure and where it said nothing. */
export function refusalMessage(error: unknown): string | undefined {
  return isCallFailure(error) && isRefused(error) ? serverMessage(error.message) : undefined;
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

/** The failure of an answer by its status; undefined for a success. */
export function failureOfStatus(status: number): FailureKind | undefined {
  if (status >= 200 && status < 300) return undefined;
  if (status === 401) return 'signedOut';
  if (status === 403) return 'notAllowed';
  return status >= 500 || isLostStatus(status) ? 'serverError' : 'business';
}

/**
 * Whether an answer says nothing of the server, because a gateway gave it: 408 and 499 end a wait, 425 and 429 turn a request
 * away that may be a repeated one, 502, 504 and the statuses from 520 are of gateways that got no whole answer. The
 * delivered site gives 429 to a change that the browser has repeated by itself, while the first one may be under way.
 */
export function isLostStatus(status: number): boolean {
  return [408, 425, 429, 499, 502, 504].includes(status) || (status >= 520 && status < 530);
}
