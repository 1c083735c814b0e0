import { clearAllListeners, type UnknownAction } from '@reduxjs/toolkit';
import { makeStore } from '@/app/store';
import type { Id } from '@/domain/records/scalars';
import type { AppThunk } from '@/redux';
import { signInAs } from '@/testing/harness/signIns';
import { tokenUntil } from '@/testing/builders/tokens';
import * as listeners from './sessionListeners';
import type { AdminSession, CarrierSession, SessionArea } from './sessionRules';
import * as slice from './sessionSlice';

// `addDatabaseListeners` sets a timer of its own.
jest.mock('@/app/tidyDatabases', () => ({ addDatabaseListeners: () => undefined }));

const minuteMs = 60_000;
const adminKeys = ['user_token', 'user_id', 'client_id', 'login_type', 'Client_Type'];
const bdxKeys = ['client_user_BDX_token', 'client_BDX_client_id', 'client_BDX_company_id'];
const leftovers = ['menuactive', 'submenuactive', 'program_id', 'programname'];

const adminUser = '["admin","3","7"]';
const staffUser = '["staff","12","7"]';
const carrierUser = '["bdx","31"]';

const token = tokenUntil(Date.now() + 60 * minuteMs);
const later = tokenUntil(Date.now() + 90 * minuteMs);
const dead = tokenUntil(Date.now() - minuteMs);

let store = makeStore();

/** Loads a new page. */
function open(): void {
  stop();
  store = makeStore();
  store.dispatch(listeners.sessionsRead());
}

/** The page is closed. */
function stop(): void {
  store.dispatch(clearAllListeners());
}

/** The sessions by area; the same object until one of them changes. */
const shown = new WeakMap<object, ReturnType<typeof flat>>();

function flat({ admin, bdx, takenOver }: ReturnType<typeof slice.selectSessions>) {
  return {
    admin: admin.session,
    bdx: bdx.session,
    adminAbsence: admin.absence,
    bdxAbsence: bdx.absence,
    expiredUser: admin.expiredUser,
    expiredCarrier: bdx.expiredUser,
    takenOver,
  };
}

function currentSessions(): ReturnType<typeof flat> {
  const sessions = slice.selectSessions(store.getState());
  const known = shown.get(sessions) ?? flat(sessions);
  shown.set(sessions, known);
  return known;
}

/** Calls back when something about the sessions has changed. */
function onSessionChange(changed: () => void): () => void {
  let before = slice.selectSessions(store.getState());
  return store.subscribe(() => {
    const now = slice.selectSessions(store.getState());
    if (now === before) return;
    before = now;
    changed();
  });
}

function dispatch(action: UnknownAction | AppThunk): void {
  store.dispatch(action as UnknownAction);
}

const checkSessions = (): void => dispatch(listeners.checkSessions());
const signOut = (area: SessionArea): void => dispatch(slice.signedOut(area));
const refuse = (area: SessionArea): void => dispatch(slice.sessionRefused(area));
const dismissTakeover = (): void => dispatch(slice.takeoverDismissed());
const rememberClientType = (type: string): void => dispatch(listeners.rememberClientType(type));
const rememberCarrierClient = (id: Id): void => dispatch(listeners.rememberCarrierClient(id));
const isIntact = (area: SessionArea): boolean => store.dispatch(listeners.isIntact(area));
const renewSession = (area: SessionArea, user: string, next: string): boolean =>
  store.dispatch(listeners.renewSession(area, user, next));
const startAdminSession = (session: AdminSession): void =>
  dispatch(slice.sessionStarted({ area: 'admin', session }));
const startCarrierSession = (session: CarrierSession): void =>
  dispatch(slice.sessionStarted({ area: 'bdx', session }));

function stored(keys: readonly string[]): (string | null)[] {
  return keys.map((key) => localStorage.getItem(key));
}

