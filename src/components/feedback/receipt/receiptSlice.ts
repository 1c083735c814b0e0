import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { announce } from '@/components/feedback/announce';
import type { Id } from '@/domain/records/scalars';
import { useAppDispatch, useAppSelector, type AppStartListening } from '@/redux';
import { userChanged } from '@/session/userChanged';

/** One line about what an action has done: 'Quotation POL-2026-1073 submitted'. It holds no secret. */
export interface ActionReceipt {
  /** The text before the record's name: 'Quotation'. */
  readonly before: string;
  /** The record's name or number; blank where it is not known. */
  readonly name: string;
  /** The text after the name: 'submitted'. */
  readonly after: string;
  /** The record's screen, for 'Open'. */
  readonly to?: string | undefined;
  /** The payment that can be printed now, and the id of its quotation. */
  readonly print?: { readonly id: Id; readonly paymentId: Id } | undefined;
}

interface ReceiptState {
  /** The receipt of the last action, until the next action begins or the user closes it. */
  readonly shown?: ActionReceipt | undefined;
  /** How often the user has changed. A receipt is shown only to the user who began the action. */
  readonly userTurn: number;
}

interface ShownReceipt {
  readonly receipt: ActionReceipt;
  /** The value of `userTurn` when the action began. */
  readonly userTurn: number;
}

declare module '@/redux' {
  interface AppState {
    readonly receipt: ReceiptState;
  }
}

const initialState: ReceiptState = { userTurn: 0 };

export const receiptSlice = createSlice({
  name: 'receipt',
  initialState,
  reducers: {
    receiptShown: (state, { payload: { receipt, userTurn } }: PayloadAction<ShownReceipt>) => {
      if (userTurn === state.userTurn) state.shown = receipt;
    },
    receiptClosed: (state) => {
      state.shown = undefined;
    },
  },
  extraReducers: (builder) => builder.addCase(userChanged, ({ userTurn }) => ({ userTurn: userTurn + 1 })),
  selectors: {
    selectReceipt: ({ shown }) => shown,
    selectUserTurn: ({ userTurn }) => userTurn,
  },
});

const { receiptShown } = receiptSlice.actions;
const { selectUserTurn } = receiptSlice.selectors;
export const { receiptClosed } = receiptSlice.actions;
export const { selectReceipt } = receiptSlice.selectors;

/**
 * Shows the receipt of an action, on this screen and on those that follow. It is not shown when another user has signed in
 * since the render that began the action.
 */
export function useShowReceipt(): (receipt: ActionReceipt) => void {
  const dispatch = useAppDispatch();
  const userTurn = useAppSelector(selectUserTurn);
  return (receipt) => void dispatch(receiptShown({ receipt, userTurn }));
}

/** Announces each receipt once. */
export function addReceiptListeners(startListening: AppStartListening): void {
  startListening({
    actionCreator: receiptShown,
    effect: ({ payload: { receipt, userTurn } }, { getState }) => {
      const { before, name, after } = receipt;
      if (userTurn === selectUserTurn(getState())) announce([before, name, after].filter(Boolean).join(' '));
    },
  });
}
