import { createAction, isAnyOf } from '@reduxjs/toolkit';
import type { Id } from '@/domain/records/scalars';
import type { AppStartListening, AppThunk } from '@/redux';
import { sessionEnd, sessionIdentity, sessionTokenState, userKey, type SessionArea } from './sessionRules';
import {
  carrierClientRead,
  clientTypeRead,
  selectUser,
  selectUsers,
  sessionEnded,
  sessionFound,
  sessionRefused,
  sessionRenewed,
  sessionStarted,
  signedOut,
} from './sessionSlice';
import { onOtherTab, writeStored } from '@/browser/storage';
import {
  isWhole,
  assignPersonalData,
  readSession,
  removeLeftovers,
  removeSession,
  sessionKeys,
  writeSession,
} from './storedSession';
import { userChanged } from './userChanged';

/** The page has started: from now on the sessions are read from storage and kept up to date. */
export const sessionsRead = createAction('session/sessionsRead');

/** The sessions were compared with storage and the clock. */
const sessionsChecked = createAction('session/sessionsChecked');

/** The condition of listeners that run until the page ends: no action fulfils it. */
export const pageEnds = (): boolean => false;

/** Events that follow sleep or a lost network: no timer ran meanwhile. */
const wakingEvents = ['pageshow', 'focus', 'online'] as const;

/** The longest delay of `setTimeout`, in milliseconds. */
const maxTimerMs = 2 ** 31 - 1;

/** Compares the session of an area with storage, which may hold another one or none. */
function checkArea(area: SessionArea): AppThunk {
  return (dispatch, getState) => {
    const now = Date.now();
    const before = getState().session[area].session;
    const found = readSession(area);
    const state = sessionTokenState(found.session, now);
    if (state === 'live' && isWhole(found.session)) {
      if (JSON.stringify(before) !== JSON.stringify(found.session)) dispatch(sessionFound(found));
    } else if (state === 'expired' || before) {
      // The expired session is in storage, or only on this page if another tab has already removed it.
      const ended = [found.session, before].find(
        (session) => session && sessionTokenState(session, now) === 'expired',
      );
      dispatch(sessionEnded({ area, expiredUser: ended && userKey(ended) }));
    }
  };
}

/**
 * Compares the sessions with storage and the clock: on load, on navigation, by timer, when the page is seen again, and when
 * the computer or its network wakes up.
 */
export function checkSessions(): AppThunk {
  return (dispatch) => {
    dispatch(checkArea('admin'));
    dispatch(checkArea('bdx'));
    dispatch(sessionsChecked());
  };
}

/** Whether the session of this page is live and storage still holds its identity. */
export function isIntact(area: SessionArea): AppThunk<boolean> {
  return (dispatch, getState) => {
    const { session } = getState().session[area];
    if (!session) return false;
    const isLive = sessionTokenState(session, Date.now()) === 'live';
    const isOwn = isLive && sessionIdentity(session) === sessionIdentity(readSession(area).session);
    if (!isOwn) dispatch(checkSessions());
    return isOwn;
  };
}

/**
 * Replaces the token after the same user has signed in again, here and in other tabs. Returns false, and writes nothing,
 * when another user or no user is signed in by now.
 * @param user the user who signed in again, as `userKey` returns it
 */
export function renewSession(area: SessionArea, user: string, token: string): AppThunk<boolean> {
  return (dispatch, getState) => {
    // Another tab may have changed storage a moment ago.
    dispatch(checkSessions());
    const { admin, bdx } = getState().session;
    if (selectUser(getState(), area) !== user) return false;
    if (area === 'admin' && admin.session)
      dispatch(sessionRenewed({ area, session: { ...admin.session, token } }));
    if (area === 'bdx' && bdx.session) dispatch(sessionRenewed({ area, session: { ...bdx.session, token } }));
    return true;
  };
}

/** Stores the client's type, after its record has been read. */
export function rememberClientType(clientType: string): AppThunk {
  return (dispatch, getState) => {
    if (!dispatch(isIntact('admin')) || getState().session.admin.session?.clientType === clientType) return;
    dispatch(clientTypeRead(clientType));
  };
}

