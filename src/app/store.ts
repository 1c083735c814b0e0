import { combineSlices, configureStore, createListenerMiddleware, type Store } from '@reduxjs/toolkit';
import { legacyApi } from '@/api/legacyApi';
import { addReceiptListeners, receiptSlice } from '@/components/feedback/receipt/receiptSlice';
import { addUnsavedWorkListeners } from '@/components/form/unsavedElsewhere';
import { unsavedWorkSlice } from '@/components/form/unsavedWorkSlice';
import { setupSlice } from '@/features/attributes/setup/setupSlice';
import { addListsListeners } from '@/components/list/listsListeners';
import { listsSlice } from '@/components/list/listsSlice';
import { shellSlice } from '@/components/ui/shellSlice';
import type { AppDispatch, AppState } from '@/redux';
import { addDraftsListeners } from '@/session/drafts/draftsListeners';
import { draftsSlice } from '@/session/drafts/draftsSlice';
import { addPersonalListeners, personalSlice } from '@/session/personalSlice';
import { addPreferencesListeners, preferencesSlice } from '@/session/preferencesSlice';
import { addSessionListeners } from '@/session/sessionListeners';
import { sessionSlice } from '@/session/sessionSlice';
import { unconfirmedActionsSlice } from '@/session/unconfirmedActionsSlice';
import { userChanged } from '@/session/userChanged';
import { actionSanitizer, stateSanitizer } from './devTools';
import { addNetworkListener } from './networkListener';
import { addDatabaseListeners } from './tidyDatabases';

declare module '@/redux' {
  interface AppState {
    readonly [legacyApi.reducerPath]: ReturnType<typeof legacyApi.reducer>;
  }
}

export interface AppStore extends Store<AppState> {
  dispatch: AppDispatch;
}

/** The reducers of all slices, and RTK Query's cache. */
export const rootReducer = combineSlices(
  legacyApi,
  draftsSlice,
  listsSlice,
  personalSlice,
  preferencesSlice,
  receiptSlice,
  sessionSlice,
  setupSlice,
  shellSlice,
  unconfirmedActionsSlice,
  unsavedWorkSlice,
);

/** Creates the store of the page. `app/start/start.ts` loads the stored state into it. */
export function makeStore(): AppStore {
  const listeners = createListenerMiddleware<AppState, AppDispatch>();
  // First, so that storage is written before other listeners read it.
  addSessionListeners(listeners.startListening);
  addPreferencesListeners(listeners.startListening);
  addPersonalListeners(listeners.startListening);
  addDatabaseListeners(listeners.startListening);
  // Data that was read for one user must never be shown to the next.
  listeners.startListening({
    actionCreator: userChanged,
    effect: (_action, { dispatch }) => void dispatch(legacyApi.util.resetApiState()),
  });
  addDraftsListeners(listeners.startListening);
  addListsListeners(listeners.startListening);
  addReceiptListeners(listeners.startListening);
  addUnsavedWorkListeners(listeners.startListening);
  addNetworkListener(listeners.startListening);
  return configureStore({
    reducer: rootReducer,
    // The cache holds sealed values and long lists: the checks would walk through it after each action.
    middleware: (defaults) =>
      defaults({ serializableCheck: false, immutableCheck: false })
        .prepend(listeners.middleware)
        .concat(legacyApi.middleware),
    devTools: process.env['NODE_ENV'] !== 'production' && { name: 'portal', actionSanitizer, stateSanitizer },
  });
}
