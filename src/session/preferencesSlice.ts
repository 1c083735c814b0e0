import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { entriesOf } from '@/domain/values/objects';
import type { AppStartListening, AppState, AppThunk } from '@/redux';
import { pageEnds, sessionsRead } from './sessionListeners';
import type { SessionArea } from './sessionRules';
import { selectUser } from './sessionSlice';
import { onOtherTab, readStoredJson, writeStored } from '@/browser/storage';

declare module '@/redux' {
  interface AppState {
    readonly preferences: PreferencesState;
  }
}

/** What a user chose for this browser on the Setting page. */
export interface Preferences {
  readonly theme: 'system' | 'light' | 'dark';
  /** Undefined follows the installation's setting. */
  readonly failureNotices: 'quiet' | 'none' | undefined;
  /** Whether `/` and `?` are commands when they are pressed alone. */
  readonly singleKeys: 'on' | 'off';
}

interface PreferencesState extends Preferences {
  /**
   * The choices of each user, as they are stored: several people may share a computer. They outlive the session, so nothing
   * that may hold a person's name belongs here, except the names that users give their list views.
   */
  readonly users: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** What is stored under `portal_preferences`, read leniently. */
function storedPreferences(): PreferencesState {
  const entries = entriesOf(readStoredJson('portal_preferences'));
  const theme = entries.get('theme');
  const notices = entries.get('failureNotices');
  const users = [...entriesOf(entries.get('users'))].map(
    ([user, choices]) => [user, Object.fromEntries(entriesOf(choices))] as const,
  );
  return {
    theme: theme === 'light' || theme === 'dark' ? theme : 'system',
    failureNotices: notices === 'quiet' || notices === 'none' ? notices : undefined,
    singleKeys: entries.get('singleKeys') === 'off' ? 'off' : 'on',
    users: Object.fromEntries(users),
  };
}

const initialState: PreferencesState = {
  theme: 'system',
  failureNotices: undefined,
  singleKeys: 'on',
  users: {},
};

export const preferencesSlice = createSlice({
  name: 'preferences',
  initialState,
  reducers: {
    /** Storage was read. */
    preferencesRead: {
      prepare: () => ({ payload: storedPreferences() }),
      reducer: (_state, { payload }: PayloadAction<PreferencesState>) => payload,
    },
    preferencesChanged: (state, { payload }: PayloadAction<Partial<Preferences>>) => ({
      ...state,
      ...payload,
    }),
    userPreferenceChanged(state, { payload }: PayloadAction<{ user: string; name: string; value: unknown }>) {
      const { user, name, value } = payload;
      state.users[user] = { ...state.users[user], [name]: value };
    },
  },
  selectors: { selectPreferences: (state): Preferences => state },
});

const { userPreferenceChanged } = preferencesSlice.actions;
export const { preferencesRead, preferencesChanged } = preferencesSlice.actions;
export const { selectPreferences } = preferencesSlice.selectors;

/** A choice of the user who is signed in to an area, as it is stored; undefined where there is none. */
export function selectUserPreference(state: AppState, area: SessionArea, name: string): unknown {
  return state.preferences.users[selectUser(state, area) ?? area]?.[name];
}

/** Stores a choice of the user who is signed in to an area. */
export function setUserPreference(area: SessionArea, name: string, value: unknown): AppThunk {
  return (dispatch, getState) => {
    const user = selectUser(getState(), area) ?? area;
    dispatch(userPreferenceChanged({ user, name, value }));
  };
}

/** Stores some of the choices; the others stay as they are in storage. */
function store(changes: object): void {
  const others = Object.fromEntries(entriesOf(readStoredJson('portal_preferences')));
  writeStored('portal_preferences', JSON.stringify({ ...others, ...changes }));
}

/** Reads and stores the preferences, follows other tabs, and sets the theme of the page. */
export function addPreferencesListeners(startListening: AppStartListening): void {
  startListening({
    actionCreator: sessionsRead,
    async effect(_action, { dispatch, signal, condition }) {
      const read = (): unknown => dispatch(preferencesRead());
      read();
      const stop = onOtherTab(['portal_preferences'], read);
      signal.addEventListener('abort', stop);
      await condition(pageEnds);
    },
  });
  startListening({
    actionCreator: preferencesChanged,
    effect: ({ payload }) => store(payload),
  });
  startListening({
    actionCreator: userPreferenceChanged,
    effect({ payload: { user, name, value } }) {
      const { users } = storedPreferences();
      store({ users: { ...users, [user]: { ...users[user], [name]: value } } });
    },
  });
  startListening({
    matcher: isAnyOf(preferencesRead, preferencesChanged),
    effect(_action, { getState }) {
      const { theme } = getState().preferences;
      if (theme === 'system') delete document.documentElement.dataset['theme'];
      else document.documentElement.dataset['theme'] = theme;
    },
  });
}
