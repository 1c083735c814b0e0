import { createSlice, type PayloadAction, type WritableDraft } from '@reduxjs/toolkit';
import type { Id } from '@/domain/records/scalars';
import type { AppState } from '@/redux';
import {
  carrierSession,
  freshSession,
  userOf,
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
  /** Whose work an expired session left behind, as `userOf` names them; offered back to the same user. */
  readonly expiredUser: string | undefined;
  /** Whose session this page showed last. */
  readonly lastUser: string | undefined;
}

/** Who is signed in to each area. The identity is bound here; storage carries it across reloads and tabs. */
interface SessionState {
  readonly admin: AreaState<AdminSession>;
  readonly bdx: AreaState<CarrierSession>;
  /** The area in which another user, who signed in in another tab, has replaced the one that this tab showed. */
  readonly takenOver: SessionArea | undefined;
  /** With which names users signed in on this page, by what `userOf` names them; never stored. */
  readonly usernames: Readonly<Record<string, string>>;
}

const nobody = {
  session: undefined,
  absence: 'missing',
  expiredUser: undefined,
  lastUser: undefined,
} as const;
const initialState: SessionState = { admin: nobody, bdx: nobody, takenOver: undefined, usernames: {} };

function show(state: WritableDraft<SessionState>, found: AreaSession): void {
  if (found.area === 'admin') state.admin.session = found.session;
  else state.bdx.session = found.session;
  state[found.area].lastUser = userOf(found.session);
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
      if (before !== undefined && before !== userOf(payload.session)) state.takenOver = payload.area;
    },
    /** The user has signed in on this page: that is no takeover. */
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
    /** The session has ended: the time of `expiredUser` has run out, or somebody signed out in another tab. */
    sessionEnded(state, { payload }: PayloadAction<{ area: SessionArea; expiredUser: string | undefined }>) {
      const { area, expiredUser } = payload;
      end(state, area, expiredUser === undefined ? 'signedOut' : 'expired', expiredUser);
    },
    /** The server has refused the token. */
    sessionRefused(state, { payload: area }: PayloadAction<SessionArea>) {
      const { session } = state[area];
      end(state, area, 'expired', session && userOf(session));
    },
    /** The user has signed out of one area; the other area's session stays. */
    signedOut(state, { payload: area }: PayloadAction<SessionArea>) {
      end(state, area, 'signedOut');
      state[area].lastUser = undefined;
    },
    /** The client's type is known now: the login answer need not carry it. */
    clientTypeRead({ admin }, { payload }: PayloadAction<string>) {
      if (admin.session) admin.session.clientType = payload;
    },
    /** The carrier's client company: the sign-in may not have read it, and an older session may hold another. */
    carrierClientRead({ bdx }, { payload: clientId }: PayloadAction<Id>) {
      if (!bdx.session) return;
      const found = carrierSession({ ...bdx.session, clientId }, bdx.session.clockMs ?? 0);
      if (found.area === 'bdx') bdx.session = found.session;
    },
    /** The user has read that another one's session is in this tab. */
    takeoverDismissed(state) {
      state.takenOver = undefined;
    },
    /** Under which name the user of a session has signed in. */
    usernameGiven(state, { payload }: PayloadAction<{ user: string; username: string }>) {
      state.usernames[payload.user] = payload.username;
    },
  },
  selectors: {
    selectSessions: (state) => state,
    /** Who is signed in to an area, as `userOf` names them; undefined without a session. */
    selectUser: (state, area: SessionArea) => {
      const { session } = state[area];
      return session && userOf(session);
    },
    /** The name with which the present user signed in; undefined after a reload, and in another tab. */
    selectUsername: (state, area: SessionArea) => {
      const { session } = state[area];
      return session && state.usernames[userOf(session)];
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
  usernameGiven,
} = sessionSlice.actions;
export const { selectSessions, selectUser, selectUsername } = sessionSlice.selectors;

/** Who is signed in to both areas, in one text. */
export function selectUsers(state: AppState): string {
  return JSON.stringify([selectUser(state, 'admin'), selectUser(state, 'bdx')]);
}
