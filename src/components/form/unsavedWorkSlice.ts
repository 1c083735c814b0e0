import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The ids of the pages on the screen that have unsaved changes. */
type UnsavedWorkState = readonly string[];

declare module '@/redux' {
  interface AppState {
    readonly unsavedWork: UnsavedWorkState;
  }
}

const initialState: UnsavedWorkState = [];

export const unsavedWorkSlice = createSlice({
  name: 'unsavedWork',
  initialState,
  reducers: {
    workBegun: (ids, { payload }: PayloadAction<string>) => [...ids, payload],
    workEnded: (ids, { payload }: PayloadAction<string>) => ids.filter((id) => id !== payload),
  },
  selectors: { selectHasUnsavedWork: (ids) => ids.length > 0 },
});

export const { workBegun, workEnded } = unsavedWorkSlice.actions;
export const { selectHasUnsavedWork } = unsavedWorkSlice.selectors;
