import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { announce } from '@/components/feedback/announce';
import type { Id } from '@/domain/records/scalars';
import { useAppDispatch, useAppSelector, type AppStartListening } from '@/redux';
import { userChanged } from '@/session/userChanged';

/** What an action has done to which record, said as one line: 'Quotation POL-2026-1073 submitted'. It holds no secret. */
export interface ActionReceipt {
  /** The words before the record's name: 'Quotation'. */
  readonly before: string;
  /** The record's name or number; blank where it is not known. */
  readonly name: string;
  /** The words after the name: 'submitted'. */
  readonly after: string;
  /** The record's screen, for 'Open'. */
  readonly to?: string | undefined;
  /** The payment that can be printed now, and the id of its quotation. */
  readonly print?: { readonly id: Id; readonly paymentId: Id } | undefined;
}

interface ReceiptState {
  /** The receipt of the last action, until the next action begins or the user closes it. */
  readonly shown?: ActionReceipt | undefined;
  /** How often the user has changed: an action belongs to the user who began it. */
  readonly userTurn: number;
}

interface ShownReceipt {
  readonly receipt: ActionReceipt;
  /** The turn in which the action began. */
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
 * Shows what an action has done, on this screen and on those that follow. An answer that comes when another user has signed
 * in since the render that began the action is not shown.
 */
export function useShowReceipt(): (receipt: ActionReceipt) => void {
  const dispatch = useAppDispatch();
  const userTurn = useAppSelector(selectUserTurn);
  return (receipt) => void dispatch(receiptShown({ receipt, userTurn }));
}

/** Has each receipt read out once. */
export function addReceiptListeners(startListening: AppStartListening): void {
  startListening({
    actionCreator: receiptShown,
    effect: ({ payload: { receipt, userTurn } }, { getState }) => {
      const { before, name, after } = receipt;
      if (userTurn === selectUserTurn(getState())) announce([before, name, after].filter(Boolean).join(' '));
    },
  });
}
