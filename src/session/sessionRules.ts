import { expiresAt, tokenState, type TokenState } from '@/domain/access/token';
import { clockDifference } from '@/domain/clockDifference';
import { idFromStorage } from '@/domain/records/ids';
import type { Id } from '@/domain/records/scalars';

/** What a session is, and who its user is. */

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

/** Why there is no session: there never was one on this page, its time ran out, or somebody signed out. */
export type Absence = 'missing' | 'expired' | 'signedOut';

/** login_type 4 is client staff; any other is a client admin (ROLE-01, ROLE-05). */
export function isStaff({ loginType }: Pick<AdminSession, 'loginType'>): boolean {
  return loginType === '4';
}

/**
 * Who a session's user is. The ids of staff and of administrators come from two tables, so the kind of login belongs to them.
 * A carrier's client company does not: it may become known only after the sign-in.
 */
export function userOf(session: AnySession): string {
  // Storage gives ids back as numbers where the server may have sent texts.
  if (!('userId' in session)) return JSON.stringify(['bdx', String(session.carrierId)]);
  const { userId, clientId } = session;
  return JSON.stringify([isStaff(session) ? 'staff' : 'admin', String(userId), String(clientId)]);
}

/** Whether a session's token is live by the server's time, as far as that is known. */
export function stateOf({ token, clockMs = 0 }: Session, now: number): TokenState {
  return tokenState(token, new Date(now + clockMs));
}

/** When a session ends, by this computer's clock in milliseconds since 1970; Infinity where it has no end. */
export function endOf({ token, clockMs = 0 }: Session): number {
  return (expiresAt(token) ?? 0) - clockMs;
}

/**
 * Whether this computer's clock is so wrong that a live session would count as expired by it: then dates that are filled in
 * are wrong too.
 */
export function isClockWrong({ token, clockMs }: Session): boolean {
  return clockMs !== undefined && tokenState(token, new Date()) === 'expired';
}

/** What a session and its storage have to agree on; a client's type may be known later. */
export function identityOf(session: AnySession): string {
  return JSON.stringify({ ...session, clientType: undefined, clockMs: undefined });
}

function clock(clockMs: number): Pick<Session, 'clockMs'> {
  return clockMs ? { clockMs } : {};
}

/** The session of an administrator or a member of staff; ids become numbers where they are some. */
export function adminSession(given: AdminSession, clockMs: number): AreaSession {
  const { token, userId, clientId, loginType, clientType } = given;
  const ids = { userId: idFromStorage(String(userId)), clientId: idFromStorage(String(clientId)) };
  return { area: 'admin', session: { token, ...ids, loginType, clientType, ...clock(clockMs) } };
}

/** The session of a carrier or client BDX user. */
export function carrierSession(given: CarrierSession, clockMs: number): AreaSession {
  const company = String(given.clientId);
  const clientId = idFromStorage(company);
  // The company may become known only after the sign-in. One that is given without a meaning makes this no session.
  const isMeaningless = company !== '' && clientId === '';
  const carrierId = isMeaningless ? '' : idFromStorage(String(given.carrierId));
  return { area: 'bdx', session: { token: given.token, clientId, carrierId, ...clock(clockMs) } };
}

/** A session whose token has just been issued: it shows how wrong this computer's clock is. */
export function freshSession(given: AreaSession): AreaSession {
  const clockMs = clockDifference(given.session.token, new Date());
  return given.area === 'admin'
    ? adminSession(given.session, clockMs)
    : carrierSession(given.session, clockMs);
}
