import { text } from '@/domain/records/read';

/** Milliseconds without progress after which an upload is aborted. A slow upload with progress has no time limit. */
const stalledAfterMs = 45_000;

/** Milliseconds in which the response has to arrive after the last byte was sent. */
const responseTimeoutMs = 120_000;

/** The unsealed fields of a form. */
type Fields = readonly (readonly [key: string, value: unknown])[];

interface FileTransfer {
  readonly url: string;
  readonly headers: Headers;
  readonly fields: Fields;
  /** Called with the share of sent bytes, from 0 to 1. */
  readonly onProgress: ((share: number) => void) | undefined;
  /** Called as soon as the request is complete. */
  readonly onSend: () => void;
  readonly signal: AbortSignal;
}

/** One multipart part for each key, empty if the value is absent, and one for each file under its key. */
export function formBody(fields: Fields): FormData {
  const form = new FormData();
  for (const [key, value] of fields) {
    const parts: readonly unknown[] = Array.isArray(value) ? value : [value];
    for (const part of parts) {
      if (part instanceof File) form.append(key, part, part.name);
      else form.append(key, text(part));
    }
  }
  return form;
}

/**
 * Sends files by XMLHttpRequest, because `fetch` reports no upload progress. Rejects if the server cannot be reached.
 * Resolves with `timedOut` after 45 to 90 seconds without progress, or without a response within 120 seconds of the
 * last byte.
 */
export function sendFiles({
  url,
  headers,
  fields,
  onProgress,
  onSend,
  signal,
}: FileTransfer): Promise<{ status: number; body: string } | 'timedOut'> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    const fail = (): void => {
      reject(new Error('upload failed'));
    };
    let hasProgressed = false;
    let timeout: AbortSignal | undefined;
    // Progress is checked only when the timer ends, so that thousands of progress events need one timer.
    const startTimeout = (ms: number): void => {
      hasProgressed = false;
      const started = AbortSignal.timeout(ms);
      timeout = started;
      started.addEventListener('abort', () => {
        if (timeout !== started) return;
        if (hasProgressed) {
          startTimeout(ms);
          return;
        }
        resolve('timedOut');
        xhr.abort();
      });
    };
    xhr.open('POST', url);
    headers.forEach((value, name) => xhr.setRequestHeader(name, value));
    xhr.upload.addEventListener('progress', ({ loaded, total }) => {
      hasProgressed = true;
      if (total > 0) onProgress?.(loaded / total);
    });
    xhr.upload.addEventListener('load', () => {
      startTimeout(responseTimeoutMs);
    });
    xhr.addEventListener('load', () => {
      resolve({ status: xhr.status, body: xhr.responseText });
    });
    xhr.addEventListener('error', fail);
    signal.addEventListener('abort', () => {
      xhr.abort();
      fail();
    });
    if (signal.aborted) {
      fail();
      return;
    }
    startTimeout(stalledAfterMs);
    // The first progress event can take long to arrive. The user needs the Cancel button before.
    onProgress?.(0);
    const body = formBody(fields);
    onSend();
    xhr.send(body);
  });
}
