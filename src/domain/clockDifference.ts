import { claimsOf, expiresAt, momentOf } from '@/domain/access/token';

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
