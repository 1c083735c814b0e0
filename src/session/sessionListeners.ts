import { createAction, isAnyOf } from '@reduxjs/toolkit';
import type { Id } from '@/domain/records/scalars';
import type { AppStartListening, AppThunk } from '@/redux';
import { endOf, identityOf, stateOf, userOf, type SessionArea } from './sessionRules';
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
  keepPersonal,
  readSession,
  removeLeftovers,
  removeSession,
  sessionKeys,
  writeSession,
} from './storedSession';
import { userChanged } from './userChanged';

/** The page has started: the sessions are read from storage, and kept true while the page lives. */
export const sessionsRead = createAction('session/sessionsRead');

/** The sessions were compared with storage and the clock. */
const sessionsChecked = createAction('session/sessionsChecked');

/** For listeners that end with the page: no action ends them. */
export const pageEnds = (): boolean => false;

/** A laptop that slept has run no timer meanwhile. */
const wakingEvents = ['pageshow', 'focus', 'online'] as const;

/** The longest delay that a timer takes. */
const maxTimerMs = 2 ** 31 - 1;

/** Storage may hold another session than this page, or none. */
function checkArea(area: SessionArea): AppThunk {
  return (dispatch, getState) => {
    const now = Date.now();
    const before = getState().session[area].session;
    const found = readSession(area);
    const state = stateOf(found.session, now);
    if (state === 'live' && isWhole(found.session)) {
      if (JSON.stringify(before) !== JSON.stringify(found.session)) dispatch(sessionFound(found));
    } else if (state === 'expired' || before) {
      // The one in storage ran out, or that of this page: another tab may have seen its end first and removed it.
      const ended = [found.session, before].find((session) => session && stateOf(session, now) === 'expired');
      dispatch(sessionEnded({ area, expiredUser: ended && userOf(ended) }));
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
    const isLive = stateOf(session, Date.now()) === 'live';
    const isOwn = isLive && identityOf(session) === identityOf(readSession(area).session);
    if (!isOwn) dispatch(checkSessions());
    return isOwn;
  };
}

/**
 * A user has signed in again: the new token takes the place of the old one, here and in other tabs. False, and nothing is
 * written, where memory or storage name another user by now, or none.
 * @param user the user who signed in again, as `userOf` names them
 */
export function renewSession(area: SessionArea, user: string, token: string): AppThunk<boolean> {
  return (dispatch, getState) => {
    // Another tab may have changed storage a moment ago. After this, memory is what storage says.
    dispatch(checkSessions());
    const { admin, bdx } = getState().session;
    if (selectUser(getState(), area) !== user) return false;
    if (area === 'admin' && admin.session)
      dispatch(sessionRenewed({ area, session: { ...admin.session, token } }));
    if (area === 'bdx' && bdx.session) dispatch(sessionRenewed({ area, session: { ...bdx.session, token } }));
    return true;
  };
}

/** Keeps the client's type, once its record has been read. */
export function rememberClientType(clientType: string): AppThunk {
  return (dispatch, getState) => {
    if (!dispatch(isIntact('admin')) || getState().session.admin.session?.clientType === clientType) return;
    dispatch(clientTypeRead(clientType));
  };
}

/** Keeps the carrier's client company, once the carrier's record has been read. */
export function rememberCarrierClient(clientId: Id): AppThunk {
  return (dispatch, getState) => {
    const isKnown = String(getState().session.bdx.session?.clientId) === String(clientId);
    if (dispatch(isIntact('bdx')) && !isKnown) dispatch(carrierClientRead(clientId));
  };
}

/** Writes to storage what an action has changed. The order counts: another tab finds a whole session or none. */
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
    // The ids too, so that no other tab's writing at the same time can mix with this token.
    effect: ({ payload }) => writeSession(payload),
  });
  startListening({
    actionCreator: sessionEnded,
    effect({ payload: { area } }) {
      // What is not expired belongs to a tab that is writing a session just now.
      if (stateOf(readSession(area).session, Date.now()) === 'expired') removeSession(area);
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

/** Keeps the sessions true: storage, other tabs, and the clock. */
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
      keepPersonal(selectUser(getState(), 'admin'));
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
        ...[admin.session, bdx.session].map((session) => (session ? endOf(session) : Infinity)),
      );
      if (end === Infinity) return;
      // One more millisecond: a token is expired when its end is earlier than now.
      const wait = Math.min(Math.max(0, end - Date.now()) + 1, maxTimerMs);
      timer = setTimeout(() => dispatch(checkSessions()), wait);
    },
  });
  startListening({
    predicate: (_action, now, before) => now.session !== before.session,
    effect: (_action, { getState }) => keepPersonal(selectUser(getState(), 'admin')),
  });
  startListening({
    predicate: (_action, now, before) =>
      now.session !== before.session && selectUsers(now) !== selectUsers(before),
    effect: (_action, { dispatch, getState }) => void dispatch(userChanged(selectUsers(getState()))),
  });
}