/** Stores the carrier's client company, after the carrier's record has been read. */
export function rememberCarrierClient(clientId: Id): AppThunk {
  return (dispatch, getState) => {
    const isKnown = String(getState().session.bdx.session?.clientId) === String(clientId);
    if (dispatch(isIntact('bdx')) && !isKnown) dispatch(carrierClientRead(clientId));
  };
}

/** Writes changes to storage, in an order in which another tab finds a complete session or none. */
function addStorageListeners(startListening: AppStartListening): void {
  startListening({
    actionCreator: sessionStarted,
    effect({ payload }) {
      removeSession(payload.area);
      removeLeftovers(payload.area);
      writeSession(payload);
    },
  });
  startListening({
    actionCreator: sessionRenewed,
    // The ids are written too, so that this token is never stored with the ids that another tab writes at the same time.
    effect: ({ payload }) => writeSession(payload),
  });
  startListening({
    actionCreator: sessionEnded,
    effect({ payload: { area } }) {
      // A session that is not expired is being written by another tab right now.
      if (sessionTokenState(readSession(area).session, Date.now()) === 'expired') removeSession(area);
    },
  });
  startListening({ actionCreator: sessionRefused, effect: ({ payload: area }) => removeSession(area) });
  startListening({
    actionCreator: signedOut,
    effect({ payload: area }) {
      removeSession(area);
      removeLeftovers(area);
    },
  });
  startListening({
    actionCreator: clientTypeRead,
    effect: ({ payload: clientType }) => writeStored('Client_Type', clientType),
  });
  startListening({
    actionCreator: carrierClientRead,
    effect: ({ payload: clientId }) => writeStored('client_BDX_company_id', String(clientId)),
  });
}

/** Keeps the sessions up to date with storage, other tabs and the clock. */
export function addSessionListeners(startListening: AppStartListening): void {
  let timer: ReturnType<typeof setTimeout>;
  addStorageListeners(startListening);
  startListening({
    actionCreator: sessionsRead,
    async effect(_action, { dispatch, getState, signal, condition }) {
      const check = (): void => dispatch(checkSessions());
      const checkIfSeen = (): void => {
        if (document.visibilityState === 'visible') check();
      };
      check();
      assignPersonalData(selectUser(getState(), 'admin'));
      const stop = onOtherTab(sessionKeys, check);
      for (const type of wakingEvents) window.addEventListener(type, checkIfSeen);
      document.addEventListener('visibilitychange', checkIfSeen);
      signal.addEventListener('abort', () => {
        stop();
        for (const type of wakingEvents) window.removeEventListener(type, checkIfSeen);
        document.removeEventListener('visibilitychange', checkIfSeen);
        clearTimeout(timer);
      });
      await condition(pageEnds);
    },
  });
  startListening({
    matcher: isAnyOf(sessionsChecked, sessionStarted, sessionRenewed, sessionRefused, signedOut),
    effect(_action, { dispatch, getState }) {
      clearTimeout(timer);
      const { admin, bdx } = getState().session;
      const end = Math.min(
        ...[admin.session, bdx.session].map((session) => (session ? sessionEnd(session) : Infinity)),
      );
      if (end === Infinity) return;
      // One millisecond later, because a token is expired when its end is earlier than now.
      const wait = Math.min(Math.max(0, end - Date.now()) + 1, maxTimerMs);
      timer = setTimeout(() => dispatch(checkSessions()), wait);
    },
  });
  startListening({
    predicate: (_action, now, before) => now.session !== before.session,
    effect: (_action, { getState }) => assignPersonalData(selectUser(getState(), 'admin')),
  });
  startListening({
    predicate: (_action, now, before) =>
      now.session !== before.session && selectUsers(now) !== selectUsers(before),
    effect: (_action, { dispatch, getState }) => void dispatch(userChanged(selectUsers(getState()))),
  });
}
