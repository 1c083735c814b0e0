import { idFromStorage } from '@/domain/records/ids';
import { Listeners } from '@/domain/values/listeners';
import type { Id } from '@/domain/records/scalars';
import { expiresAt, tokenState, type TokenState } from '@/domain/access/token';
import { onOtherTab, readStored, removeStored, writeStored, type LocalKey, type StorageKey } from './storage';

/**
 * Who is signed in, for both areas, kept apart. The identity is bound in memory at start or sign-in; storage carries
 * it across reloads and tabs.
 */

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

type AnySession = AdminSession | CarrierSession;

/** Why there is no session: there never was one on this page, its time ran out, or somebody signed out. */
export type Absence = 'missing' | 'expired' | 'signedOut';

export interface Sessions {
  readonly admin: AdminSession | undefined;
  readonly bdx: CarrierSession | undefined;
  readonly adminAbsence: Absence;
  readonly bdxAbsence: Absence;
  /** Whose work an expired session left behind, as `userOf` names them; offered back to the same user. */
  readonly expiredUser: string | undefined;
  /** The same for the carrier and client BDX screens. */
  readonly expiredCarrier: string | undefined;
  /** The area in which another user, who signed in in another tab, has replaced the one that this tab showed. */
  readonly takenOver: SessionArea | undefined;
}

// The token is first, so that it is removed first; it is written last. Another tab never finds it without its ids.
const adminKeys = [
  'user_token',
  'user_id',
  'client_id',
  'login_type',
  'Client_Type',
  'portal_clock',
] as const;
/** What a tab keeps of people: the customer that was chosen, the records that were opened, and which user did that. */
const personal = ['selectedDataArray', 'portal_recent_records', 'portal_personal_owner'] as const;
const adminLeftovers = ['menuactive', 'submenuactive', 'program_id', 'programname', ...personal] as const;
const bdxKeys = [
  'client_user_BDX_token',
  'client_BDX_client_id',
  'client_BDX_company_id',
  'portal_BDX_clock',
] as const;
const watchedKeys: readonly LocalKey[] = [...adminKeys, ...bdxKeys];

/** A laptop that slept has run no timer meanwhile. */
const wakingEvents = ['pageshow', 'focus', 'online'] as const;

/** The longest delay that a timer takes. */
const maxTimerMs = 2 ** 31 - 1;

const signedOut: Sessions = {
  admin: undefined,
  bdx: undefined,
  adminAbsence: 'missing',
  bdxAbsence: 'missing',
  expiredUser: undefined,
  expiredCarrier: undefined,
  takenOver: undefined,
};

const unknownUsers = { admin: undefined, bdx: undefined };

export type ClockKey = 'portal_clock' | 'portal_BDX_clock';

let sessions = signedOut;
/** Whose session this page showed last in each area. */
let lastUsers: Readonly<Record<SessionArea, string | undefined>> = unknownUsers;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Listeners();

function stored(key: StorageKey): string {
  return readStored(key) ?? '';
}

function storedClock(key: ClockKey): Pick<Session, 'clockMs'> {
  const clockMs = Number(stored(key));
  return clockMs ? { clockMs } : {};
}

function storedAdmin(): AdminSession {
  return {
    token: stored('user_token'),
    userId: idFromStorage(stored('user_id')),
    clientId: idFromStorage(stored('client_id')),
    loginType: stored('login_type'),
    clientType: stored('Client_Type'),
    ...storedClock('portal_clock'),
  };
}

function storedCarrier(): CarrierSession {
  const company = stored('client_BDX_company_id');
  const clientId = idFromStorage(company);
  // The company may become known only after the sign-in. One that is stored without a meaning makes this no session.
  const isMeaningless = company !== '' && clientId === '';
  return {
    token: stored('client_user_BDX_token'),
    clientId,
    carrierId: isMeaningless ? '' : idFromStorage(stored('client_BDX_client_id')),
    ...storedClock('portal_BDX_clock'),
  };
}

