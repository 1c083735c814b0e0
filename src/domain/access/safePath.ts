// A url from the server is resolved against this origin, and its origin must still be this one.
const SITE = 'https://site.invalid';

/**
 * a url from the server as a path of this site, or undefined when it leads anywhere else: another scheme or
 * host, a backslash, a control character, no text. A url without a leading slash is read as a site path.
 */
export function safePath(url: unknown): string | undefined {
  if (typeof url !== 'string' || /[\p{Cc}\p{Zl}\p{Zp}]/u.test(url)) return undefined;
  const text = url.trim();
  if (text === '' || text.includes('\\') || text.startsWith('//') || /^[^/?#]*:/.test(text)) return undefined;
  const path = text.startsWith('/') ? text : `/${text}`;
  const { origin, pathname, search, hash } = new URL(path, SITE);
  // Dot segments can result in two slashes at the start ('/..//host'), which a browser reads as a host again.
  return origin === SITE && !pathname.startsWith('//') ? pathname + search + hash : undefined;
}
