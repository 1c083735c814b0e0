import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { announce } from '@/components/feedback/announce';
import type { Id } from '@/domain/records/scalars';
import { safePath } from '@/domain/access/safePath';
import { id, text } from '@/domain/records/read';
import { own } from '@/domain/values/objects';
import { areaOf } from '@/paths';
import { useAppDispatch, useAppSelector, type AppStartListening } from '@/redux';
import { businessArea, isOtherArea } from './receiptArea';
import { receiptStored, selectStoredReceipt } from '@/session/personalSlice';
import { sessionsRead } from '@/session/sessionListeners';
import { userChanged } from '@/session/userChanged';

/** A link beside a receipt, to what the user may want to do next. */
export interface ReceiptLink {
  readonly label: string;
  /** A path of this site. */
  readonly to: string;
}

/** The text after a record's name with the space before it. A text that ends the sentence before it has none. */
export function afterName(after: string): string {
  return after === '' || after.startsWith('.') ? after : ` ${after}`;
}

/** One line about what an action has done: 'Quotation POL-2026-1073 submitted'. It holds no secret. */
export interface ActionReceipt {
  /** The text before the record's name: 'Quotation'. */
  readonly before: string;
  /** The record's name or number; blank where it is not known. */
  readonly name: string;
  /** The text after the name: 'submitted', or a sentence of its own: '. Balance $20'. */
  readonly after: string;
  /** The record's screen, for 'Open'. */
  readonly to?: string | undefined;
  /** The next step: 'Set permissions'. */
  readonly next?: ReceiptLink | undefined;
  /** Whether nothing was saved, but a draft was stored: the line then does not look like a success. */
  readonly isDraft?: boolean | undefined;
  /** The payment that can be printed now, and the id of its quotation. */
  readonly print?: { readonly id: Id; readonly paymentId: Id } | undefined;
}

interface ReceiptState {
  /** The receipt of the last action, until the next action begins, its area is left, a form is dirty, or the user closes it. */
  readonly shown?: ActionReceipt | undefined;
  /** The area of business that the user was in when the receipt was shown; undefined where it is not known. */
  readonly area?: string | undefined;
  /** The path of the screen that is open; blank until the first one was opened. */
  readonly pathname: string;
  /** How many actions have begun, and how often the user has changed. */
  readonly turn: number;
  /** The value of `turn` before which a receipt is outdated: of the last receipt, or of the last change of the user. */
  readonly oldestTurn: number;
}

interface ShownReceipt {
  readonly receipt: ActionReceipt;
  /** The value of `turn` before the action began. */
  readonly turn: number;
}

declare module '@/redux' {
  interface AppState {
    readonly receipt: ReceiptState;
  }
}

const initialState: ReceiptState = { pathname: '', turn: 0, oldestTurn: 0 };

export const receiptSlice = createSlice({
  name: 'receipt',
  initialState,
  reducers: {
    receiptShown: (state, { payload: { receipt, turn } }: PayloadAction<ShownReceipt>) => {
      if (turn < state.oldestTurn) return;
      state.shown = receipt;
      state.area = areaUnlessHome(state.pathname);
      state.oldestTurn = turn;
    },
    /** An action begins: the receipt belongs to the previous one. */
    actionBegun: (state) => {
      state.shown = undefined;
      state.turn += 1;
    },
    receiptClosed: (state) => {
      state.shown = undefined;
    },
    /** The user has opened a screen. */
    screenOpened: (state, { payload: pathname }: PayloadAction<string>) => {
      state.pathname = pathname;
      state.area ??= areaUnlessHome(pathname);
      if (state.area !== undefined && isOtherArea(state.area, pathname)) state.shown = undefined;
    },
  },
  extraReducers: (builder) =>
    builder.addCase(userChanged, ({ pathname, turn }) => ({
      pathname,
      turn: turn + 1,
      oldestTurn: turn + 1,
    })),
  selectors: {
    selectReceipt: ({ shown }) => shown,
    selectTurn: ({ turn }) => turn,
  },
});

const { receiptShown } = receiptSlice.actions;
const { selectTurn } = receiptSlice.selectors;
export const { actionBegun, receiptClosed, screenOpened } = receiptSlice.actions;
export const { selectReceipt } = receiptSlice.selectors;

/**
 * Shows the receipt of an action, on this screen and on those that follow. It is not shown after the receipt of a later
 * action, nor when another user has signed in since the render that began the action.
 */
export function useShowReceipt(): (receipt: ActionReceipt) => void {
  const dispatch = useAppDispatch();
  const turn = useAppSelector(selectTurn);
  return (receipt) => void dispatch(receiptShown({ receipt, turn }));
}

/** The area of a screen; undefined for the home page and before any screen, since any area may follow. */
function areaUnlessHome(pathname: string): string | undefined {
  const area = businessArea(pathname);
  return pathname === '' || area === 'home' ? undefined : area;
}

/** Reads a link; undefined without a label or a path of this site. */
function readLink(stored: unknown): ReceiptLink | undefined {
  const [label, to] = [text(own(stored, 'label')), safePath(own(stored, 'to'))];
  return label && to !== undefined ? { label, to } : undefined;
}

/** Reads a receipt that was stored before a reload; undefined if it is malformed. */
function readReceipt(stored: unknown): ActionReceipt | undefined {
  const [before, name, after] = ['before', 'name', 'after'].map((key) => text(own(stored, key)));
  if (!before || name === undefined || after === undefined) return undefined;
  const print = own(stored, 'print');
  const [quotationId, paymentId] = [id(own(print, 'id')), id(own(print, 'paymentId'))];
  return {
    before,
    name,
    after,
    to: safePath(own(stored, 'to')),
    next: readLink(own(stored, 'next')),
    isDraft: own(stored, 'isDraft') === true || undefined,
    print: quotationId === '' || paymentId === '' ? undefined : { id: quotationId, paymentId },
  };
}

/**
 * Announces each receipt once. Stores the receipt of the administration for a reload: the screen after a payment may need one,
 * when a newer version was installed.
 */
export function addReceiptListeners(startListening: AppStartListening): void {
  startListening({
    actionCreator: sessionsRead,
    effect(_action, { dispatch, getState }) {
      const isAdminScreen = areaOf(window.location.pathname) === 'admin';
      const receipt = isAdminScreen ? readReceipt(selectStoredReceipt(getState())) : undefined;
      if (receipt) dispatch(receiptShown({ receipt, turn: selectTurn(getState()) }));
    },
  });
  startListening({
    predicate: (_action, now, before) => selectReceipt(now) !== selectReceipt(before),
    effect(_action, { dispatch, getState }) {
      const receipt = selectReceipt(getState());
      if (areaOf(getState().receipt.pathname) === 'admin') dispatch(receiptStored(receipt));
    },
  });
  startListening({
    predicate: (action, now) => receiptShown.match(action) && selectReceipt(now) === action.payload.receipt,
    effect(_action, { getState }) {
      const { before, name, after = '' } = selectReceipt(getState()) ?? {};
      announce([before, name].filter(Boolean).join(' ') + afterName(after));
    },
  });
}
