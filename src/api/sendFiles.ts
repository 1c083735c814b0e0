import { text } from './read';

/** Milliseconds without progress after which an upload is given up; a slow one that goes on has all the time it needs. */
const silenceMs = 45_000;

/** Milliseconds for the answer once everything has been sent. */
const answerMs = 120_000;

/** A form's fields, none of them sealed. */
type Fields = readonly (readonly [key: string, value: unknown])[];

interface FileTransfer {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly fields: Fields;
  /** Told the share that has left, from 0 to 1. */
  readonly onProgress: ((share: number) => void) | undefined;
  readonly signal: AbortSignal;
}

/** One text part a key, empty for what is absent; files under their key, once each. */
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
 * `fetch` cannot tell how much of an upload has left, so files travel by XMLHttpRequest. Rejects when they did not arrive.
 * `timedOut` after 45 to 90 seconds without progress, or when no answer came within 120 seconds of the last byte.
 */
export function sendFiles({
  url,
  headers,
  fields,
  onProgress,
  signal,
}: FileTransfer): Promise<{ status: number; body: string } | 'timedOut'> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    const fail = (): void => {
      reject(new Error('upload failed'));
    };
    let hasProgressed = false;
    let timeout: AbortSignal | undefined;
    // Progress is looked at when the time is up: one timer is enough for many thousand events.
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
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
    xhr.upload.addEventListener('progress', ({ loaded, total }) => {
      hasProgressed = true;
      if (total > 0) onProgress?.(loaded / total);
    });
    xhr.upload.addEventListener('load', () => {
      startTimeout(answerMs);
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
    startTimeout(silenceMs);
    // The first event comes with the first bytes, which can take long; the way to cancel is needed before.
    onProgress?.(0);
    xhr.send(formBody(fields));
  });
}
