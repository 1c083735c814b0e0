import { isObject } from '@/domain/values/objects';

export type TokenState = 'missing' | 'expired' | 'live';

/** The claims of a signed token, unverified: only the server can verify them. Undefined when they can't be read. */
function claimsOf(token: string): object | undefined {
  const [, payload] = token.split('.');
  if (!payload) return undefined;
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return isObject(claims) ? claims : undefined;
  } catch {
    return undefined;
  }
}

/** A claim with a time in seconds, as a number or its text, in milliseconds since 1970; undefined for anything else. */
function claimTime(claim: unknown): number | undefined {
  const seconds = typeof claim === 'string' && claim.trim() ? Number(claim) : claim;
  return typeof seconds === 'number' && Number.isFinite(seconds) ? seconds * 1000 : undefined;
}

/**
 * The moment, in milliseconds since 1970, at which a token runs out: Infinity without an `exp` claim, and undefined
 * when the token can't be decoded.
 */
export function expiresAt(token: string): number | undefined {
  const claims = claimsOf(token);
  return claims && ('exp' in claims ? claimTime(claims.exp) : Infinity);
}

/** The moment, in milliseconds since 1970, at which a token was issued; undefined where the token does not say it. */
export function issuedAt(token: string): number | undefined {
  const claims = claimsOf(token);
  return claims && 'iat' in claims ? claimTime(claims.iat) : undefined;
}

/** GUARD-04, GUARD-05: live unless it is missing, can't be decoded, or its expiry is earlier than `now`. */
export function tokenState(token: string | null | undefined, now: Date): TokenState {
  if (!token) return 'missing';
  const end = expiresAt(token);
  return end === undefined || end < now.getTime() ? 'expired' : 'live';
}
