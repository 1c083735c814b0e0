import {
  adminSession,
  carrierSession,
  type AnySession,
  type AreaSession,
  type SessionArea,
} from './sessionRules';
import {
  isInMemoryOnly,
  readStored,
  removeStored,
  writeStored,
  type LocalKey,
  type StorageKey,
} from '@/browser/storage';

/** Sessions in localStorage, where a reload and the other tabs find them. */

// The token is removed first and written last, so that another tab never finds it without its ids.
const areaKeys = {
  admin: ['user_token', 'user_id', 'client_id', 'login_type', 'Client_Type', 'portal_clock'],
  bdx: ['client_user_BDX_token', 'client_BDX_client_id', 'client_BDX_company_id', 'portal_BDX_clock'],
} as const;

export const sessionKeys: readonly LocalKey[] = [...areaKeys.admin, ...areaKeys.bdx];

/** Personal data in the tab's storage, and the user whose they are. */
const personalKeys = [
  'selectedDataArray',
  'portal_recent_records',
  'portal_receipt',
  'portal_personal_owner',
] as const;

function stored(key: StorageKey): string {
  return readStored(key) ?? '';
}

/** Reads the session of an area from storage; its values are blank where storage has none. */
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

/** Whether a session has its ids: without them no call can be sent, and staff would look like administrators. */
export function isWhole(session: AnySession): boolean {
  if (!('userId' in session)) return session.carrierId !== '';
  return session.userId !== '' && session.clientId !== '' && readStored('login_type') !== undefined;
}

/** Stores the difference to the server's clock, for as long as the session is stored. */
function writeClock(key: 'portal_clock' | 'portal_BDX_clock', { clockMs }: AnySession): void {
  if (clockMs) writeStored(key, String(clockMs));
  else removeStored(key);
}

/** Writes a session to storage, the token last. */
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

/** Whether the session of an area ends with the page, because the browser did not store its token. */
export function endsWithPage(area: SessionArea): boolean {
  return isInMemoryOnly(areaKeys[area][0]);
}

/** Removes the session of an area from storage, the token first. */
export function removeSession(area: SessionArea): void {
  removeStored(...areaKeys[area]);
}

/** Removes everything else that a user of the area has in storage. */
export function removeLeftovers(area: SessionArea): void {
  if (area === 'admin')
    removeStored('menuactive', 'submenuactive', 'program_id', 'programname', ...personalKeys);
}

/**
 * Removes the personal data of another user from the tab's storage, and marks the storage as this user's. A tab that is
 * reopened brings its storage back, although another user may be signed in by then.
 * @param user the user of the administration, as `userKey` returns it; undefined without a session
 */
export function assignPersonalData(user: string | undefined): void {
  const owner = stored('portal_personal_owner');
  if (user !== undefined && owner === user) return;
  // Data without an owner was written by another program: it stays for the user who signs in.
  if (user === undefined || owner !== '') removeStored(...personalKeys);
  if (user !== undefined) writeStored('portal_personal_owner', user);
}
