import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Area } from '@/paths';

/** A test account of the mock server, shown under the login form. A production build has none. */
interface DemoAccount {
  readonly area: Area;
  readonly username: string;
  readonly password: string;
  readonly role: string;
}

/** What the screens and the browser report to the frame around the screens. */
interface ShellState {
  /** The links of the breadcrumbs of the shown screen, separated by blanks. */
  readonly parents: string;
  /** How many failures have been shown so far. */
  readonly failureCount: number;
  /** Whether the browser's storage works, has failed, or has failed and the user has closed the notice about it. */
  readonly storage: 'working' | 'failed' | 'dismissed';
  readonly demoAccounts: readonly DemoAccount[];
  /** Whether the browser reports no network, and no call has been answered since. */
  readonly isOffline: boolean;
}

declare module '@/redux' {
  interface AppState {
    readonly shell: ShellState;
  }
}

const initialState: ShellState = {
  parents: '',
  failureCount: 0,
  storage: 'working',
  demoAccounts: [],
  isOffline: false,
};

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
      if (state.storage === 'working') state.storage = 'failed';
    },
    storageRecovered: (state) => {
      if (state.storage === 'failed') state.storage = 'working';
    },
    storageNoticeClosed: (state) => {
      state.storage = 'dismissed';
    },
    networkReported: (state, { payload }: PayloadAction<'online' | 'offline'>) => {
      state.isOffline = payload === 'offline';
    },
    demoAccountsGiven: (state, { payload }: PayloadAction<readonly DemoAccount[]>) => ({
      ...state,
      demoAccounts: payload,
    }),
  },
  selectors: {
    selectParents: ({ parents }) => parents,
    selectFailureCount: ({ failureCount }) => failureCount,
    selectStorage: ({ storage }) => storage,
    selectIsOffline: ({ isOffline }) => isOffline,
    selectDemoAccounts: ({ demoAccounts }) => demoAccounts,
  },
});

export const {
  parentsShown,
  failureShown,
  storageFailed,
  storageRecovered,
  storageNoticeClosed,
  networkReported,
  demoAccountsGiven,
} = shellSlice.actions;
export const { selectParents, selectFailureCount, selectStorage, selectIsOffline, selectDemoAccounts } =
  shellSlice.selectors;
