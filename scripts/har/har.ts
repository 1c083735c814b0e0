import { isObject, own } from '@/domain/values/objects';
import { text } from '@/domain/records/read';
import { calls, type CallPath } from '@/api/calls';
import type { BundledCall } from '../../mocks/bundle';
import { readJson } from '../../mocks/bundleTexts';
import type { Fault } from '../../mocks/conditions';

/**
 * Reads a HAR, the recording of a browser's network tab. Chrome, Firefox and Safari differ: the content of a response may be
 * base64, cut off or left out, a call without a response has the status 0, -1 or -999, and any field may be missing.
 */

/** A call of the call table in a HAR, with its secrets. */
export interface HarCall {
  readonly method: string;
  readonly path: CallPath;
  readonly body: unknown;
  /** The address of the page that made the call; empty if the HAR does not contain it. */
  readonly page: string;
  readonly at: string;
  readonly durationMs: number;
  readonly end: HarEnd;
}

/** The outcome of a call. `unknown`: it had a response, but the HAR does not contain it. */
export type HarEnd =
  | { readonly kind: 'answered'; readonly status: number; readonly text: string }
  | { readonly kind: 'unknown'; readonly status: number }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'hang' };

interface ReadHar {
  readonly calls: readonly HarCall[];
  /** The address at which the page was loaded; empty if the HAR does not contain it. */
  readonly opened: string;
  readonly entryCount: number;
}

/** The entries and calls of a HAR; throws an error with a sentence if it is not a HAR. */
export function readHar(harText: string): ReadHar & { readonly entries: readonly unknown[] } {
  const log = own(parsed(harText), 'log');
  const list = own(log, 'entries');
  if (!Array.isArray(list)) throw new Error('This is no HAR file: it has no log of entries.');
  const entries = list.filter(isObject).sort((one, other) => startOf(one) - startOf(other));
  const [page]: unknown[] = asList(own(log, 'pages'));
  const isDocument = (entry: unknown): boolean =>
    own(entry, '_resourceType') === 'document' || /html/.test(text(own(contentOf(entry), 'mimeType')));
  // Chrome names a page by its address, Firefox by its title.
  const candidates = [urlOf(entries.find(isDocument)), text(own(page, 'title'))];
  return {
    entries,
    calls: entries.flatMap((entry) => callOf(entry, entries) ?? []),
    opened: candidates.map(routeOf).find(Boolean) ?? '',
    entryCount: entries.length,
  };
}

function parsed(harText: string): unknown {
  try {
    return JSON.parse(harText.replace(/^\uFEFF/, ''));
  } catch {
    throw new Error('This is no HAR file: it is no JSON, or it was cut off.');
  }
}

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const requestOf = (entry: unknown): unknown => own(entry, 'request');
const responseOf = (entry: unknown): unknown => own(entry, 'response');
const contentOf = (entry: unknown): unknown => own(responseOf(entry), 'content');
const urlOf = (entry: unknown): string => text(own(requestOf(entry), 'url'));
const startOf = (entry: unknown): number => Date.parse(text(own(entry, 'startedDateTime'))) || 0;

/** The value of a header; HTTP/2 writes the names in small letters. */
function headerOf(message: unknown, name: string): string {
  const header = asList(own(message, 'headers')).find((one) => text(own(one, 'name')).toLowerCase() === name);
  return text(own(header, 'value'));
}

/** Path and query of an address, without its fragment; empty for anything else. */
export function routeOf(url: string): string {
  if (!/^https?:/.test(url) || !URL.canParse(url)) return '';
  const { pathname, search } = new URL(url);
  return pathname.replace(/^\/{2,}/, '/') + search;
}

const isCallPath = (path: string): path is CallPath => Object.hasOwn(calls, path);

/** The call of the table whose path ends an address, whatever precedes it. */
function pathOf(url: string): CallPath | undefined {
  const [route = ''] = routeOf(url).split('?');
  return Object.keys(calls)
    .filter(isCallPath)
    .find((path) => route.endsWith(path));
}

function callOf(entry: unknown, entries: readonly unknown[]): HarCall | undefined {
  const request = requestOf(entry);
  const method = text(own(request, 'method')).toUpperCase();
  const path = pathOf(urlOf(entry));
  // A preflight (OPTIONS) has the path of its call, and so has a redirect that turned a POST into a GET.
  if (!path || method !== calls[path].method) return undefined;
  const durationMs = Math.max(0, Math.round(Number(own(entry, 'time')) || 0));
  return {
    method,
    path,
    body: bodyOf(request),
    page: headerOf(request, 'referer'),
    at: new Date(startOf(entry)).toISOString(),
    durationMs,
    end: endOf(entry, entries, durationMs),
  };
}

/** The body of a request: JSON, or the parts of a form. */
export function bodyOf(request: unknown): unknown {
  const data = own(request, 'postData');
  const params = asList(own(data, 'params'));
  if (params.length > 0)
    return fieldsOf(params.map((part) => [text(own(part, 'name')), text(own(part, 'value'))]));
  const content = text(own(data, 'text'));
  const value = readJson(content);
  if (value !== undefined) return value;
  if (/^\s*--/.test(content)) return fieldsOf(partsOf(content));
  const isForm = /urlencoded/i.test(text(own(data, 'mimeType')));
  return isForm ? fieldsOf([...new URLSearchParams(content)]) : undefined;
}