function inOtherTab(key: string | null): void {
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

function becomes(visibility: DocumentVisibilityState): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => {
  stop();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('GUARD-04 a page that is loaded without tokens has no session in either area', () => {
  open();
  expect(currentSessions()).toEqual({
    admin: undefined,
    bdx: undefined,
    adminAbsence: 'missing',
    bdxAbsence: 'missing',
    expiredUser: undefined,
    expiredCarrier: undefined,
  });
});

test('STORE-01 to STORE-05 STORE-12 STORE-17 STORE-18 both sessions are read from their keys on load', () => {
  signInAs('staff', token);
  signInAs('carrier', later);
  localStorage.setItem('client_BDX_client_id', '38');
  localStorage.setItem('client_id', 'c-9');
  open();
  expect(currentSessions().admin).toEqual({
    token,
    userId: 12,
    clientId: 'c-9',
    loginType: '4',
    clientType: '5',
  });
  expect(currentSessions().bdx).toEqual({ token: later, clientId: 7, carrierId: 38 });
});

test.each(['user_id', 'client_id', 'login_type', 'client_BDX_client_id'])(
  'STORE-02 to STORE-05 STORE-17 a token without %s is not a session, and stays in storage',
  (key) => {
    signInAs('staff', token);
    signInAs('carrier', token);
    localStorage.removeItem(key);
    open();
    const area = key === 'client_BDX_client_id' ? 'bdx' : 'admin';
    expect(currentSessions()).toMatchObject({ [area]: undefined, [`${area}Absence`]: 'missing' });
    expect(stored(['user_token', 'client_user_BDX_token'])).toEqual([token, token]);
  },
);

test.each(['user_id', 'client_id', 'client_BDX_client_id'])(
  'STORE-02 STORE-03 STORE-17 a session whose %s becomes blank in another tab has ended here',
  (key) => {
    signInAs('staff', token);
    signInAs('carrier', token);
    open();
    localStorage.setItem(key, '');
    inOtherTab(key);
    const area = key === 'client_BDX_client_id' ? 'bdx' : 'admin';
    expect(currentSessions()).toMatchObject({ [area]: undefined, [`${area}Absence`]: 'signedOut' });
  },
);

/** Every state of storage that another tab could read while something is done here. */
function statesDuring(action: () => void): Record<string, string>[] {
  const states: Record<string, string>[] = [];
  const { setItem, removeItem } = Storage.prototype;
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value): void {
    setItem.call(this, key, value);
    states.push({ ...localStorage });
  });
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(function (this: Storage, key): void {
    removeItem.call(this, key);
    states.push({ ...localStorage });
  });
  action();
  jest.restoreAllMocks();
  return states;
}

const someone = { token, userId: 5, clientId: 6, loginType: '4', clientType: '2' };
const someoneElse = { token: later, userId: 15, clientId: 16, loginType: '1', clientType: '1' };
const someCarrier = { token, carrierId: 8, clientId: 3 };
const anotherCarrier = { token: later, carrierId: 18, clientId: 13 };

test.each([
  ['a sign-in', (): void => undefined, (): void => startAdminSession(someone), 'admin', [someone]],
  [
    'a sign-in over another session',
    () => startAdminSession(someone),
    () => startAdminSession(someoneElse),
    'admin',
    [someone, someoneElse],
  ],
  ['a Logout', () => startAdminSession(someone), () => signOut('admin'), 'admin', [someone]],
  [
    'a carrier’s sign-in',
    (): void => undefined,
    () => startCarrierSession(someCarrier),
    'bdx',
    [someCarrier],
  ],
  [
    'a carrier’s sign-in over another session',
    () => startCarrierSession(someCarrier),
    () => startCarrierSession(anotherCarrier),
    'bdx',
    [someCarrier, anotherCarrier],
  ],
  ['a carrier’s Logout', () => startCarrierSession(someCarrier), () => signOut('bdx'), 'bdx', [someCarrier]],
] as const)(
  'STORE-19 during %s another tab finds a complete session or none',
  (_, before, action, area, whole) => {
    open();
    before();
    const states = statesDuring(action);
    expect(states.length).toBeGreaterThan(2);
    for (const state of states) {
      localStorage.clear();
      for (const [key, value] of Object.entries(state)) localStorage.setItem(key, value);
      checkSessions();
      expect([undefined, ...whole]).toContainEqual(currentSessions()[area]);
    }
  },
);

