import { readStored, removeStored, type SessionKey } from '@/browser/storage';

/** STORE-13 to STORE-16: the storage keys of a recovery, with its expiry. */
export const recoveryKeys = [
  'forgot_client_user_select',
  'forgot_client_user_id',
  'forgot_client_user_phone',
  'forgot_client_user_email',
  'forgot_client_user_until',
] as const satisfies readonly SessionKey[];

/**
 * The expiry of the stored recovery, in milliseconds since 1970. Undefined if it has passed or cannot be
 * read.
 */
export function recoveryExpiry(): number | undefined {
  const until = Number(readStored('forgot_client_user_until'));
  return until > Date.now() ? until : undefined;
}

/** Runs at each start: a tab that has left the recovery's screens removes its stored values. */
export function removeLeftRecovery(pathname: string): void {
  if (!recoveryExpiry() || !/forgot/i.test(pathname)) removeStored(...recoveryKeys);
}
