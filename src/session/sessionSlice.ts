import { createSlice, type PayloadAction, type WritableDraft } from '@reduxjs/toolkit';
import type { Id } from '@/domain/records/scalars';
import type { AppState } from '@/redux';
import {
  carrierSession,
  freshSession,
  userKey,
  type Absence,
  type AdminSession,
  type AreaSession,
  type CarrierSession,
  type SessionArea,
} from './sessionRules';

declare module '@/redux' {
  interface AppState {
    readonly session: SessionState;
  }
}

interface AreaState<Session> {
  readonly session: Session | undefined;
  /** Why there is none. */
  readonly absence: Absence;
  /** The user of the session that expired or was refused, as `userKey` returns it: only this user is led back to the same screen. */
  readonly expiredUser: string | undefined;
  /** The user whose session this page had last. */
  readonly lastUser: string | undefined;
}

/** The sessions of both areas. Storage carries them across reloads and tabs. */
interface SessionState {
  readonly admin: AreaState<AdminSession>;
  readonly bdx: AreaState<CarrierSession>;
  /** The area whose user was replaced by another user, who signed in in another tab. */
  readonly takenOver: SessionArea | undefined;
  /** The names with which users signed in on this page, by `userKey`; never stored. */
  readonly usernames: Readonly<Record<string, string>>;
}

const noSession = {
  session: undefined,
  absence: 'missing',
  expiredUser: undefined,
  lastUser: undefined,
} as const;
const initialState: SessionState = { admin: noSession, bdx: noSession, takenOver: undefined, usernames: {} };

function show(state: WritableDraft<SessionState>, found: AreaSession): void {
  if (found.area === 'admin') state.admin.session = found.session;
  else state.bdx.session = found.session;
  state[found.area].lastUser = userKey(found.session);
}

function end(
  state: WritableDraft<SessionState>,
  area: SessionArea,
  absence: Absence,
  expired?: string,
): void {
  state[area].session = undefined;
  state[area].absence = absence;
  state[area].expiredUser = expired;
  state.takenOver = undefined;
}

/** For actions about a session whose token has just been issued. */
const prepareFresh = (session: AreaSession): { payload: AreaSession } => ({ payload: freshSession(session) });

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** Storage holds a session that is new to this page: at start, or because of another tab. */
    sessionFound(state, { payload }: PayloadAction<AreaSession>) {
      const before = state[payload.area].lastUser;
      show(state, payload);
      if (before !== undefined && before !== userKey(payload.session)) state.takenOver = payload.area;
    },
    /** The user has signed in on this page. */
    sessionStarted: {
      prepare: prepareFresh,
      reducer(state, { payload }: PayloadAction<AreaSession>) {
        show(state, payload);
        state[payload.area].expiredUser = undefined;
        state.takenOver = undefined;
      },
    },
    /** The same user has signed in again: the token is a new one. */
    sessionRenewed: {
      prepare: prepareFresh,
      reducer(state, { payload }: PayloadAction<AreaSession>) {
        show(state, payload);
      },
    },
    /** The session of `expiredUser` has expired; without one, the user has signed out in another tab. */
    sessionEnded(state, { payload }: PayloadAction<{ area: SessionArea; expiredUser: string | undefined }>) {
      const { area, expiredUser } = payload;
      end(state, area, expiredUser === undefined ? 'signedOut' : 'expired', expiredUser);
    },
    /** The server has refused the token. */
    sessionRefused(state, { payload: area }: PayloadAction<SessionArea>) {
      const { session } = state[area];
      end(state, area, 'refused', session && userKey(session));
    },
    /** The user has signed out of one area; the other area's session stays. */
    signedOut(state, { payload: area }: PayloadAction<SessionArea>) {
      end(state, area, 'signedOut');
      state[area].lastUser = undefined;
    },
    /** The client's type was read: the response of the login may not contain it. */
    clientTypeRead({ admin }, { payload }: PayloadAction<string>) {
      if (admin.session) admin.session.clientType = payload;
    },
    /** The carrier's client company was read: the sign-in may have failed to read it, or an older session has another. */
    carrierClientRead({ bdx }, { payload: clientId }: PayloadAction<Id>) {
      if (!bdx.session) return;
      const found = carrierSession({ ...bdx.session, clientId }, bdx.session.clockMs ?? 0);
      if (found.area === 'bdx') bdx.session = found.session;
    },
    /** The user has closed the notice that another user's session is in this tab. */
    takeoverDismissed(state) {
      state.takenOver = undefined;
    },
    /** The name with which a user has signed in. */
    usernameEntered(state, { payload }: PayloadAction<{ user: string; username: string }>) {
      state.usernames[payload.user] = payload.username;
    },
  },
  selectors: {
    selectSessions: (state) => state,
    /** The user who is signed in to an area, as `userKey` returns it; undefined without a session. */
    selectUser: (state, area: SessionArea) => {
      const { session } = state[area];
      return session && userKey(session);
    },
    /** The name with which the present user signed in; undefined after a reload, and in another tab. */
    selectUsername: (state, area: SessionArea) => {
      const { session } = state[area];
      return session && state.usernames[userKey(session)];
    },
  },
});

export const {
  sessionFound,
  sessionStarted,
  sessionRenewed,
  sessionEnded,
  sessionRefused,
  signedOut,
  clientTypeRead,
  carrierClientRead,
  takeoverDismissed,
  usernameEntered,
} = sessionSlice.actions;
export const { selectSessions, selectUser, selectUsername } = sessionSlice.selectors;

/** The users of both areas, in one text. */
export function selectUsers(state: AppState): string {
  return JSON.stringify([selectUser(state, 'admin'), selectUser(state, 'bdx')]);
}
