import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Draft } from '@/domain/saving/draft';
import type { SessionArea } from '../sessionRules';
import { userChanged } from '../userChanged';

/** A draft without its contents, which stay encrypted in the database. */
type KnownDraft = Pick<Draft, 'route' | 'title' | 'savedAt'>;

/** The drafts of the user who is signed in to each area, the newest first; also those that other tabs have written. */
type DraftsState = Readonly<Record<SessionArea, readonly KnownDraft[]>>;

declare module '@/redux' {
  interface AppState {
    readonly drafts: DraftsState;
  }
}

const initialState: DraftsState = { admin: [], bdx: [] };

export const draftsSlice = createSlice({
  name: 'drafts',
  initialState,
  reducers: {
    draftsRead: (
      state,
      { payload: { area, drafts } }: PayloadAction<{ area: SessionArea; drafts: readonly KnownDraft[] }>,
    ) => ({ ...state, [area]: drafts }),
  },
  extraReducers: (builder) => builder.addCase(userChanged, () => initialState),
  selectors: { selectDrafts: (state, area: SessionArea) => state[area] },
});

export const { draftsRead } = draftsSlice.actions;
export const { selectDrafts } = draftsSlice.selectors;

/** A draft of the area was written or removed on this page, or may have been written or removed in another tab. */
export const draftsMayHaveChanged = createAction<SessionArea>('drafts/draftsMayHaveChanged');

/** The record of the form with this URL was saved: its earlier draft is not offered any more. */
export const draftSaved = createAction<string>('drafts/draftSaved');