test('GUARD-05 GUARD-06 GUARD-09 on load an expired admin session is removed from storage; the carrier stays', () => {
  signInAs('carrier', token);
  signInAs('staff', dead);
  open();
  expect(currentSessions()).toMatchObject({
    admin: undefined,
    adminAbsence: 'expired',
    expiredUser: staffUser,
    bdx: { token },
    bdxAbsence: 'missing',
    expiredCarrier: undefined,
  });
  expect(stored(adminKeys)).toEqual([null, null, null, null, null]);
  expect(stored(bdxKeys)).toEqual([token, '31', '7']);
});

test('GUARD-08 GUARD-09 on load an expired carrier session is removed from storage; the administrator stays', () => {
  signInAs('admin', token);
  signInAs('carrier', dead);
  localStorage.setItem('client_BDX_client_id', '38');
  open();
  expect(currentSessions()).toMatchObject({
    bdx: undefined,
    bdxAbsence: 'expired',
    expiredCarrier: '["bdx","38"]',
    admin: { token },
    adminAbsence: 'missing',
    expiredUser: undefined,
  });
  expect(stored(bdxKeys)).toEqual([null, null, null]);
  expect(stored(adminKeys)).toEqual([token, '3', '7', '1', '5']);
});

test.each([
  ['GUARD-06', 'admin', 'adminAbsence', 'expiredUser', adminUser],
  ['GUARD-08', 'carrier', 'bdxAbsence', 'expiredCarrier', carrierUser],
] as const)('%s a session of %s ends exactly when its token expires', (_, who, absence, whose, id) => {
  jest.useFakeTimers();
  // An expiry counts in whole seconds.
  const end = Math.ceil(Date.now() / 1000) * 1000 + minuteMs;
  signInAs(who, tokenUntil(end));
  open();
  const news = jest.fn();
  const leave = onSessionChange(news);
  jest.advanceTimersByTime(end - Date.now());
  expect(currentSessions()[absence]).toBe('missing');
  expect(news).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(currentSessions()).toMatchObject({ [absence]: 'expired', [whose]: id });
  expect(news).toHaveBeenCalledTimes(1);
  leave();
});

test('GUARD-06 GUARD-08 two sessions end one after the other, each at its own time', () => {
  jest.useFakeTimers();
  signInAs('admin', tokenUntil(Date.now() + 5 * minuteMs));
  signInAs('carrier', tokenUntil(Date.now() + 2 * minuteMs));
  open();
  jest.advanceTimersByTime(3 * minuteMs);
  expect(currentSessions()).toMatchObject({ adminAbsence: 'missing', bdxAbsence: 'expired' });
  jest.advanceTimersByTime(3 * minuteMs);
  expect(currentSessions().adminAbsence).toBe('expired');
});

test('GUARD-05 a token that expires in a year or never is not ended by the overflow of a timer', () => {
  jest.useFakeTimers();
  signInAs('admin', tokenUntil(Date.now() + 365 * 24 * 60 * minuteMs));
  signInAs('carrier', tokenUntil());
  open();
  jest.advanceTimersByTime(30 * 24 * 60 * minuteMs);
  expect(currentSessions()).toMatchObject({ admin: { userId: 3 }, bdx: { carrierId: 31 } });
  jest.advanceTimersByTime(336 * 24 * 60 * minuteMs);
  expect(currentSessions()).toMatchObject({ adminAbsence: 'expired', bdx: { carrierId: 31 } });
});

test('GUARD-05 a session without an expiry sets no timer', () => {
  jest.useFakeTimers();
  open();
  // The databases are tidied a moment after the start.
  jest.advanceTimersByTime(50);
  expect(jest.getTimerCount()).toBe(0);
  startAdminSession({ token: tokenUntil(), userId: 3, clientId: 7, loginType: '1', clientType: '' });
  jest.advanceTimersByTime(50);
  expect(jest.getTimerCount()).toBe(0);
});

