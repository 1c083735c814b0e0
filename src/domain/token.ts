export type TokenState = 'missing' | 'expired' | 'live';

/** The claims of a signed token, unverified: the server has the last word. Undefined when they can't be read. */
function claimsOf(token: string): object | undefined {
  const [, payload] = token.split('.');
  if (!payload) return undefined;
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof claims === 'object' && claims !== null && !Array.isArray(claims) ? claims : undefined;
  } catch {
    return undefined;
  }
}

/** A claim that names a moment in seconds, or text of a number, in milliseconds since 1970; undefined for anything else. */
function momentOf(claim: unknown): number | undefined {
  const seconds = typeof claim === 'string' && claim.trim() ? Number(claim) : claim;
  return typeof seconds === 'number' && Number.isFinite(seconds) ? seconds * 1000 : undefined;
}

/**
 * The moment, in milliseconds since 1970, at which a token runs out: Infinity without an `exp` claim, and undefined
 * when the token can't be decoded.
 */
export function expiresAt(token: string): number | undefined {
  const claims = claimsOf(token);
  if (!claims) return undefined;
  return 'exp' in claims ? momentOf(claims.exp) : Infinity;
}

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/**
 * How far the server's clock is ahead of this computer's, in milliseconds, judged by a token that has just been issued.
 * Less than a minute counts as none: an answer may take as long. A fresh token that is expired here and does not say when
 * it was issued is taken to last a day: only the server's 401 knows better.
 */
export function clockDifference(token: string, now: Date): number {
  const end = expiresAt(token) ?? Infinity;
  const claims = claimsOf(token);
  const issued = claims && 'iat' in claims ? momentOf(claims.iat) : undefined;
  if (issued === undefined || issued > end) return end < now.getTime() ? end - dayMs - now.getTime() : 0;
  const difference = issued - now.getTime();
  return Math.abs(difference) > minuteMs ? difference : 0;
}

/** GUARD-04, GUARD-05: live unless it is missing, can't be decoded, or its expiry is earlier than `now`. */
export function tokenState(token: string | null | undefined, now: Date): TokenState {
  if (!token) return 'missing';
  const end = expiresAt(token);
  return end === undefined || end < now.getTime() ? 'expired' : 'live';
}