/** login_type 4 is client staff; any other is a client admin (ROLE-01, ROLE-05). */
export function isStaff({ loginType }: AdminSession): boolean {
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

/** Who is signed in to an area, as `userOf` names them; undefined without a session. */
export function signedInUser(
  area: SessionArea,
  { [area]: session }: Pick<Sessions, SessionArea> = sessions,
): string | undefined {
  return session && userOf(session);
}

export function currentSessions(): Sessions {
  return sessions;
}

export const onSessionChange = listeners.subscribe;

function showed(area: SessionArea, user: string | undefined): void {
  lastUsers = { ...lastUsers, [area]: user };
}

/**
 * What a tab keeps of people may hold names: it ends with the session, however and in whichever tab it ended. A tab that
 * comes back, from another site or closed and reopened, brings its storage back, and may meet another user's session.
 */
function keepPersonal(): void {
  const user = signedInUser('admin');
  const owner = stored('portal_personal_owner');
  if (user !== undefined && owner === user) return;
  // What has no owner was put there by another program, since each session begins with one.
  if (user === undefined || owner !== '') removeStored(...personal);
  if (user !== undefined) writeStored('portal_personal_owner', user);
}

function set(next: Partial<Sessions>): void {
  sessions = { ...sessions, ...next };
  keepPersonal();
  schedule();
  listeners.notify();
}

/** The server's time, as far as it is known. */
function serverTime({ clockMs = 0 }: Session): number {
  return Date.now() + clockMs;
}

/** When the session of an area ends, by this computer's clock; undefined without one, Infinity where it has no end. */
export function sessionEnd(area: SessionArea): number | undefined {
  const session = sessions[area];
  return session && (expiresAt(session.token) ?? 0) - (session.clockMs ?? 0);
}

function schedule(): void {
  clearTimeout(timer);
  const end = Math.min(sessionEnd('admin') ?? Infinity, sessionEnd('bdx') ?? Infinity);
  if (end === Infinity) return;
  // One more millisecond: a token is expired when its end is earlier than now.
  timer = setTimeout(checkSessions, Math.min(Math.max(0, end - Date.now()) + 1, maxTimerMs));
}

function stateOf(session: Session): TokenState {
  return tokenState(session.token, new Date(serverTime(session)));
}

/** Without its ids a token is no session: no call could be made, and staff would look like administrators. */
function isWhole(session: AnySession): boolean {
  if (!('userId' in session)) return session.carrierId !== '';
  return session.userId !== '' && session.clientId !== '' && readStored('login_type') !== undefined;
}

/** A session that came from another tab, and whether it is another user's than this tab showed last. */
function adopt(area: SessionArea, session: AnySession): Partial<Sessions> {
  const before = lastUsers[area];
  const user = userOf(session);
  showed(area, user);
  return { [area]: session, ...(before !== undefined && before !== user && { takenOver: area }) };
}

const areas = {
  admin: { read: storedAdmin, keys: adminKeys, absence: 'adminAbsence', expired: 'expiredUser' },
  bdx: { read: storedCarrier, keys: bdxKeys, absence: 'bdxAbsence', expired: 'expiredCarrier' },
} as const;

/** No session in an area any more. `expired` is the user whose time ran out, if it did. */
function without(area: SessionArea, absence: Absence, expired: string | undefined): Partial<Sessions> {
  const names = areas[area];
  return { [area]: undefined, [names.absence]: absence, [names.expired]: expired, takenOver: undefined };
}

/** What has changed in an area: nothing, or storage holds another session than this page, or none. */
function check(area: SessionArea): Partial<Sessions> {
  const { read, keys } = areas[area];
  const before = sessions[area];
  const found = read();
  const state = stateOf(found);
  if (state === 'live' && isWhole(found)) {
    return JSON.stringify(before) === JSON.stringify(found) ? {} : adopt(area, found);
  }
  if (state === 'expired') removeStored(...keys);
  else if (!before) return {};
  // The one in storage ran out, or that of this page: another tab may have seen its end first and removed it.
  const ended = [found, before].find((session) => session && stateOf(session) === 'expired');
  return without(area, ended ? 'expired' : 'signedOut', ended && userOf(ended));
}

/**
 * Compares memory with storage and the clock: on load, on navigation, by timer, when the page is seen again, and when the
 * computer or its network wakes up.
 */
export function checkSessions(): void {
  const changes = { ...check('admin'), ...check('bdx') };
  if (Object.keys(changes).length > 0) set(changes);
  else schedule();
}

/** Reads the sessions and keeps them true while the page lives. Returns how to stop. */
export function watchSessions(): () => void {
  sessions = signedOut;
  lastUsers = unknownUsers;
  checkSessions();
  keepPersonal();
  const recheck = (): void => {
    if (document.visibilityState === 'visible') checkSessions();
  };
  const stopTabs = onOtherTab(watchedKeys, checkSessions);
  for (const type of wakingEvents) window.addEventListener(type, recheck);
  document.addEventListener('visibilitychange', recheck);
  return () => {
    stopTabs();
    clearTimeout(timer);
    for (const type of wakingEvents) window.removeEventListener(type, recheck);
    document.removeEventListener('visibilitychange', recheck);
  };
}

/** The client's type, once its record has been read: the login answer need not carry it. */
export function rememberClientType(clientType: string): void {
  if (!isIntact('admin') || !sessions.admin || sessions.admin.clientType === clientType) return;
  writeStored('Client_Type', clientType);
  set({ admin: { ...sessions.admin, clientType } });
}

/** The carrier record's client company: the sign-in may not have read it, and an older session may hold another. */
export function rememberCarrierClient(clientId: Id): void {
  if (!isIntact('bdx') || String(sessions.bdx?.clientId) === String(clientId)) return;
  writeStored('client_BDX_company_id', String(clientId));
  set({ bdx: storedCarrier() });
}

/**
 * Whether this computer's clock is so wrong that the area's live session would count as expired by it: then dates that are
 * filled in are wrong too.
 */
export function isClockWrong(area: SessionArea): boolean {
  const session = sessions[area];
  return session?.clockMs !== undefined && tokenState(session.token, new Date()) === 'expired';
}

/** The user has read that another one's session is in this tab. */
export function dismissTakeover(): void {
  set({ takenOver: undefined });
}

/** Removes what storage holds of the last session of an area, the token first. */
export function removeSession(area: SessionArea): void {
  removeStored(...areas[area].keys);
  if (area === 'admin') removeStored(...adminLeftovers);
}

/** Takes the session that this page has just written: a sign-in here is no takeover. */
export function beginSession(area: SessionArea): void {
  const session = areas[area].read();
  showed(area, userOf(session));
  set({ [area]: session, [areas[area].expired]: undefined, takenOver: undefined });
}

/** Signs one area out, here and in every other tab; the other area's session stays. */
export function signOut(area: SessionArea, absence: Absence = 'signedOut'): void {
  if (absence === 'signedOut') showed(area, undefined);
  const expired = absence === 'expired' ? signedInUser(area) : undefined;
  if (absence === 'expired') removeStored(...areas[area].keys);
  else removeSession(area);
  set(without(area, absence, expired));
}

/** What a session and its storage have to agree on; a client's type may be known later. */
function identityOf(session: AnySession): string {
  return JSON.stringify({ ...session, clientType: undefined, clockMs: undefined });
}

/** Whether the session of this page is live and storage still holds its identity. */
export function isIntact(area: SessionArea): boolean {
  const memory = sessions[area];
  if (!memory) return false;
  const isOwn = stateOf(memory) === 'live' && identityOf(memory) === identityOf(areas[area].read());
  if (!isOwn) checkSessions();
  return isOwn;
}