test('STORE-01 to STORE-11 LOGIN-09 a sign-in stores the session and removes the data of the last user', () => {
  open();
  for (const key of leftovers) localStorage.setItem(key, 'x');
  sessionStorage.setItem('selectedDataArray', 'x');
  startAdminSession({ token, userId: 5, clientId: 6, loginType: '4', clientType: '2' });
  expect(stored(adminKeys)).toEqual([token, '5', '6', '4', '2']);
  expect(stored(leftovers)).toEqual([null, null, null, null]);
  expect(sessionStorage.getItem('selectedDataArray')).toBeNull();
  expect(currentSessions()).toMatchObject({
    admin: { token, userId: 5, clientId: 6 },
    expiredUser: undefined,
  });
});

test('STORE-12 STORE-17 STORE-18 a carrier sign-in stores token, carrier and client company', () => {
  open();
  startCarrierSession({ token, carrierId: 8, clientId: 3 });
  expect(stored(bdxKeys)).toEqual([token, '8', '3']);
  expect(currentSessions().bdx).toEqual({ token, carrierId: 8, clientId: 3 });
});

test('GUARD-07 GUARD-08 the user of an expired session is forgotten when a user signs in', () => {
  signInAs('admin', dead);
  signInAs('carrier', dead);
  open();
  expect(currentSessions()).toMatchObject({ expiredUser: adminUser, expiredCarrier: carrierUser });
  startAdminSession({ token, userId: 5, clientId: 6, loginType: '4', clientType: '2' });
  startCarrierSession({ token, carrierId: 8, clientId: 3 });
  expect(currentSessions()).toMatchObject({ expiredUser: undefined, expiredCarrier: undefined });
});

test('STORE-05 Q-013 the client type is stored after it was read, but only during a session', () => {
  open();
  rememberClientType('2');
  expect(localStorage.getItem('Client_Type')).toBeNull();
  signInAs('admin', token);
  checkSessions();
  const news = jest.fn();
  const leave = onSessionChange(news);
  rememberClientType('5');
  expect(news).not.toHaveBeenCalled();
  rememberClientType('2');
  expect(news).toHaveBeenCalledTimes(1);
  expect(localStorage.getItem('Client_Type')).toBe('2');
  expect(currentSessions().admin).toMatchObject({ userId: 3, clientType: '2' });
  leave();
});

test('STORE-18 the carrier’s client company is corrected after its record was read', () => {
  open();
  rememberCarrierClient(3);
  expect(stored(bdxKeys)).toEqual([null, null, null]);
  signInAs('carrier', token);
  checkSessions();
  const before = currentSessions();
  rememberCarrierClient('7');
  expect(currentSessions()).toBe(before);
  rememberCarrierClient(3);
  expect(stored(bdxKeys)).toEqual([token, '31', '3']);
  expect(currentSessions().bdx).toEqual({ token, carrierId: 31, clientId: 3 });
});

test('SHELL-12 Logout of the administration clears its keys and leftovers and leaves the carrier signed in', () => {
  signInAs('admin', token);
  signInAs('carrier', token);
  open();
  for (const key of leftovers) localStorage.setItem(key, 'x');
  signOut('admin');
  expect(currentSessions()).toMatchObject({
    admin: undefined,
    adminAbsence: 'signedOut',
    expiredUser: undefined,
    bdx: { token },
    bdxAbsence: 'missing',
  });
  expect(stored([...adminKeys, ...leftovers])).toEqual(Array(9).fill(null));
});

test('GUARD-07 after a refused session its user is known, and the choices stay', () => {
  signInAs('staff', token);
  signInAs('carrier', token);
  open();
  localStorage.setItem('program_id', '4');
  refuse('admin');
  expect(currentSessions()).toMatchObject({
    adminAbsence: 'refused',
    expiredUser: staffUser,
    bdx: { token },
  });
  expect(stored(adminKeys)).toEqual(Array(5).fill(null));
  expect(localStorage.getItem('program_id')).toBe('4');
  refuse('bdx');
  expect(currentSessions()).toMatchObject({
    bdx: undefined,
    bdxAbsence: 'refused',
    expiredCarrier: carrierUser,
  });
});