/** The fields of a form. A name with several values has the list of them. */
function fieldsOf(pairs: readonly (readonly [string, string])[]): object {
  const valuesOf = (name: string): string[] =>
    pairs.flatMap(([other, value]) => (other === name ? [value] : []));
  return Object.fromEntries(
    pairs.map(([name, value]) => {
      const values = valuesOf(name);
      return [name, values.length === 1 ? value : values];
    }),
  );
}

/** The names and values of the parts of a multipart body; a file has its name as value. */
function partsOf(content: string): [string, string][] {
  const [boundary = ''] = content.trimStart().split(/\r?\n/, 1);
  return content.split(boundary).flatMap((part): [string, string][] => {
    const [, head = '', value = ''] = /^\r?\n(.*?)\r?\n\r?\n(.*?)\r?\n?(?:--)?$/s.exec(part) ?? [];
    const name = /[; ]name="?([^";\r\n]*)/i.exec(head)?.[1];
    const file = /filename="?([^";\r\n]*)/i.exec(head)?.[1];
    return name === undefined ? [] : [[name, file ?? value]];
  });
}

/** A call that waited this long without a response was cancelled by the browser, or by the time limit of the portal. */
const givenUpMs = 29_000;
const maxRedirects = 10;

function endOf(entry: unknown, entries: readonly unknown[], durationMs: number): HarEnd {
  const last = afterRedirects(entry, entries);
  const response = responseOf(last);
  const status = Number(own(response, 'status'));
  if (!(status >= 100 && status < 600)) {
    const reason = `${text(own(response, '_error'))} ${text(own(last, '_error'))} ${text(own(response, 'statusText'))}`;
    const isGivenUp = /abort|cancel|timed?.?out/i.test(reason) || durationMs >= givenUpMs;
    return isGivenUp ? { kind: 'hang' } : { kind: 'unreachable' };
  }
  // The target of the redirect is not in the recording.
  if (status >= 300 && status < 400 && status !== 304) return { kind: 'unreachable' };
  const content = contentText(last);
  if (content === undefined) return { kind: 'unknown', status };
  // The browser had the content from its cache.
  return { kind: 'answered', status: status === 304 ? 200 : status, text: content };
}

function afterRedirects(entry: unknown, entries: readonly unknown[]): unknown {
  let last = entry;
  for (let count = 0; count < maxRedirects; count += 1) {
    const response = responseOf(last);
    const status = Number(own(response, 'status'));
    const target = text(own(response, 'redirectURL')) || headerOf(response, 'location');
    const base = urlOf(last);
    if (!(status >= 300 && status < 400) || target === '' || !URL.canParse(target, base)) return last;
    const { href } = new URL(target, base);
    const next = entries.indexOf(last) + 1;
    const followed = entries.slice(next).find((candidate) => urlOf(candidate) === href);
    if (!followed) return last;
    last = followed;
  }
  return last;
}

/** The text of a response; undefined if the recording does not have all of it. */
export function contentText(entry: unknown): string | undefined {
  const response = responseOf(entry);
  const content = contentOf(entry);
  const base64 = own(content, 'encoding') === 'base64' ? own(content, 'text') : own(content, '_textBase64');
  const found = typeof base64 === 'string' ? decoded(base64) : own(content, 'text');
  const size = Number(own(content, 'size')) || 0;
  if (typeof found !== 'string' || (found === '' && size > 0)) {
    const isEmpty = [204, 205].includes(Number(own(response, 'status'))) || (isObject(content) && size === 0);
    return isEmpty && typeof found !== 'string' && text(own(content, 'comment')) === '' ? '' : undefined;
  }
  return isCutOff(found, size) ? undefined : found;
}

function decoded(base64: string): string | undefined {
  try {
    return new TextDecoder().decode(Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0)));
  } catch {
    return undefined;
  }
}

/** Firefox cuts off a long content, and records its whole size. */
function isCutOff(found: string, size: number): boolean {
  return size > found.length && /^\s*[[{]/.test(found) && readJson(found) === undefined;
}

/** The fault that gives a call its recorded outcome; undefined if the recording does not have the response. */
export function faultOf(end: HarEnd, clean: (value: unknown) => unknown): Fault | undefined {
  if (end.kind === 'unreachable' || end.kind === 'hang') return { kind: end.kind };
  if (end.kind === 'unknown') return end.status >= 400 ? { kind: 'answer', status: end.status } : undefined;
  const value = readJson(end.text);
  if (typeof value === 'object' && value !== null)
    return { kind: 'answer', status: end.status, body: clean(value) };
  return { kind: 'answer', status: end.status, body: safeContent(end.text, clean) };
}

/** HTML and broken JSON are unreadable in any case, and the keys of the secrets in them cannot be known. */
function safeContent(content: string, clean: (value: unknown) => unknown): string {
  if (/^\s*</.test(content)) return '<html>The content was removed.</html>';
  return /^\s*[[{]/.test(content) ? '{"The content was removed' : String(clean(content));
}

/** How a call ended, in the terms of a bundle. */
export function endingOf({ kind }: HarEnd): BundledCall['ending'] {
  if (kind === 'unreachable') return 'notDelivered';
  return kind === 'hang' ? 'hanging' : 'answered';
}
