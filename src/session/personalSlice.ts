import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { safePath } from '@/domain/access/safePath';
import { entriesOf } from '@/domain/values/objects';
import type { AppStartListening, AppThunk } from '@/redux';
import { sessionsRead } from './sessionListeners';
import { sessionStarted, signedOut } from './sessionSlice';
import { readStoredJson, removeStored, writeStored, type SessionKey } from '@/browser/storage';
import { userChanged } from './userChanged';

declare module '@/redux' {
  interface AppState {
    readonly personal: PersonalState;
  }
}

/** Personal data that a tab stores for the user of the administration, until the session ends. */
interface PersonalState {
  /** The records that the user opened, the last one first. */
  readonly recentRecords: readonly RecentRecord[];
  /** The customer of the row that was selected last, as it is in storage: the screen that shows it validates it. */
  readonly customer: unknown;
  /** The receipt of the last action, as it is in storage: `receiptSlice` validates it. */
  readonly receipt: unknown;
}

/** A record that the user opened. The title may hold a person's name. */
interface RecentRecord {
  readonly title: string;
  readonly path: string;
}

/** How many records are stored. */
export const maxRecent = 10;
const maxTitleLength = 120;

/** URLs that show the same record: a quotation in each of its stages, and a file in each of its lists. */
const sameRecords: readonly (readonly [kind: string, screen: RegExp])[] = [
  [
    'policy',
    /^\/(?:user_admin_view_(?:policy_quotation|binder_policies|policies)|user_admin_edit_quotation_policies|view_admin_policy_quotation|edit_intakeform_user_admin_policy)\/([^/]+)/i,
  ],
  ['file', /^\/(?:user_admin_bdx_history_view|\w+_brdx_file_view)\/([^/]+)$/i],
];

/** A key that all paths of one record share: its form and its view, from any list. */
export function recordKey(path: string): string {
  for (const [kind, screen] of sameRecords) {
    const id = screen.exec(path)?.[1];
    if (id !== undefined) return `${kind} ${id}`;
  }
  return path;
}

/** Validates a record; an empty array without a title or a path of this site. */
function readRecord(source: unknown): RecentRecord[] {
  const entries = entriesOf(source);
  const title = entries.get('title');
  const path = safePath(entries.get('path'));
  return typeof title === 'string' && title.trim() !== '' && path !== undefined
    ? [{ title: title.trim().slice(0, maxTitleLength), path }]
    : [];
}

function storedRecords(): readonly RecentRecord[] {
  const records = readStoredJson('portal_recent_records');
  return Array.isArray(records) ? records.flatMap(readRecord).slice(0, maxRecent) : [];
}

const initialState: PersonalState = { recentRecords: [], customer: undefined, receipt: undefined };

export const personalSlice = createSlice({
  name: 'personal',
  initialState,
  reducers: {
    personalRead: (_state, { payload }: PayloadAction<PersonalState>) => payload,
    recordOpened(state, { payload: opened }: PayloadAction<RecentRecord>) {
      const key = recordKey(opened.path);
      const others = state.recentRecords.filter(({ path }) => recordKey(path) !== key);
      state.recentRecords = [opened, ...others].slice(0, maxRecent);
    },
    /** The server has no such record any more. */
    recordNotFound(state, { payload }: PayloadAction<string>) {
      state.recentRecords = state.recentRecords.filter(({ path }) => path !== safePath(payload));
    },
    /** The value to store for the selected customer; undefined when none is selected any more. */
    customerSelected(state, { payload: customer }: PayloadAction<unknown>) {
      state.customer = customer;
    },
    /** The receipt to store; undefined when none is shown any more. */
    receiptStored(state, { payload: receipt }: PayloadAction<unknown>) {
      state.receipt = receipt;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(userChanged, () => initialState)
      .addCase(sessionStarted, (state, { payload: { area } }) => (area === 'admin' ? initialState : state))
      .addCase(signedOut, (state, { payload: area }) => (area === 'admin' ? initialState : state)),
  selectors: {
    selectRecentRecords: ({ recentRecords }) => recentRecords,
    selectCustomer: ({ customer }) => customer,
    selectStoredReceipt: ({ receipt }) => receipt,
  },
});

const { personalRead, recordOpened } = personalSlice.actions;
export const { recordNotFound, customerSelected, receiptStored } = personalSlice.actions;
export const { selectRecentRecords, selectCustomer, selectStoredReceipt } = personalSlice.selectors;

/** Puts a record first among the recent ones. Does nothing without a session, a title or a path of this site. */
export function rememberRecord(record: RecentRecord): AppThunk {
  return (dispatch, getState) => {
    const [opened] = readRecord(record);
    if (getState().session.admin.session && opened) dispatch(recordOpened(opened));
  };
}

/** Stores personal data in the tab's storage, for a reload; the listeners of the session remove it. */
export function addPersonalListeners(startListening: AppStartListening): void {
  startListening({
    actionCreator: sessionsRead,
    effect(_action, { dispatch }) {
      const customer = readStoredJson('selectedDataArray');
      const receipt = readStoredJson('portal_receipt');
      dispatch(personalRead({ recentRecords: storedRecords(), customer, receipt }));
    },
  });
  startListening({
    matcher: isAnyOf(recordOpened, recordNotFound),
    effect(_action, { getState }) {
      writeStored('portal_recent_records', JSON.stringify(selectRecentRecords(getState())));
    },
  });
  startListening({
    actionCreator: customerSelected,
    effect: ({ payload: customer }) => storeOrRemove('selectedDataArray', customer),
  });
  startListening({
    actionCreator: receiptStored,
    effect: ({ payload: receipt }) => storeOrRemove('portal_receipt', receipt),
  });
}

function storeOrRemove(key: SessionKey, value: unknown): void {
  if (value === undefined) removeStored(key);
  else writeStored(key, JSON.stringify(value));
}