test('GUARD-08 GUARD-09 Logout of the carrier clears its keys and leaves the administrator signed in', () => {
  signInAs('admin', token);
  signInAs('carrier', token);
  open();
  signOut('bdx');
  expect(currentSessions()).toMatchObject({
    bdx: undefined,
    bdxAbsence: 'signedOut',
    expiredCarrier: undefined,
    admin: { token },
  });
  expect(stored(bdxKeys)).toEqual([null, null, null]);
});

test('a refusal after the session has ended has no effect', () => {
  open();
  refuse('admin');
  refuse('bdx');
  expect(currentSessions()).toMatchObject({ expiredUser: undefined, expiredCarrier: undefined });
});

test.each([
  ['user_token', 'adminAbsence'],
  ['client_user_BDX_token', 'bdxAbsence'],
] as const)('GUARD-06 a sign-out in another tab (%s removed) signs this one out', (key, absence) => {
  signInAs('admin', token);
  signInAs('carrier', token);
  open();
  localStorage.removeItem(key);
  inOtherTab(key);
  expect(currentSessions()).toMatchObject({
    [absence]: 'signedOut',
    expiredUser: undefined,
    expiredCarrier: undefined,
  });
});

test.each([
  ['GUARD-07', 'staff', ['user_token', 'user_id'], 'adminAbsence', 'expiredUser', staffUser],
  ['GUARD-08', 'carrier', bdxKeys, 'bdxAbsence', 'expiredCarrier', carrierUser],
] as const)(
  '%s a session that another tab found expired first is expired here too, with its user',
  (_, who, keys, absence, whose, id) => {
    signInAs(who, tokenUntil(Date.now() + minuteMs));
    open();
    const after = Date.now() + 2 * minuteMs;
    jest.useFakeTimers({ now: after });
    for (const key of keys) localStorage.removeItem(key);
    inOtherTab(keys[0]);
    expect(currentSessions()).toMatchObject({
      admin: undefined,
      bdx: undefined,
      [absence]: 'expired',
      [whose]: id,
    });
  },
);

test('GUARD-07 GUARD-08 an expired session stays expired after more checks', () => {
  signInAs('staff', dead);
  signInAs('carrier', dead);
  open();
  const expired = currentSessions();
  const news = jest.fn();
  const leave = onSessionChange(news);
  checkSessions();
  expect(currentSessions()).toBe(expired);
  expect(expired).toMatchObject({
    adminAbsence: 'expired',
    expiredUser: staffUser,
    expiredCarrier: carrierUser,
  });
  expect(news).not.toHaveBeenCalled();
  leave();
});

test('GUARD-04 without a token the other keys stay, since another tab may be signing in', () => {
  signInAs('admin', token);
  signInAs('carrier', token);
  localStorage.removeItem('user_token');
  localStorage.removeItem('client_user_BDX_token');
  open();
  expect(stored([...adminKeys, ...bdxKeys])).toEqual([null, '3', '7', '1', '5', null, '31', '7']);
});

test.each([
  ['user_token', later],
  ['user_id', '9'],
  ['client_id', '9'],
  ['client_user_BDX_token', later],
  ['client_BDX_client_id', '9'],
  ['client_BDX_company_id', '9'],
  ['login_type', '9'],
  ['Client_Type', '9'],
])('STORE-19 a change of %s in another tab applies to this tab immediately', (key, value) => {
  signInAs('admin', token);
  signInAs('carrier', token);
  open();
  localStorage.setItem(key, value);
  inOtherTab(key);
  const { admin, bdx } = currentSessions();
  const values = [...Object.values(admin ?? {}), ...Object.values(bdx ?? {})];
  expect(values.map(String)).toContain(value);
});

test('GUARD-06 a page that is shown again checks the sessions; a hidden or closed one does not', () => {
  signInAs('admin', token);
  open();
  localStorage.setItem('user_token', dead);
  becomes('hidden');
  expect(currentSessions().admin).toBeDefined();
  becomes('visible');
  expect(currentSessions().adminAbsence).toBe('expired');

  signInAs('admin', token);
  checkSessions();
  localStorage.setItem('user_token', dead);
  window.dispatchEvent(new Event('pageshow'));
  expect(currentSessions()).toMatchObject({ admin: undefined, adminAbsence: 'expired' });

  signInAs('admin', token);
  checkSessions();
  localStorage.setItem('user_token', dead);
  stop();
  window.dispatchEvent(new Event('pageshow'));
  becomes('visible');
  inOtherTab('user_token');
  expect(currentSessions().admin).toBeDefined();
});

