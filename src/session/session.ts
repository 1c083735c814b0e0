import { idFromRoute } from '@/domain/ids';
import type { Id } from '@/domain/records/scalars';
import { expiresAt, tokenState } from '@/domain/token';
import { onOtherTab, readStored, removeStored, writeStored, type LocalKey, type StorageKey } from './storage';

/**
 * Who is signed in, for both areas, kept apart. The identity is bound in memory at start or sign-in; storage carries
 * it across reloads and tabs. Plain TypeScript: the login page needs it before the store has arrived.
 */

export type SessionArea = 'admin' | 'bdx';

export interface AdminSession {
  readonly token: string;
  readonly userId: Id;
  /** Scopes every screen. */
  readonly clientId: Id;
  readonly loginType: string;
  /** Empty until the client record is known. */
  readonly clientType: string;
}

export interface CarrierSession {
  readonly token: string;
  /** The client company, sent as `client_id`. */
  readonly clientId: Id;
  /** The carrier, sent as `career_id`. */
  readonly carrierId: Id;
}

/** Why there is no session: there never was one on this page, its time ran out, or somebody signed out. */
export type Absence = 'missing' | 'expired' | 'signedOut';

export interface Sessions {
  readonly admin: AdminSession | undefined;
  readonly bdx: CarrierSession | undefined;
  readonly adminAbsence: Absence;
  readonly bdxAbsence: Absence;
  /** Whose work an expired session left behind; offered back to the same user. */
  readonly expiredUser: Id | undefined;
  /** The same for the carrier and client BDX screens. */
  readonly expiredCarrier: Id | undefined;
}

const adminKeys = ['user_token', 'user_id', 'client_id', 'login_type', 'Client_Type'] as const;
const adminLeftovers = [
  'menuactive',
  'submenuactive',
  'program_id',
  'programname',
  'selectedDataArray',
] as const;
const bdxKeys = ['client_user_BDX_token', 'client_BDX_client_id', 'client_BDX_company_id'] as const;
const watchedKeys: readonly LocalKey[] = ['user_token', 'user_id', 'client_id', ...bdxKeys];

/** The longest delay that a timer takes. */
const longestDelayMs = 2 ** 31 - 1;

const nobody: Sessions = {
  admin: undefined,
  bdx: undefined,
  adminAbsence: 'missing',
  bdxAbsence: 'missing',
  expiredUser: undefined,
  expiredCarrier: undefined,
};

let sessions = nobody;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function stored(key: StorageKey): string {
  return readStored(key) ?? '';
}

function storedAdmin(): AdminSession {
  return {
    token: stored('user_token'),
    userId: idFromRoute(stored('user_id')),
    clientId: idFromRoute(stored('client_id')),
    loginType: stored('login_type'),
    clientType: stored('Client_Type'),
  };
}

function storedCarrier(): CarrierSession {
  return {
    token: stored('client_user_BDX_token'),
    clientId: idFromRoute(stored('client_BDX_company_id')),
    carrierId: idFromRoute(stored('client_BDX_client_id')),
  };
}

export function currentSessions(): Sessions {
  return sessions;
}

export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function set(next: Partial<Sessions>): void {
  sessions = { ...sessions, ...next };
  schedule();
  for (const listener of [...listeners]) listener();
}

function schedule(): void {
  clearTimeout(timer);
  const ends = [sessions.admin?.token, sessions.bdx?.token]
    .map((token) => (token === undefined ? Infinity : (expiresAt(token) ?? 0)))
    .filter(Number.isFinite);
  if (ends.length === 0) return;
  // One more millisecond: a token is expired when its end is earlier than now.
  const delay = Math.max(0, Math.min(...ends) - Date.now()) + 1;
  timer = setTimeout(checkSessions, Math.min(delay, longestDelayMs));
}

/**
 * The session that ran out, if one did: the one in storage, or that of this page where another tab has seen its end
 * first and removed it.
 */
function runOut<Session extends { readonly token: string }>(
  found: Session,
  before: Session | undefined,
  now: Date,
): Session | undefined {
  return [found, before].find((session) => session && tokenState(session.token, now) === 'expired');
}

