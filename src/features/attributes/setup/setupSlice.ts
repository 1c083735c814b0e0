import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { userChanged } from '@/session/userChanged';

/** The intake category whose set-up the user is working on. Attributes and their groups belong to no single category. */
interface SetupState {
  /** Its id; blank while the user works on no single category. */
  readonly categoryId: string;
}

declare module '@/redux' {
  interface AppState {
    readonly setup: SetupState;
  }
}

const initialState: SetupState = { categoryId: '' };

export const setupSlice = createSlice({
  name: 'setup',
  initialState,
  reducers: {
    setupOpened: (state, { payload }: PayloadAction<string>) => {
      state.categoryId = payload;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(userChanged, () => initialState);
  },
  selectors: {
    selectCategoryId: ({ categoryId }) => categoryId,
  },
});

export const { setupOpened } = setupSlice.actions;
export const { selectCategoryId } = setupSlice.selectors;
