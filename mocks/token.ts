import { now } from './clock';
import { currentConditions } from './conditions';

function base64Url(text: string): string {
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** An unsigned token that expires after some time, by default that of the scenario. */
export function issueToken(
  claims: Readonly<Record<string, string | number>>,
  seconds = currentConditions().tokenSeconds,
): string {
  // Not `iat`, which the documents do not show: the product would compare it with its own clock.
  const issued_ms = now().getTime();
  const exp = Math.floor(issued_ms / 1000) + seconds;
  return `${base64Url('{"alg":"none","typ":"JWT"}')}.${base64Url(JSON.stringify({ ...claims, issued_ms, exp }))}.`;
}

/** The claims of a token; undefined if it cannot be decoded. */
function claimsOf(token: string): object | undefined {
  try {
    const [, payload = ''] = token.split('.');
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof claims === 'object' && claims !== null ? claims : undefined;
  } catch {
    return undefined;
  }
}

/** When a token expires, in milliseconds since 1970: never without a time, undefined if it cannot be decoded. */
export function expiryOf(token: string): number | undefined {
  const claims = claimsOf(token);
  if (!claims) return undefined;
  if (!('exp' in claims)) return Infinity;
  return typeof claims.exp === 'number' ? claims.exp * 1000 : undefined;
}

/** Whether the server accepts a bearer token: it can be decoded and has not expired. */
export function isTokenGood(token: string): boolean {
  const claims = claimsOf(token);
  const end = expiryOf(token);
  if (!claims || end === undefined) return false;
  return !isEnded('issued_ms' in claims ? claims.issued_ms : 0) && end >= now().getTime();
}

/** Whether a limit that was set after a token of this time was issued ends its session. */
function isEnded(issuedMs: unknown): boolean {
  const { earlierTokens } = currentConditions();
  if (!earlierTokens || Number(issuedMs) > earlierTokens.issuedUntil) return false;
  return now().getTime() > earlierTokens.endAt;
}