test.each(['focus', 'online'])('GUARD-06 on %s the page checks the sessions', (event) => {
  signInAs('admin', token);
  open();
  localStorage.setItem('user_token', dead);
  window.dispatchEvent(new Event(event));
  expect(currentSessions().adminAbsence).toBe('expired');
  stop();
  signInAs('admin', token);
  window.dispatchEvent(new Event(event));
  expect(currentSessions().admin).toBeUndefined();
});

test.each([
  ['GUARD-06', 'admin', 'admin', 'adminAbsence'],
  ['GUARD-08', 'carrier', 'bdx', 'bdxAbsence'],
] as const)(
  '%s a session of %s that expired while the computer slept sends nothing',
  (_, who, area, absence) => {
    jest.useFakeTimers();
    signInAs(who, tokenUntil(Date.now() + minuteMs));
    open();
    expect(isIntact(area)).toBe(true);
    // No timer has run meanwhile.
    jest.setSystemTime(Date.now() + 2 * minuteMs);
    expect(isIntact(area)).toBe(false);
    expect(currentSessions()).toMatchObject({ [area]: undefined, [absence]: 'expired' });
  },
);

test('a closed page has no timer for the end of a session', () => {
  jest.useFakeTimers();
  signInAs('admin', token);
  open();
  expect(jest.getTimerCount()).toBe(1);
  stop();
  expect(jest.getTimerCount()).toBe(0);
});

test('listeners are not called without a change, nor after they unsubscribed', () => {
  signInAs('admin', token);
  signInAs('carrier', token);
  open();
  const news = jest.fn();
  const leave = onSessionChange(news);
  const before = currentSessions();
  checkSessions();
  expect(currentSessions()).toBe(before);
  expect(news).not.toHaveBeenCalled();
  leave();
  signOut('admin');
  expect(news).not.toHaveBeenCalled();
});

test('GUARD-06 a signed-out session stays signed out after more checks', () => {
  signInAs('admin', token);
  signInAs('carrier', token);
  open();
  signOut('admin');
  signOut('bdx');
  checkSessions();
  expect(currentSessions()).toMatchObject({ adminAbsence: 'signedOut', bdxAbsence: 'signedOut' });
});

test('STORE-01 STORE-03 STORE-19 a session is not intact when storage has another identity', () => {
  open();
  expect([isIntact('admin'), isIntact('bdx')]).toEqual([false, false]);
  signInAs('admin', token);
  signInAs('carrier', token);
  checkSessions();
  expect([isIntact('admin'), isIntact('bdx')]).toEqual([true, true]);
  localStorage.setItem('client_id', '2');
  expect([isIntact('admin'), isIntact('bdx')]).toEqual([false, true]);
  // From then on the page has the identity in storage.
  expect(currentSessions().admin?.clientId).toBe(2);
  expect(isIntact('admin')).toBe(true);
  localStorage.setItem('client_user_BDX_token', later);
  expect([isIntact('admin'), isIntact('bdx')]).toEqual([true, false]);
});

test.each(['user_id', 'login_type', 'client_BDX_client_id', 'client_BDX_company_id'])(
  'STORE-02 STORE-04 STORE-17 STORE-18 a session is not intact when storage has another %s',
  (key) => {
    signInAs('admin', token);
    signInAs('carrier', token);
    open();
    localStorage.setItem(key, '9');
    expect(isIntact(key.startsWith('client_BDX') ? 'bdx' : 'admin')).toBe(false);
  },
);

test('STORE-05 a session stays intact when storage has another client type', () => {
  signInAs('admin', token);
  open();
  localStorage.setItem('Client_Type', '9');
  expect(isIntact('admin')).toBe(true);
});

