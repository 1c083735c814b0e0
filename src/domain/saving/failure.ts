/** How a call failed. */
export type FailureKind =
  | 'business'
  | 'signedOut'
  | 'notAllowed'
  | 'serverError'
  /** The request could not be prepared, so the server did not receive it. */
  | 'notSent'
  | 'unreachable'
  | 'timedOut'
  | 'unreadable'
  | 'cancelled';

export interface CallFailure {
  readonly kind: FailureKind;
  readonly path: string;
  /** The HTTP status, if there was a response. */
  readonly status?: number;
  /** The server's own `message`, for the screens that show it. */
  readonly message?: string;
  /** Whether a response of kind 'unreadable' held nothing at all. */
  readonly isEmpty?: boolean;
}

export function isCallFailure(error: unknown): error is CallFailure {
  return typeof error === 'object' && error !== null && 'kind' in error && 'path' in error;
}

/** The maximum length of a server's message on screen, in characters. */
const maxMessageLength = 300;

/** A message of the server for one line: no control characters, at most 300 characters; undefined if it is blank. */
export function serverMessage(text: string | undefined): string | undefined {
  const line = (text ?? '').replace(/[\s\p{Cc}\p{Surrogate}]+/gu, ' ').trim();
  const characters = Array.from(line);
  if (characters.length <= maxMessageLength) return line || undefined;
  return `${characters.slice(0, maxMessageLength - 1).join('')}…`;
}

/** The server's message when it refused a call; undefined for any other failure and without a message. */
export function refusalMessage(error: unknown): string | undefined {
  return isCallFailure(error) && isRefused(error) ? serverMessage(error.message) : undefined;
}

const reasons: Partial<Record<FailureKind, string>> = {
  notAllowed: 'The server does not allow this',
  serverError: 'The server had an error',
  unreachable: 'No connection to the server',
  timedOut: 'The server did not answer in time',
  unreadable: 'The answer could not be read',
};

/** The reason of a response with status 413 or 429, in words: the server did not refuse what the request says. */
export function limitReason({ status }: CallFailure): string | undefined {
  if (status === 413) return 'Too large for this site';
  return status === 429 ? 'Too many requests. Wait a minute and try again' : undefined;
}

/** Why a call failed, in words; undefined where the failure says nothing that a user could act on or report. */
export function failureReason(error: unknown): string | undefined {
  return isCallFailure(error) ? (limitReason(error) ?? reasons[error.kind]) : undefined;
}

/** A text by which support finds a failed call in the server's log: 'editcountry 500'. It holds no data of the record. */
export function failureCode(error: unknown): string | undefined {
  if (!isCallFailure(error)) return undefined;
  return `${error.path.replace(/^\/|\/$/g, '')} ${error.status ?? error.kind}`;
}

/** Whether the server has no record with the id that was asked for: some answer with nothing in place of a 404. */
export function isMissingRecord(error: unknown): boolean {
  return isCallFailure(error) && (error.status === 404 || error.status === 410 || error.isEmpty === true);
}

/**
 * Whether the server may have carried out the call nevertheless, so that it must not be sent again without a question.
 */
export function isUnconfirmed(error: unknown): boolean {
  if (!isCallFailure(error)) return true;
  return ['unreachable', 'timedOut', 'unreadable', 'serverError', 'cancelled'].includes(error.kind);
}

/** Whether the server responded that it did not carry out the call. */
export function isRefused(error: unknown): boolean {
  return isCallFailure(error) && error.status !== undefined && !isUnconfirmed(error);
}

/** 401, and what some servers send in its place when a session has ended. */
const signedOutStatuses: readonly number[] = [401, 419, 440];

/** The failure of a response by its status; undefined for a success. */
export function failureOfStatus(status: number): FailureKind | undefined {
  if (status >= 200 && status < 300) return undefined;
  if (signedOutStatuses.includes(status)) return 'signedOut';
  if (status === 403) return 'notAllowed';
  return status >= 500 || isLostStatus(status) ? 'serverError' : 'business';
}

/**
 * Whether a response comes from a gateway: 408 and 499 end a wait, 502, 504 and 520 to 529 mean no complete response of
 * the server. 425 and 429 refuse a request that may be a repetition: the delivered site sends 429 if the browser
 * repeats a change, while the first request may be pending.
 */
export function isLostStatus(status: number): boolean {
  return [408, 425, 429, 499, 502, 504].includes(status) || (status >= 520 && status < 530);
}
