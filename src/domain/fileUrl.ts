import { safePath } from './menu';

/**
 * where a file can be fetched: a path of this site, or an http(s) address without a name or password in it;
 * undefined for anything else.
 */
export function fileUrl(url: string): string | undefined {
  const path = safePath(url);
  if (path !== undefined) return path;
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  const isPlain = parsed?.username === '' && parsed.password === '';
  return isPlain && /^https?:$/.test(parsed.protocol) ? parsed.href : undefined;
}
