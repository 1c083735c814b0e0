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

/** A list at the moment when the user opened one of its records. */
export interface LeftList {
  readonly pathname: string;
  /** The record's key. */
  readonly id: string;
  /** The filtered records in the order of the list. */
  readonly records: readonly ListRecord[];
}

/** The row that a list marks: the row with this key, or a new row, which is not among the known keys. */
interface SavedRow {
  readonly pathname: string;
  readonly key?: string | undefined;
  readonly known?: readonly string[] | undefined;
}

interface ListsState {
  /** The choices for each list that changed on this page, by its name. */
  readonly chosen: Readonly<Record<string, ListChoices>>;
  /** The last query of each list since the page was loaded, by path. */
  readonly searches: Readonly<Record<string, string>>;
  /** The id of the row that was opened last from each list, by path. */
  readonly leftRows: Readonly<Record<string, string | undefined>>;
  readonly left?: LeftList | undefined;
  /** The list that was on the screen last, and the keys of all its rows. */
  readonly closed?: { readonly pathname: string; readonly keys: readonly string[] };
  /** The record on the screen, if it belongs to the list in `left`, and the screen of the next record. */
  readonly shown?:
    { readonly path: string; readonly id: string; readonly next: string | undefined } | undefined;
  readonly saved?: SavedRow | undefined;
}

const initialState: ListsState = { chosen: {}, searches: {}, leftRows: {} };

type ListAction<Payload> = PayloadAction<{ readonly pathname: string } & Payload>;

function withLeft(state: ListsState, left: LeftList): ListsState {
  return { ...state, left, leftRows: { ...state.leftRows, [left.pathname]: left.id } };
}

/** The path of a list without its query and a final slash. */
export function barePath(address: string): string {
  return address.replace(/\/?(?:\?.*)?$/, '');
}

/**
 * The state of the lists until the user changes or the page ends. Rows and filters may hold names of people, so only the
 * choices for a list are stored in the browser.
 */
export const listsSlice = createSlice({
  name: 'lists',
  initialState,
  reducers: {
    listChoicesChanged: (state, { payload }: ListAction<{ readonly choices: ListChoices }>) => ({
      ...state,
      chosen: { ...state.chosen, [listName(payload.pathname)]: payload.choices },
    }),
    searchChanged: (state, { payload }: ListAction<{ readonly search: string }>) => ({
      ...state,
      searches: { ...state.searches, [payload.pathname]: payload.search },
    }),
    /** The user opens a record from a list. */
    listLeft: {
      // A frozen array is not frozen deeply by Immer, which would take half a second for 100,000 records.
      prepare: (left: LeftList) => ({ payload: { ...left, records: Object.freeze(left.records) } }),
      reducer: (state, { payload }: PayloadAction<LeftList>) => withLeft(state, payload),
    },
    /** The row that was opened last has the focus again. */
    leftRowFocused: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      leftRows: { ...state.leftRows, [payload]: undefined },
    }),
    listClosed: (state, { payload }: PayloadAction<NonNullable<ListsState['closed']>>) => ({
      ...state,
      closed: payload,
    }),
    /** A record is on the screen: back in the list, its row gets the focus. */
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
    /** The list from which a record was opened last. */
    selectLeftList: ({ left }) => left,
    /** The screen of the record after the one at `path`; undefined without a list or a next record. */
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

/** The choices of the user for the list at a URL. */
export function selectListChoices(state: AppState, pathname: string): ListChoices {
  const list = listName(pathname);
  const stored = selectUserPreference(state, areaOf(pathname), 'lists');
  return state.lists.chosen[list] ?? readStored(own(stored, list));
}

/** The query of a list whose URL has none: the last one, or that of the view that the list starts with. */
export function selectListSearch(state: AppState, pathname: string): string {
  const { views, start } = selectListChoices(state, pathname);
  return state.lists.searches[pathname] ?? views.find(({ name }) => name === start)?.search ?? '';
}

/** Changes and stores choices of the user for a list. */
export function chooseForList(pathname: string, changes: Partial<ListChoices>): AppThunk {
  return (dispatch, getState) => {
    const choices = { ...selectListChoices(getState(), pathname), ...changes };
    dispatch(listChoicesChanged({ pathname, choices }));
    const area = areaOf(pathname);
    const others = Object.fromEntries(entriesOf(selectUserPreference(getState(), area, 'lists')));
    dispatch(setUserPreference(area, 'lists', { ...others, [listName(pathname)]: choices }));
  };
}

/** The id of the row that was opened last from a list; the second call returns undefined. */
export function takeLeftRow(pathname: string): AppThunk<string | undefined> {
  return (dispatch, getState) => {
    const id = getState().lists.leftRows[pathname];
    if (id !== undefined) dispatch(leftRowFocused(pathname));
    return id;
  };
}
