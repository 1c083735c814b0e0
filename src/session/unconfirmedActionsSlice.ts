import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { copyWithStructuralSharing } from '@reduxjs/toolkit/query';
import { isSameAction, isProven, isSameTry, type Finding, type SentAction } from '@/domain/saving/sentAction';
import type { AppThunk } from '@/redux';
import { actionClock } from './clock';
import { storeAction, storedActions, removeStoredAction } from './sentActions';

/** A sent action whose result is not known, and its state so far. */
export interface UnconfirmedAction extends SentAction {
  /**
   * 'sending' while its request is pending on this page. 'asBefore' when the record is unchanged so late that the action
   * was not carried out (`isProven`). 'repeated' when the server shows it more than once.
   */
  readonly status: 'sending' | 'waiting' | 'asBefore' | 'repeated';
  /** Whether the record is being read to find the result. */
  readonly isReading: boolean;
  /** How many times the server shows it, if more than once. */
  readonly times?: number | undefined;
}

interface KnownAction extends UnconfirmedAction {
  /** Whether only this page knows it, because the browser could not store it. */
  readonly isInMemory: boolean;
}

/**
 * The actions of each user. They stay when the user changes: an action that is only in memory must stay locked after a
 * Logout.
 */
type UnconfirmedActionsState = Readonly<Record<string, readonly KnownAction[]>>;

declare module '@/redux' {
  interface AppState {
    readonly unconfirmedActions: UnconfirmedActionsState;
  }
}

interface OwnAction {
  /** The user who sent it, as `useOwner` returns it. */
  readonly owner: string;
  readonly action: SentAction;
}

const none: readonly KnownAction[] = [];
const initialState: UnconfirmedActionsState = {};

function change(
  state: UnconfirmedActionsState,
  { owner, action }: OwnAction,
  changes: Partial<UnconfirmedAction>,
): void {
  const known = state[owner]?.find((other) => isSameTry(action, other));
  if (known) Object.assign(known, changes);
}

export const unconfirmedActionsSlice = createSlice({
  name: 'unconfirmedActions',
  initialState,
  reducers: {
    /** Joins the stored actions, which other tabs may have changed, with those that are only in memory. */
    actionsRead(state, { payload }: PayloadAction<{ owner: string; actions: readonly SentAction[] }>) {
      const known: readonly KnownAction[] = state[payload.owner] ?? none;
      const stored = payload.actions.map((action): KnownAction => ({
        ...(known.find((other) => isSameTry(action, other)) ?? { status: 'waiting', isReading: false }),
        ...action,
        isInMemory: false,
      }));
      const isStored = (action: SentAction): boolean => stored.some((other) => isSameAction(action, other));
      const others = known.filter((action) => action.isInMemory && !isStored(action));
      return copyWithStructuralSharing(state, { ...state, [payload.owner]: [...stored, ...others] });
    },
    actionBegun(state, { payload }: PayloadAction<OwnAction & { isInMemory: boolean }>) {
      const { owner, action, isInMemory } = payload;
      const known: readonly KnownAction[] = state[owner] ?? none;
      const begun: KnownAction = { ...action, status: 'sending', isReading: false, isInMemory };
      return { ...state, [owner]: [...known.filter((other) => !isSameAction(action, other)), begun] };
    },
    /** The response was lost, and `updateStoredAction` has stored how the request ended. */
    responseLost: (state, { payload }: PayloadAction<OwnAction>) =>
      change(state, payload, { ...payload.action, status: 'waiting' }),
    actionEnded(state, { payload: { owner, action } }: PayloadAction<OwnAction>) {
      const known: readonly KnownAction[] = state[owner] ?? none;
      return { ...state, [owner]: known.filter((other) => !isSameTry(action, other)) };
    },
    /** The result of the last read stays until this read ends. */
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
export const { responseLost } = unconfirmedActionsSlice.actions;
export const { selectUnconfirmedActions } = unconfirmedActionsSlice.selectors;

/** Reads a user's actions from storage. When that fails, nothing changes. */
export function loadActions(owner: string): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const actions = await storedActions(owner, actionClock(getState()));
    if (actions) dispatch(actionsRead({ owner, actions }));
  };
}

/** Locks an action before it is sent. False while the result of an earlier action of its kind and record is not known. */
export function beginAction(owner: string, action: SentAction): AppThunk<Promise<boolean>> {
  return async (dispatch, getState) => {
    const known = getState().unconfirmedActions[owner] ?? none;
    if (known.some((other) => other.isInMemory && isSameAction(action, other))) return false;
    const isStored = await storeAction(owner, action, actionClock(getState()));
    if (isStored === false) return false;
    dispatch(actionBegun({ owner, action, isInMemory: isStored === undefined }));
    return true;
  };
}

/** Removes an action: its result is known, or the user allowed another attempt. */
export function endAction(owner: string, action: SentAction): AppThunk<Promise<void>> {
  return async (dispatch) => {
    // Removed from storage first: otherwise a read of the storage would lock it again.
    await removeStoredAction(owner, action);
    dispatch(actionEnded({ owner, action }));
  };
}

/**
 * Reads from the server whether an action was carried out. An unchanged record proves nothing until `isProven`. An
 * action that this page is sending is not checked.
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
    const isTooEarly = found === 'asBefore' && !isProven(action, actionClock(getState()));
    const finding = isTooEarly ? 'unknown' : found;
    dispatch(readEnded({ owner, action, finding }));
    return finding;
  };
}
