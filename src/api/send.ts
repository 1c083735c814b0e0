import type { CallRow } from './calls';
import { failureOfStatus, type CallFailure, type FailureKind } from './failure';
import { isObject, own, text, unreadable } from './read';
import { bodyFields, formBody, jsonBody, type CallRequest } from './request';

/** Milliseconds for a call with files; other calls take the configured time. */
const uploadTimeoutMs = 120_000;

export interface SendOptions {
  readonly baseUrl: string;
  readonly token: string | undefined;
  readonly timeoutMs: number;
  readonly flatUpdates: boolean;
  readonly row: CallRow;
  readonly signal: AbortSignal;
}

export type Outcome = { readonly data: unknown } | { readonly error: CallFailure };

interface Answer {
  readonly status: number;
  readonly body: string;
}

/** Sends one call once and turns whatever happens into data or a failure; it never throws. */
export async function send(request: CallRequest, options: SendOptions): Promise<Outcome> {
  const isUpload = options.row.encoding === 'multipart';
  const timeout = AbortSignal.timeout(isUpload ? uploadTimeoutMs : options.timeoutMs);
  const cancels = [options.signal, ...(request.upload?.signal ? [request.upload.signal] : [])];
  try {
    const transfer = isUpload ? transferFiles : transferText;
    const answer = await transfer(request, options, AbortSignal.any([timeout, ...cancels]));
    return judge(request, answer);
  } catch {
    const kind: FailureKind = cancels.some((signal) => signal.aborted)
      ? 'cancelled'
      : timeout.aborted
        ? 'timedOut'
        : 'unreachable';
    return { error: { kind, path: request.path } };
  }
}

function headersFor(options: SendOptions): Record<string, string> {
  return {
    Accept: 'application/json',
    ...(options.row.encoding === 'json' ? { 'Content-Type': 'application/json' } : {}),
    ...(options.token === undefined ? {} : { Authorization: `Bearer ${options.token}` }),
  };
}

async function transferText(
  request: CallRequest,
  options: SendOptions,
  signal: AbortSignal,
): Promise<Answer> {
  const { method, encoding } = options.row;
  const response = await fetch(options.baseUrl + request.path, {
    method,
    headers: headersFor(options),
    ...(encoding === 'json' ? { body: jsonBody(bodyFields(request, options.flatUpdates)) } : {}),
    credentials: 'same-origin',
    cache: 'no-store',
    signal,
  });
  return { status: response.status, body: await response.text() };
}

/** `fetch` cannot tell how much of an upload has left, so files travel by XMLHttpRequest. */
function transferFiles(request: CallRequest, options: SendOptions, signal: AbortSignal): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    const fail = (): void => {
      reject(new Error('upload failed'));
    };
    xhr.open('POST', options.baseUrl + request.path);
    for (const [name, value] of Object.entries(headersFor(options))) xhr.setRequestHeader(name, value);
    xhr.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) request.upload?.onProgress?.(loaded / total);
    });
    xhr.addEventListener('load', () => {
      resolve({ status: xhr.status, body: xhr.responseText });
    });
    xhr.addEventListener('error', fail);
    signal.addEventListener('abort', () => {
      xhr.abort();
      fail();
    });
    if (signal.aborted) fail();
    else xhr.send(formBody(bodyFields(request, options.flatUpdates)));
  });
}

function judge(request: CallRequest, { status, body }: Answer): Outcome {
  const fail = (kind: FailureKind, message = ''): Outcome => ({
    error: { kind, path: request.path, status, ...(message ? { message } : {}) },
  });
  const isHtml = body.trimStart().startsWith('<');
  const reply = isHtml ? undefined : parsed(body);
  const message = messageOf(reply);

  const refused = failureOfStatus(status);
  if (refused) return fail(refused, message);
  if (isHtml) return fail('unreadable');
  // some servers answer 200 and put the status of a failure into the body.
  const inner = own(reply, 'status');
  if (typeof inner === 'number' && inner >= 400) return fail(failureOfStatus(inner) ?? 'business', message);

  const data = request.read(reply, status);
  if (data !== unreadable) return { data };
  return message === '' ? fail('unreadable') : fail('business', message);
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

function messageOf(reply: unknown): string {
  return isObject(reply) ? text(own(reply, 'message')) : '';
}
