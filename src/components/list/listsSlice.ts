import { createSlice, weakMapMemoize, type PayloadAction } from '@reduxjs/toolkit';
import { entriesOf, own } from '@/domain/values/objects';
import { areaOf } from '@/paths';
import type { AppState, AppThunk } from '@/redux';
import { selectUserPreference, setUserPreference } from '@/session/preferencesSlice';
import { userChanged } from '@/session/userChanged';
import { listName, readChoices, type ListChoices } from './listChoices';

declare module '@/redux' {
  interface AppState {
    readonly lists: ListsState;
  }
}

interface ListRecord {
  readonly key: string;
  /** The screens that the record's row leads to. */
  readonly links: readonly (string | undefined)[];
}

/** A list as it was left for one of its records. */
export interface LeftList {
  readonly pathname: string;
  /** The record's key. */
  readonly id: string;
  /** All records in the order of the list, narrowed by its filter. */
  readonly records: readonly ListRecord[];
}

/** A row that its list marks: the one of this key, or the one that is not among the known. */
interface SavedRow {
  readonly pathname: string;
  readonly key?: string | undefined;
  readonly known?: readonly string[] | undefined;
}

interface ListsState {
  /** What was chosen for each list on this page, by its name. */
  readonly chosen: Readonly<Record<string, ListChoices>>;
  /** The last whole query of each list that was open since the page was loaded, by path. */
  readonly searches: Readonly<Record<string, string>>;
  /** The id of the row for which each list was left, by path. */
  readonly leftRows: Readonly<Record<string, string | undefined>>;
  readonly left?: LeftList | undefined;
  /** The list that was on the screen last, and the keys of all rows that were read. */
  readonly closed?: { readonly pathname: string; readonly keys: readonly string[] };
  /** The record whose screen tells its place in the list that was left, and the screen of the next one, if there is one. */
  readonly shown?:
    { readonly path: string; readonly id: string; readonly next: string | undefined } | undefined;
  readonly saved?: SavedRow | undefined;
}

const initialState: ListsState = { chosen: {}, searches: {}, leftRows: {} };

type OfList<Part> = PayloadAction<{ readonly pathname: string } & Part>;

function withLeft(state: ListsState, left: LeftList): ListsState {
  return { ...state, left, leftRows: { ...state.leftRows, [left.pathname]: left.id } };
}

/** A list's address without a last slash and its query. */
export function barePath(address: string): string {
  return address.replace(/\/?(?:\?.*)?$/, '');
}

/**
 * What lists keep for their user while the page lives: it is in no address and in no storage, because rows and filters may be
 * people; only what was chosen for a list is stored.
 */
export const listsSlice = createSlice({
  name: 'lists',
  initialState,
  reducers: {
    listChoicesChanged: (state, { payload }: OfList<{ readonly choices: ListChoices }>) => ({
      ...state,
      chosen: { ...state.chosen, [listName(payload.pathname)]: payload.choices },
    }),
    searchChanged: (state, { payload }: OfList<{ readonly search: string }>) => ({
      ...state,
      searches: { ...state.searches, [payload.pathname]: payload.search },
    }),
    /** The user leaves a list for one of its records. */
    listLeft: {
      // A list that is frozen is taken as it is: to freeze each of 100,000 records takes half a second.
      prepare: (left: LeftList) => ({ payload: { ...left, records: Object.freeze(left.records) } }),
      reducer: (state, { payload }: PayloadAction<LeftList>) => withLeft(state, payload),
    },
    /** The row for which a list was left has the focus again. */
    leftRowFocused: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      leftRows: { ...state.leftRows, [payload]: undefined },
    }),
    listClosed: (state, { payload }: PayloadAction<NonNullable<ListsState['closed']>>) => ({
      ...state,
      closed: payload,
    }),
    /** Back in the list, the row of the record that was shown last has the focus. */
    recordShown: (state, { payload }: PayloadAction<NonNullable<ListsState['shown']>>) => ({
      ...(state.left ? withLeft(state, { ...state.left, id: payload.id }) : state),
      shown: payload,
    }),
    recordHidden: (state) => ({ ...state, shown: undefined }),
    rowSaved: (state, { payload }: PayloadAction<SavedRow>) => ({ ...state, saved: payload }),
    savedRowSeen: (state) => ({ ...state, saved: undefined }),
  },
  extraReducers: (builder) => builder.addCase(userChanged, () => initialState),
  selectors: {
    /** The list that was left last for one of its records. */
    selectLeftList: ({ left }) => left,
    /** Where the record after the one at `path` is shown; undefined where there is no list or no next one. */
    selectNextRecord: ({ shown }, path: string) => (shown?.path === path ? shown.next : undefined),
    /** The row that the list at a URL marks. */
    selectSavedRow: ({ saved }, pathname: string) =>
      saved?.pathname === barePath(pathname) ? saved : undefined,
  },
});

const { listChoicesChanged, leftRowFocused } = listsSlice.actions;
export const { searchChanged, listLeft, listClosed, recordShown, recordHidden, rowSaved, savedRowSeen } =
  listsSlice.actions;

export const { selectLeftList, selectNextRecord, selectSavedRow } = listsSlice.selectors;

const readStored = weakMapMemoize(readChoices);

/** What the user has chosen for the list at a URL. */
export function selectListChoices(state: AppState, pathname: string): ListChoices {
  const list = listName(pathname);
  const stored = selectUserPreference(state, areaOf(pathname), 'lists');
  return state.lists.chosen[list] ?? readStored(own(stored, list));
}

/** The query of a list whose address has none: the last one, or that of the view that it starts with. */
export function selectListSearch(state: AppState, pathname: string): string {
  const { views, start } = selectListChoices(state, pathname);
  return state.lists.searches[pathname] ?? views.find(({ name }) => name === start)?.search ?? '';
}

/** Changes and stores what the user has chosen for a list. */
export function chooseForList(pathname: string, part: Partial<ListChoices>): AppThunk {
  return (dispatch, getState) => {
    const choices = { ...selectListChoices(getState(), pathname), ...part };
    dispatch(listChoicesChanged({ pathname, choices }));
    const area = areaOf(pathname);
    const others = Object.fromEntries(entriesOf(selectUserPreference(getState(), area, 'lists')));
    dispatch(setUserPreference(area, 'lists', { ...others, [listName(pathname)]: choices }));
  };
}

/** The id of the row for which the user left the list; the second call returns undefined. */
export function takeLeftRow(pathname: string): AppThunk<string | undefined> {
  return (dispatch, getState) => {
    const id = getState().lists.leftRows[pathname];
    if (id !== undefined) dispatch(leftRowFocused(pathname));
    return id;
  };
}
