import { failureOfStatus, type CallFailure, type FailureKind } from '@/domain/saving/failure';
import { isObject, own } from '@/domain/values/objects';
import { parseJson } from '@/domain/values/parseJson';
import { text } from '@/domain/records/read';
import { isList, isNothing, unreadable } from './read';
import { reportedFailure, messageInResponse } from './refusal';
import { bodyFields, jsonBody, openFields, type CallRequest, type ReadBody } from './request';
import { responseText } from './responseText';
import { sendFiles } from './sendFiles';

export interface SendOptions {
  readonly baseUrl: string;
  readonly token: string | undefined;
  readonly timeoutMs: number;
  readonly flatUpdates: boolean;
  /** Whether the call changes something: then a response with status 200 may also be a refusal. */
  readonly isChange?: boolean;
  readonly signal: AbortSignal;
}

export type Outcome = { readonly data: unknown } | { readonly error: CallFailure };

interface RawResponse extends ReadBody {
  readonly status: number;
}

/** Sends a call once and returns its data or its failure; it never throws. */
export async function send(request: CallRequest, options: SendOptions): Promise<Outcome> {
  const fail = (kind: FailureKind): Outcome => ({ error: { kind, path: request.path } });
  const isCancelled = (): boolean => options.signal.aborted || (request.upload?.signal?.aborted ?? false);
  const progress = { isSent: false };
  const onSend = (): void => {
    progress.isSent = true;
  };
  try {
    const transfer = request.row.encoding === 'multipart' ? transferFiles : transferText;
    const response = await transfer(request, options, onSend);
    return response === 'timedOut' ? fail(response) : toOutcome(request, response, options.isChange ?? false);
  } catch {
    if (isCancelled()) return fail('cancelled');
    return fail(progress.isSent ? 'unreachable' : 'notSent');
  }
}

/** Aborted when the caller cancels the call, or the user an upload. */
function cancelSignal({ upload }: CallRequest, { signal }: SendOptions): AbortSignal {
  return AbortSignal.any(upload?.signal ? [signal, upload.signal] : [signal]);
}

/**
 * A browser repeats a request if the connection breaks before the response. Both requests have the same id, by which
 * the delivered site forwards only one. It is not sent to other sites.
 */
function onceHeader({ isChange, baseUrl }: SendOptions): Record<string, string> {
  if (!isChange || baseUrl !== '') return {};
  return { 'X-Request-Id': Array.from(randomBytes(), (byte) => byte.toString(16).padStart(2, '0')).join('') };
}

/** Some privacy tools make Web Crypto throw. The id is no secret, so `Math.random` is sufficient. */
function randomBytes(): Uint8Array {
  const bytes = new Uint8Array(16);
  try {
    return crypto.getRandomValues(bytes);
  } catch {
    return bytes.map(() => Math.random() * 256);
  }
}

/** Throws if a header has a character that HTTP does not allow. */
function headersFor(request: CallRequest, options: SendOptions): Headers {
  return new Headers({
    ...onceHeader(options),
    Accept: 'application/json',
    ...(request.row.encoding === 'json' ? { 'Content-Type': 'application/json' } : {}),
    ...(options.token === undefined ? {} : { Authorization: `Bearer ${options.token}` }),
  });
}

/** Times out even if the response has arrived partly. Calls `onSend` as soon as the request is complete. */
async function transferText(
  request: CallRequest,
  options: SendOptions,
  onSend: () => void,
): Promise<RawResponse | 'timedOut'> {
  const { method, encoding } = request.row;
  const cancel = cancelSignal(request, options);
  const timeout = AbortSignal.timeout(options.timeoutMs);
  const signal = AbortSignal.any([cancel, timeout]);
  const init: RequestInit = {
    method,
    headers: headersFor(request, options),
    ...(encoding === 'json' ? { body: jsonBody(bodyFields(request, options.flatUpdates)) } : {}),
    credentials: 'same-origin',
    cache: 'no-store',
    signal,
  };
  onSend();
  try {
    const response = await fetch(options.baseUrl + request.path, init);
    const { status } = response;
    if (request.readBody) return { status, ...(await request.readBody(response, signal)) };
    return { status, body: await responseText(response) };
  } catch (error) {
    if (timeout.aborted && !cancel.aborted) return 'timedOut';
    throw error;
  }
}

async function transferFiles(
  request: CallRequest,
  options: SendOptions,
  onSend: () => void,
): Promise<RawResponse | 'timedOut'> {
  return sendFiles({
    url: options.baseUrl + request.path,
    headers: headersFor(request, options),
    fields: openFields(bodyFields(request, options.flatUpdates)),
    onProgress: request.upload?.onProgress,
    onSend,
    signal: cancelSignal(request, options),
  });
}

function toOutcome(
  request: CallRequest,
  { status, body, responseBody: parsedAlready }: RawResponse,
  isChange: boolean,
): Outcome {
  const fail = (kind: FailureKind, message = ''): { error: CallFailure } => ({
    error: { kind, path: request.path, status, ...(message ? { message } : {}) },
  });
  const isHtml = body.trimStart().startsWith('<');
  const responseBody = parsedAlready ?? (isHtml ? undefined : parsed(body, isChange));
  const message = isChange ? messageInResponse(responseBody) : messageInRead(responseBody);

  const failure = failureOfStatus(status);
  if (failure) return fail(failure, message);
  if (isHtml) return fail('unreadable');
  // some servers respond with 200 and put the failure into the body.
  const refusal = isChange
    ? reportedFailure(responseBody)
    : failureOfStatus(innerStatus(responseBody) ?? 200);
  if (refusal) return fail(refusal, message);

  const data = request.read(responseBody, status);
  if (isEmptyWithMore(data, responseBody) && reportedFailure(responseBody)) return fail('business', message);
  if (data !== unreadable) return { data };
  if (message !== '') return fail('business', message);
  const { error } = fail('unreadable');
  return { error: isNothing(responseBody) ? { ...error, isEmpty: true } : error };
}

/** Whether a response to a list call has no rows but other values, so that it may be a refusal. */
function isEmptyWithMore(data: unknown, responseBody: unknown): boolean {
  const hasNoRows = isList(data) && data.length === 0 && isObject(responseBody);
  return hasNoRows && Object.values(responseBody).some((value) => !isList(value) || value.length > 0);
}

/**
 * The value of a body; undefined only for an empty one. A body that is not JSON is its own text, which may report the
 * result of a change. Incomplete JSON does not, so it is null for a change.
 */
function parsed(body: string, isChange: boolean): unknown {
  try {
    return parseJson(body);
  } catch {
    if (isChange && /^\s*[{["]/.test(body)) return null;
    return body.trim() || undefined;
  }
}

/** A failure status in the body of a response to a read, as a number or its text. */
function innerStatus(responseBody: unknown): number | undefined {
  const status = text(own(responseBody, 'status'));
  return /^[4-9]\d\d$/.test(status) ? Number(status) : undefined;
}

function messageInRead(responseBody: unknown): string {
  return text(own(responseBody, 'message')) || text(own(responseBody, 'error'));
}
