import { text } from './read';

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

/** `fetch` cannot tell how much of an upload has left, so files travel by XMLHttpRequest. Rejects when they did not arrive. */
export function sendFiles({
  url,
  headers,
  fields,
  onProgress,
  signal,
}: FileTransfer): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    const fail = (): void => {
      reject(new Error('upload failed'));
    };
    xhr.open('POST', url);
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
    xhr.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress?.(loaded / total);
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
    else xhr.send(formBody(fields));
  });
}
