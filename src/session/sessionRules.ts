import { expiresAt, tokenState, type TokenState } from '@/domain/access/token';
import { clockDifference } from '@/domain/clockDifference';
import { idFromStorage } from '@/domain/records/ids';
import type { Id } from '@/domain/records/scalars';

/** The sessions of both areas, and the user of a session. */

export type SessionArea = 'admin' | 'bdx';

interface Session {
  readonly token: string;
  /** How far the server's clock is ahead of this computer's, in milliseconds; left out where they agree. */
  readonly clockMs?: number;
}

export interface AdminSession extends Session {
  readonly userId: Id;
  /** Scopes every screen. */
  readonly clientId: Id;
  readonly loginType: string;
  /** Empty until the client record is known. */
  readonly clientType: string;
}

export interface CarrierSession extends Session {
  /** The client company, sent as `client_id`. */
  readonly clientId: Id;
  /** The carrier, sent as `career_id`. */
  readonly carrierId: Id;
}

export type AnySession = AdminSession | CarrierSession;

/** A session together with its area. */
export type AreaSession =
  | { readonly area: 'admin'; readonly session: AdminSession }
  | { readonly area: 'bdx'; readonly session: CarrierSession };

/**
 * Why there is no session: there never was one on this page, it expired, the server refused its token, or the user signed
 * out.
 */
export type Absence = 'missing' | 'expired' | 'refused' | 'signedOut';

/** Whether a session ended without an action of its user, who may sign in again and continue. */
export function endedByItself(absence: Absence): boolean {
  return absence === 'expired' || absence === 'refused';
}

/** login_type 4 is client staff; any other is a client admin (ROLE-01, ROLE-05). */
export function isStaff({ loginType }: Pick<AdminSession, 'loginType'>): boolean {
  return loginType === '4';
}

/**
 * The user of a session, as one text. The ids of staff and of administrators come from two tables, so the text includes
 * the kind of login. It does not include a carrier's client company, which may become known only after the sign-in.
 */
export function userKey(session: AnySession): string {
  // Ids are read from storage as numbers, although the server may have sent texts.
  if (!('userId' in session)) return JSON.stringify(['bdx', String(session.carrierId)]);
  const { userId, clientId } = session;
  return JSON.stringify([isStaff(session) ? 'staff' : 'admin', String(userId), String(clientId)]);
}

/** Whether a session's token is live by the server's time, as far as that is known. */
export function sessionTokenState({ token, clockMs = 0 }: Session, now: number): TokenState {
  return tokenState(token, new Date(now + clockMs));
}

/** When a session ends, by this computer's clock in milliseconds since 1970; Infinity where it has no end. */
export function sessionEnd({ token, clockMs = 0 }: Session): number {
  return (expiresAt(token) ?? 0) - clockMs;
}

/**
 * Whether this computer's clock is so wrong that a live session would count as expired: then dates that the page fills in
 * are wrong too.
 */
export function isClockWrong({ token, clockMs }: Session): boolean {
  return clockMs !== undefined && tokenState(token, new Date()) === 'expired';
}

/** The values of a session that must be equal in storage; not the client's type, which may be read later */
export function sessionIdentity(session: AnySession): string {
  return JSON.stringify({ ...session, clientType: undefined, clockMs: undefined });
}

function clock(clockMs: number): Pick<Session, 'clockMs'> {
  return clockMs ? { clockMs } : {};
}

/** The session of an administrator or a staff member. Ids that look like numbers become numbers. */
export function adminSession(session: AdminSession, clockMs: number): AreaSession {
  const { token, userId, clientId, loginType, clientType } = session;
  const ids = { userId: idFromStorage(String(userId)), clientId: idFromStorage(String(clientId)) };
  return { area: 'admin', session: { token, ...ids, loginType, clientType, ...clock(clockMs) } };
}

/** The session of a carrier or client BDX user. */
export function carrierSession(session: CarrierSession, clockMs: number): AreaSession {
  const company = String(session.clientId);
  const clientId = idFromStorage(company);
  // The company may become known only after the sign-in. A company that is no id makes the session invalid.
  const isInvalid = company !== '' && clientId === '';
  const carrierId = isInvalid ? '' : idFromStorage(String(session.carrierId));
  return { area: 'bdx', session: { token: session.token, clientId, carrierId, ...clock(clockMs) } };
}

/** A session whose token has just been issued: it shows how wrong this computer's clock is. */
export function freshSession({ area, session }: AreaSession): AreaSession {
  const clockMs = clockDifference(session.token, new Date());
  return area === 'admin' ? adminSession(session, clockMs) : carrierSession(session, clockMs);
}
