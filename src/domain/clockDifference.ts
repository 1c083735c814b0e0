import { expiresAt, issuedAt } from '@/domain/access/token';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/**
 * How far the server's clock is ahead of this computer's, in milliseconds, computed from a token that was just issued.
 * Less than a minute counts as 0: a response may take as long. A new token that is expired by this clock and has no
 * issue time is assumed to last a day.
 */
export function clockDifference(token: string, now: Date): number {
  const end = expiresAt(token) ?? Infinity;
  const issued = issuedAt(token);
  if (issued === undefined || issued > end) return end < now.getTime() ? end - dayMs - now.getTime() : 0;
  const difference = issued - now.getTime();
  return Math.abs(difference) > minuteMs ? difference : 0;
}
