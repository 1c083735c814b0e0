import { safePath } from './safePath';

/**
 * the URL of a file: a path of this site, or an address on the origin of one of the bases (absolute URLs; others
 * are ignored) without a user name or password. Undefined for anything else, which must not be a link.
 */
export function fileUrl(url: string, bases: readonly string[]): string | undefined {
  const path = safePath(url);
  if (path !== undefined) return path;
  const parsed = parsedUrl(url);
  if (!parsed || !/^https?:$/.test(parsed.protocol) || hasCredentials(parsed)) return undefined;
  return bases.some((base) => parsedUrl(base)?.origin === parsed.origin) ? parsed.href : undefined;
}

/** The URL of a file as text, without a user name or password. */
export function shownUrl(url: string): string {
  const parsed = parsedUrl(url);
  if (!parsed || !hasCredentials(parsed)) return url.trim();
  parsed.username = '';
  parsed.password = '';
  return parsed.href;
}

function parsedUrl(url: string): URL | undefined {
  return URL.canParse(url) ? new URL(url) : undefined;
}

function hasCredentials({ username, password }: URL): boolean {
  return username !== '' || password !== '';
}
