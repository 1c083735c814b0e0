import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { copyWithStructuralSharing } from '@reduxjs/toolkit/query';
import {
  isSameAction,
  isSameTry,
  provenFrom,
  type Finding,
  type SentAction,
} from '@/domain/saving/sentAction';
import type { AppThunk } from '@/redux';
import { storeAction, storedActions, removeStoredAction } from './sentActions';

/** A sent action without a certain end, and what is known of it so far. */
export interface UnconfirmedAction extends SentAction {
  /**
   * 'sending' while its request is under way on this page. 'asBefore' only once an unchanged record proves something
   * (`provenFrom`), 'repeated' when the server shows it more than once.
   */
  readonly status: 'sending' | 'waiting' | 'asBefore' | 'repeated';
  /** Whether the server is being asked what became of it. */
  readonly isReading: boolean;
  /** How many times the server shows it, where that is more than once. */
  readonly times?: number | undefined;
}

interface KnownAction extends UnconfirmedAction {
  /** This page alone remembers it: the browser could not keep it. */
  readonly isInMemory: boolean;
}

/**
 * By user, so that nobody is shown those of another one. They stay when the user changes: a lock of which only this page
 * knows must outlive a Logout.
 */
type UnconfirmedActionsState = Readonly<Record<string, readonly KnownAction[]>>;

declare module '@/redux' {
  interface AppState {
    readonly unconfirmedActions: UnconfirmedActionsState;
  }
}

interface OwnAction {
  /** Who sent it, as `useOwner` names them. */
  readonly owner: string;
  readonly action: SentAction;
}

const none: readonly KnownAction[] = [];
const initialState: UnconfirmedActionsState = {};

function change(
  state: UnconfirmedActionsState,
  { owner, action }: OwnAction,
  part: Partial<UnconfirmedAction>,
): void {
  const known = state[owner]?.find((other) => isSameTry(action, other));
  if (known) Object.assign(known, part);
}

export const unconfirmedActionsSlice = createSlice({
  name: 'unconfirmedActions',
  initialState,
  reducers: {
    /** Storage knows what other tabs did; this page knows what storage could not keep. */
    actionsRead(state, { payload }: PayloadAction<{ owner: string; actions: readonly SentAction[] }>) {
      const known: readonly KnownAction[] = state[payload.owner] ?? none;
      const kept = payload.actions.map((action): KnownAction => ({
        ...(known.find((other) => isSameTry(action, other)) ?? { status: 'waiting', isReading: false }),
        ...action,
        isInMemory: false,
      }));
      const isKept = (action: SentAction): boolean => kept.some((other) => isSameAction(action, other));
      const others = known.filter((action) => action.isInMemory && !isKept(action));
      return copyWithStructuralSharing(state, { ...state, [payload.owner]: [...kept, ...others] });
    },
    actionBegun(state, { payload }: PayloadAction<OwnAction & { isInMemory: boolean }>) {
      const { owner, action, isInMemory } = payload;
      const known: readonly KnownAction[] = state[owner] ?? none;
      const begun: KnownAction = { ...action, status: 'sending', isReading: false, isInMemory };
      return { ...state, [owner]: [...known.filter((other) => !isSameAction(action, other)), begun] };
    },
    /** Storage has noted how the request ended (`updateStoredAction`). */
    answerLost: (state, { payload }: PayloadAction<OwnAction>) =>
      change(state, payload, { ...payload.action, status: 'waiting' }),
    actionEnded(state, { payload: { owner, action } }: PayloadAction<OwnAction>) {
      const known: readonly KnownAction[] = state[owner] ?? none;
      return { ...state, [owner]: known.filter((other) => !isSameTry(action, other)) };
    },
    /** What the last read has shown stays until this one is answered. */
    readBegun: (state, { payload }: PayloadAction<OwnAction>) => change(state, payload, { isReading: true }),
    readEnded(state, { payload }: PayloadAction<OwnAction & { finding: Finding }>) {
      const { finding } = payload;
      const times = typeof finding === 'object' ? finding.times : undefined;
      const status = finding === 'asBefore' ? finding : times === undefined ? 'waiting' : 'repeated';
      change(state, payload, { isReading: false, status, times });
    },
  },
  selectors: {
    selectUnconfirmedActions: (state, owner: string): readonly UnconfirmedAction[] => state[owner] ?? none,
  },
});

const { actionsRead, actionBegun, actionEnded, readBegun, readEnded } = unconfirmedActionsSlice.actions;
export const { answerLost } = unconfirmedActionsSlice.actions;
export const { selectUnconfirmedActions } = unconfirmedActionsSlice.selectors;

/** Reads a user's actions from storage. Where it cannot say, what is known stays. */
export function loadActions(owner: string): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const actions = await storedActions(owner);
    if (actions) dispatch(actionsRead({ owner, actions }));
  };
}

/** Locks an action before it is sent. False where an earlier one of its kind and record has no certain end. */
export function beginAction(owner: string, action: SentAction): AppThunk<Promise<boolean>> {
  return async (dispatch, getState) => {
    const known = getState().unconfirmedActions[owner] ?? none;
    if (known.some((other) => other.isInMemory && isSameAction(action, other))) return false;
    const isKept = await storeAction(owner, action);
    if (isKept === false) return false;
    dispatch(actionBegun({ owner, action, isInMemory: isKept === undefined }));
    return true;
  };
}

/** Forgets an action: its end is certain, or the user allowed another try. */
export function endAction(owner: string, action: SentAction): AppThunk<Promise<void>> {
  return async (dispatch) => {
    // Not unlocked before it is gone, or it would be seen as one without a certain end.
    await removeStoredAction(owner, action);
    dispatch(actionEnded({ owner, action }));
  };
}

/**
 * Asks the server what became of an action. An unchanged record shows nothing before its time (`provenFrom`); what this page
 * is sending is not asked about.
 */
export function readAction(
  owner: string,
  action: SentAction,
  check: (action: SentAction) => Promise<Finding>,
): AppThunk<Promise<Finding>> {
  return async (dispatch, getState) => {
    const known = selectUnconfirmedActions(getState(), owner);
    if (known.some((other) => other.status === 'sending' && isSameAction(action, other))) return 'unknown';
    dispatch(readBegun({ owner, action }));
    const found = await check(action).catch((): Finding => 'unknown');
    const finding = found === 'asBefore' && Date.now() < provenFrom(action) ? 'unknown' : found;
    dispatch(readEnded({ owner, action, finding }));
    return finding;
  };
}