function checkAdmin(now: Date): Partial<Sessions> {
  const found = storedAdmin();
  const before = sessions.admin;
  const state = tokenState(found.token, now);
  if (state === 'live') {
    const isSame = before && JSON.stringify(before) === JSON.stringify(found);
    return isSame ? {} : { admin: found };
  }
  if (state === 'expired') removeStored(...adminKeys);
  else if (!before) return {};
  const ended = runOut(found, before, now);
  return { admin: undefined, adminAbsence: ended ? 'expired' : 'signedOut', expiredUser: ended?.userId };
}

function checkCarrier(now: Date): Partial<Sessions> {
  const found = storedCarrier();
  const before = sessions.bdx;
  const state = tokenState(found.token, now);
  if (state === 'live') {
    const isSame = before && JSON.stringify(before) === JSON.stringify(found);
    return isSame ? {} : { bdx: found };
  }
  if (state === 'expired') removeStored(...bdxKeys);
  else if (!before) return {};
  const ended = runOut(found, before, now);
  return { bdx: undefined, bdxAbsence: ended ? 'expired' : 'signedOut', expiredCarrier: ended?.carrierId };
}

/** Holds memory against storage and the clock: on load, on navigation, by timer, and when the page is seen again. */
export function checkSessions(): void {
  const now = new Date();
  const changes = { ...checkAdmin(now), ...checkCarrier(now) };
  if (Object.keys(changes).length > 0) set(changes);
  else schedule();
}

/** Reads the sessions and keeps them true while the page lives. Returns how to stop. */
export function watchSessions(): () => void {
  sessions = nobody;
  checkSessions();
  const recheck = (): void => {
    if (document.visibilityState === 'visible') checkSessions();
  };
  const stopTabs = onOtherTab(watchedKeys, checkSessions);
  window.addEventListener('pageshow', recheck);
  document.addEventListener('visibilitychange', recheck);
  return () => {
    stopTabs();
    clearTimeout(timer);
    window.removeEventListener('pageshow', recheck);
    document.removeEventListener('visibilitychange', recheck);
  };
}

export function startAdminSession(session: AdminSession): void {
  removeStored(...adminLeftovers);
  writeStored('user_token', session.token);
  writeStored('user_id', String(session.userId));
  writeStored('client_id', String(session.clientId));
  writeStored('login_type', session.loginType);
  writeStored('Client_Type', session.clientType);
  set({ admin: storedAdmin(), expiredUser: undefined });
}

/** The client's type, once its record has been read: the login answer need not carry it. */
export function rememberClientType(clientType: string): void {
  if (!sessions.admin || sessions.admin.clientType === clientType) return;
  writeStored('Client_Type', clientType);
  set({ admin: { ...sessions.admin, clientType } });
}

export function startCarrierSession(session: CarrierSession): void {
  writeStored('client_user_BDX_token', session.token);
  writeStored('client_BDX_client_id', String(session.carrierId));
  writeStored('client_BDX_company_id', String(session.clientId));
  set({ bdx: storedCarrier(), expiredCarrier: undefined });
}

/** The carrier record's client company: the sign-in may not have read it, and an older session may hold another. */
export function rememberCarrierClient(clientId: Id): void {
  if (!sessions.bdx || String(sessions.bdx.clientId) === String(clientId)) return;
  startCarrierSession({ ...sessions.bdx, clientId });
}

/** Signs one area out, here and in every other tab; the other area's session stays. */
export function signOut(area: SessionArea, absence: Absence = 'signedOut'): void {
  if (area === 'admin') {
    const expiredUser = absence === 'expired' ? sessions.admin?.userId : undefined;
    removeStored(...adminKeys, ...(absence === 'expired' ? [] : adminLeftovers));
    set({ admin: undefined, adminAbsence: absence, expiredUser });
  } else {
    const expiredCarrier = absence === 'expired' ? sessions.bdx?.carrierId : undefined;
    removeStored(...bdxKeys);
    set({ bdx: undefined, bdxAbsence: absence, expiredCarrier });
  }
}

/** Whether storage still holds the identity that this page works for. */
export function isIntact(area: SessionArea): boolean {
  const [memory, disk] = area === 'admin' ? [sessions.admin, storedAdmin()] : [sessions.bdx, storedCarrier()];
  if (!memory) return false;
  const agrees = memory.token === disk.token && String(memory.clientId) === String(disk.clientId);
  if (!agrees) checkSessions();
  return agrees;
}
