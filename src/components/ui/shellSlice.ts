import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Area } from '@/paths';

/** A test account of the mock server, shown under the login form. A production build has none. */
interface DemoAccount {
  readonly area: Area;
  readonly username: string;
  readonly password: string;
  readonly role: string;
}

/** What the frame around the screens is told by them and by the browser. */
interface ShellState {
  /** The links of the screens that the shown one belongs to, from the outermost to the nearest, between blanks. */
  readonly parents: string;
  /** How many failures have been shown so far. */
  readonly failureCount: number;
  /** Whether the browser keeps what it is given; otherwise whether the user has read the notice about that. */
  readonly storage: 'kept' | 'notKept' | 'dismissed';
  readonly demoAccounts: readonly DemoAccount[];
}

declare module '@/redux' {
  interface AppState {
    readonly shell: ShellState;
  }
}

const initialState: ShellState = { parents: '', failureCount: 0, storage: 'kept', demoAccounts: [] };

export const shellSlice = createSlice({
  name: 'shell',
  initialState,
  reducers: {
    parentsShown: (state, { payload }: PayloadAction<string>) => {
      state.parents = payload;
    },
    failureShown: (state) => {
      state.failureCount += 1;
    },
    storageFailed: (state) => {
      if (state.storage === 'kept') state.storage = 'notKept';
    },
    storageNoticeClosed: (state) => {
      state.storage = 'dismissed';
    },
    demoAccountsGiven: (state, { payload }: PayloadAction<readonly DemoAccount[]>) => ({
      ...state,
      demoAccounts: payload,
    }),
  },
  selectors: {
    selectParents: ({ parents }) => parents,
    selectFailureCount: ({ failureCount }) => failureCount,
    selectIsNotKept: ({ storage }) => storage === 'notKept',
    selectDemoAccounts: ({ demoAccounts }) => demoAccounts,
  },
});

export const { parentsShown, failureShown, storageFailed, storageNoticeClosed, demoAccountsGiven } =
  shellSlice.actions;
export const { selectParents, selectFailureCount, selectIsNotKept, selectDemoAccounts } =
  shellSlice.selectors;