describe('a session that another user’s takes over', () => {
  const inOtherTabAs = (session: typeof someone): void => {
    localStorage.setItem('user_id', String(session.userId));
    localStorage.setItem('client_id', String(session.clientId));
    localStorage.setItem('login_type', session.loginType);
    localStorage.setItem('user_token', session.token);
    inOtherTab('user_token');
  };

  test('is a takeover until the notice is closed', () => {
    open();
    startAdminSession(someone);
    expect(currentSessions().takenOver).toBeUndefined();
    inOtherTabAs(someoneElse);
    expect(currentSessions()).toMatchObject({ admin: { userId: 15 }, takenOver: 'admin' });
    checkSessions();
    expect(currentSessions().takenOver).toBe('admin');
    dismissTakeover();
    expect(currentSessions()).toMatchObject({ admin: { userId: 15 }, takenOver: undefined });
  });

  test('is a takeover also after a Logout or an expiry', () => {
    open();
    startAdminSession(someone);
    localStorage.removeItem('user_token');
    inOtherTab('user_token');
    expect(currentSessions()).toMatchObject({ admin: undefined, takenOver: undefined });
    inOtherTabAs(someoneElse);
    expect(currentSessions().takenOver).toBe('admin');
    refuse('admin');
    expect(currentSessions().takenOver).toBeUndefined();
    inOtherTabAs(someone);
    expect(currentSessions().takenOver).toBe('admin');
  });

  test('is a takeover by a staff member with the ids of an administrator', () => {
    open();
    startAdminSession({ ...someone, loginType: '1' });
    inOtherTabAs({ ...someone, loginType: '4' });
    expect(currentSessions()).toMatchObject({ admin: { loginType: '4' }, takenOver: 'admin' });
    inOtherTabAs({ ...someone, loginType: '2' });
    dismissTakeover();
    inOtherTabAs({ ...someone, loginType: '1' });
    expect(currentSessions()).toMatchObject({ admin: { loginType: '1' }, takenOver: undefined });
  });

  test('is not a takeover by the same user, by a sign-in on this page, or after a Logout on this page', () => {
    open();
    startAdminSession(someone);
    inOtherTabAs({ ...someone, token: later });
    expect(currentSessions()).toMatchObject({ admin: { token: later }, takenOver: undefined });
    startAdminSession(someoneElse);
    expect(currentSessions().takenOver).toBeUndefined();
    signOut('admin');
    inOtherTabAs(someone);
    expect(currentSessions()).toMatchObject({ admin: { userId: 5 }, takenOver: undefined });
  });

  test('a sign-in on this page closes the notice of an earlier takeover', () => {
    open();
    startAdminSession(someone);
    inOtherTabAs(someoneElse);
    startAdminSession(someone);
    expect(currentSessions().takenOver).toBeUndefined();
  });

  test('is a takeover for carriers too; a client company that is read late is not', () => {
    open();
    startCarrierSession({ ...someCarrier, clientId: '' });
    rememberCarrierClient(3);
    expect(currentSessions().takenOver).toBeUndefined();
    localStorage.setItem('client_BDX_client_id', '18');
    inOtherTab('client_BDX_client_id');
    expect(currentSessions()).toMatchObject({ bdx: { carrierId: 18 }, takenOver: 'bdx' });
  });
});

describe('a token that is renewed', () => {
  const renewed = tokenUntil(Date.now() + 120 * minuteMs);

  test.each([
    ['admin', 'admin', adminUser, 'user_token', ['3', '7', '1', '5'], adminKeys.slice(1)],
    ['bdx', 'carrier', carrierUser, 'client_user_BDX_token', ['31', '7'], bdxKeys.slice(1)],
  ] as const)(
    'of the area %s takes the place of the old one, beside its ids',
    (area, as, user, key, ids, keys) => {
      signInAs(as, token);
      open();
      expect(renewSession(area, user, renewed)).toBe(true);
      expect(stored([key, ...keys])).toEqual([renewed, ...ids]);
      expect(currentSessions()).toMatchObject({ [area]: { token: renewed }, takenOver: undefined });
    },
  );

  test.each([
    ['another user', { user_id: '12', user_token: later }],
    ['another client', { client_id: '8', user_token: later }],
    ['another kind of login', { login_type: '4', user_token: later }],
    ['no user', { user_token: '' }],
    ['a token without its ids', { user_id: '' }],
  ])('is not written when storage names %s by now', (_, changes) => {
    signInAs('admin', token);
    open();
    for (const [key, value] of Object.entries(changes)) localStorage.setItem(key, value);
    const before = { ...localStorage };
    expect(renewSession('admin', adminUser, renewed)).toBe(false);
    expect({ ...localStorage }).toEqual(before);
    expect(currentSessions().admin?.token).not.toBe(renewed);
  });

  test('replaces the token that the same user has renewed in another tab', () => {
    signInAs('admin', token);
    open();
    localStorage.setItem('user_token', later);
    expect(renewSession('admin', adminUser, renewed)).toBe(true);
    expect(currentSessions().admin?.token).toBe(renewed);
  });
});

