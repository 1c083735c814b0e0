import { readStored, removeStored, type SessionKey } from '@/browser/storage';

/** STORE-13 to STORE-16: what a recovery keeps between its steps, with the moment until which it holds. */
export const recoveryKeys = [
  'forgot_client_user_select',
  'forgot_client_user_id',
  'forgot_client_user_phone',
  'forgot_client_user_email',
  'forgot_client_user_until',
] as const satisfies readonly SessionKey[];

/**
 * Until when the kept recovery holds, in milliseconds since 1970. Undefined when its time has passed, and when nothing
 * readable says until when.
 */
export function recoveryEnd(): number | undefined {
  const until = Number(readStored('forgot_client_user_until'));
  return until > Date.now() ? until : undefined;
}

/** Run at each start: a tab that went to another site, or to another page, keeps no recovery. */
export function forgetLeftRecovery(pathname: string): void {
  if (!recoveryEnd() || !/forgot/i.test(pathname)) removeStored(...recoveryKeys);
}
