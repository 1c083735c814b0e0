import { clockDifference } from '@/domain/clockDifference';
import {
  beginSession,
  checkSessions,
  currentSessions,
  removeSession,
  signedInUser,
  type AdminSession,
  type CarrierSession,
  type ClockKey,
  type SessionArea,
} from './session';
import { removeStored, writeStored } from './storage';

/** How a session gets into storage. */

/** Keeps how wrong this computer's clock is, for as long as the session that shows it. */
function writeClock(key: ClockKey, token: string): void {
  const difference = clockDifference(token, new Date());
  if (difference) writeStored(key, String(difference));
  else removeStored(key);
}

/** Writes a session where other tabs find it, the token last. */
function writeAdmin(session: AdminSession): void {
  writeStored('user_id', String(session.userId));
  writeStored('client_id', String(session.clientId));
  writeStored('login_type', session.loginType);
  writeStored('Client_Type', session.clientType);
  writeClock('portal_clock', session.token);
  writeStored('user_token', session.token);
}

function writeCarrier(session: CarrierSession): void {
  writeStored('client_BDX_client_id', String(session.carrierId));
  writeStored('client_BDX_company_id', String(session.clientId));
  writeClock('portal_BDX_clock', session.token);
  writeStored('client_user_BDX_token', session.token);
}

/** Starts the session of an administrator or a member of staff, in place of the one before. */
export function startAdminSession(session: AdminSession): void {
  removeSession('admin');
  writeAdmin(session);
  beginSession('admin');
}

/** The same for a carrier or client BDX user. */
export function startCarrierSession(session: CarrierSession): void {
  removeSession('bdx');
  writeCarrier(session);
  beginSession('bdx');
}

/**
 * A user has signed in again: the new token takes the place of the old one, here and in other tabs. False, and nothing is
 * written, where memory or storage name another user by now, or none.
 * @param user the user who signed in again, as `userOf` names them
 */
export function renewSession(area: SessionArea, user: string, token: string): boolean {
  // Another tab may have changed storage a moment ago. After this, memory is what storage says.
  checkSessions();
  const { admin, bdx } = currentSessions();
  if (signedInUser(area) !== user) return false;
  // The ids too, so that no other tab's writing at the same time can mix with this token.
  if (area === 'admin' && admin) writeAdmin({ ...admin, token });
  if (area === 'bdx' && bdx) writeCarrier({ ...bdx, token });
  checkSessions();
  return true;
}