describe('a clock that is wrong', () => {
  const hourMs = 60 * minuteMs;

  /** A session that the server starts now, for an hour, on a computer whose clock is off by so much. */
  function signInWithClockOff(offMs: number, claims: Readonly<Record<string, unknown>>): void {
    const serverNow = Date.now();
    jest.useFakeTimers({ now: serverNow + offMs });
    open();
    const issued = 'iat' in claims ? claims : { ...claims, iat: Math.floor(serverNow / 1000) };
    startAdminSession({ ...someone, token: tokenUntil(serverNow + hourMs, issued) });
  }

  test.each([
    ['nine hours ahead', 9 * hourMs],
    ['half an hour ahead', hourMs / 2],
    ['nine hours behind', -9 * hourMs],
  ])('GUARD-05 GUARD-06 %s ends the session neither early nor late, also after a reload', (_, offMs) => {
    signInWithClockOff(offMs, {});
    expect(isIntact('admin')).toBe(true);
    jest.advanceTimersByTime(hourMs / 2);
    open();
    checkSessions();
    expect(currentSessions()).toMatchObject({ admin: { userId: 5 } });
    jest.advanceTimersByTime(hourMs / 2 + 1001);
    expect(currentSessions()).toMatchObject({
      admin: undefined,
      adminAbsence: 'expired',
      expiredUser: '["staff","5","6"]',
    });
    expect(localStorage.getItem('portal_clock')).toBeNull();
  });

  test('GUARD-05 a fresh token without a time of issue is used for a day', () => {
    signInWithClockOff(9 * hourMs, { iat: undefined });
    jest.advanceTimersByTime(23 * hourMs);
    expect(currentSessions().admin).toMatchObject({ userId: 5 });
    jest.advanceTimersByTime(2 * hourMs);
    expect(currentSessions().adminAbsence).toBe('expired');
  });

  test('GUARD-06 a Logout in another tab is a Logout here, not an expiry', () => {
    signInWithClockOff(9 * hourMs, {});
    localStorage.clear();
    inOtherTab(null);
    expect(currentSessions()).toMatchObject({ admin: undefined, adminAbsence: 'signedOut' });
  });

  test('GUARD-09 the clock difference of one area does not change the other area', () => {
    signInAs('carrier', token);
    signInWithClockOff(-20 * hourMs, {});
    expect(currentSessions()).toMatchObject({ admin: { userId: 5 }, bdx: { token } });
    signOut('admin');
    expect({ ...localStorage }).not.toHaveProperty('portal_clock');
    startCarrierSession({ ...someCarrier, token: tokenUntil(Date.now(), { iat: 1 }) });
    expect(localStorage.getItem('portal_BDX_clock')).not.toBeNull();
    signOut('bdx');
    expect({ ...localStorage }).toEqual({});
  });

  test('no difference is stored for a clock that is right within a minute, and an old difference is removed', () => {
    signInWithClockOff(9 * hourMs, {});
    expect(localStorage.getItem('portal_clock')).not.toBeNull();
    jest.useRealTimers();
    signInWithClockOff(50_000, {});
    expect(localStorage.getItem('portal_clock')).toBeNull();
    expect(currentSessions().admin).not.toHaveProperty('clockMs');
  });
});
