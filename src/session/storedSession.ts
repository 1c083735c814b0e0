import {
  adminSession,
  carrierSession,
  type AnySession,
  type AreaSession,
  type SessionArea,
} from './sessionRules';
import { readStored, removeStored, writeStored, type LocalKey, type StorageKey } from '@/browser/storage';

/** How sessions are kept in localStorage, where a reload and the other tabs find them. */

// The token is first, so that it is removed first; it is written last. Another tab never finds it without its ids.
const keysOf = {
  admin: ['user_token', 'user_id', 'client_id', 'login_type', 'Client_Type', 'portal_clock'],
  bdx: ['client_user_BDX_token', 'client_BDX_client_id', 'client_BDX_company_id', 'portal_BDX_clock'],
} as const;

export const sessionKeys: readonly LocalKey[] = [...keysOf.admin, ...keysOf.bdx];

/** What a tab keeps of people: the customer that was chosen, the records that were opened, and which user did that. */
const personalKeys = ['selectedDataArray', 'portal_recent_records', 'portal_personal_owner'] as const;

function stored(key: StorageKey): string {
  return readStored(key) ?? '';
}

/** What storage holds of an area's session; blank where it holds nothing. */
export function readSession(area: SessionArea): AreaSession {
  if (area === 'admin') {
    const token = stored('user_token');
    const ids = { userId: stored('user_id'), clientId: stored('client_id') };
    const types = { loginType: stored('login_type'), clientType: stored('Client_Type') };
    return adminSession({ token, ...ids, ...types }, Number(stored('portal_clock')));
  }
  const token = stored('client_user_BDX_token');
  const ids = { clientId: stored('client_BDX_company_id'), carrierId: stored('client_BDX_client_id') };
  return carrierSession({ token, ...ids }, Number(stored('portal_BDX_clock')));
}

/** Without its ids a token is no session: no call could be made, and staff would look like administrators. */
export function isWhole(session: AnySession): boolean {
  if (!('userId' in session)) return session.carrierId !== '';
  return session.userId !== '' && session.clientId !== '' && readStored('login_type') !== undefined;
}

/** Keeps how wrong this computer's clock is, for as long as the session that shows it. */
function writeClock(key: 'portal_clock' | 'portal_BDX_clock', { clockMs }: AnySession): void {
  if (clockMs) writeStored(key, String(clockMs));
  else removeStored(key);
}

/** Writes a session where other tabs find it, the token last. */
export function writeSession({ area, session }: AreaSession): void {
  if (area === 'admin') {
    writeStored('user_id', String(session.userId));
    writeStored('client_id', String(session.clientId));
    writeStored('login_type', session.loginType);
    writeStored('Client_Type', session.clientType);
    writeClock('portal_clock', session);
    writeStored('user_token', session.token);
  } else {
    writeStored('client_BDX_client_id', String(session.carrierId));
    writeStored('client_BDX_company_id', String(session.clientId));
    writeClock('portal_BDX_clock', session);
    writeStored('client_user_BDX_token', session.token);
  }
}

/** Removes what storage holds of an area's session, the token first. */
export function removeSession(area: SessionArea): void {
  removeStored(...keysOf[area]);
}

/** Removes what else a user of the area left in storage. */
export function removeLeftovers(area: SessionArea): void {
  if (area === 'admin')
    removeStored('menuactive', 'submenuactive', 'program_id', 'programname', ...personalKeys);
}

/**
 * What a tab keeps of people may hold names: it ends with the session, however and in whichever tab it ended. A tab that
 * comes back, from another site or closed and reopened, brings its storage back, and may meet another user's session.
 * @param user who is signed in to the administration, as `userOf` names them
 */
export function keepPersonal(user: string | undefined): void {
  const owner = stored('portal_personal_owner');
  if (user !== undefined && owner === user) return;
  // What has no owner was put there by another program, since each session begins with one.
  if (user === undefined || owner !== '') removeStored(...personalKeys);
  if (user !== undefined) writeStored('portal_personal_owner', user);
}
