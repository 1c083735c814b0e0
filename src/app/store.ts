import { combineSlices, configureStore, createListenerMiddleware, type Store } from '@reduxjs/toolkit';
import { legacyApi } from '@/api/legacyApi';
import { addReceiptListeners, receiptSlice } from '@/components/feedback/receipt/receiptSlice';
import { addUnsavedWorkListeners } from '@/components/form/unsavedElsewhere';
import { unsavedWorkSlice } from '@/components/form/unsavedWorkSlice';
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
import { addDatabaseListeners } from './tidyDatabases';

declare module '@/redux' {
  interface AppState {
    readonly [legacyApi.reducerPath]: ReturnType<typeof legacyApi.reducer>;
  }
}

export interface AppStore extends Store<AppState> {
  dispatch: AppDispatch;
}

/** The reducers of every slice, and of the answers that RTK Query keeps. */
export const rootReducer = combineSlices(
  legacyApi,
  draftsSlice,
  listsSlice,
  personalSlice,
  preferencesSlice,
  receiptSlice,
  sessionSlice,
  shellSlice,
  unconfirmedActionsSlice,
  unsavedWorkSlice,
);

/** Makes the store of the page. `app/start/start.ts` reads into it what storage holds. */
export function makeStore(): AppStore {
  const listeners = createListenerMiddleware<AppState, AppDispatch>();
  // First, so that storage is written before the others read it.
  addSessionListeners(listeners.startListening);
  addPreferencesListeners(listeners.startListening);
  addPersonalListeners(listeners.startListening);
  addDatabaseListeners(listeners.startListening);
  // Nothing that was read for one user is ever shown to the next.
  listeners.startListening({
    actionCreator: userChanged,
    effect: (_action, { dispatch }) => void dispatch(legacyApi.util.resetApiState()),
  });
  addDraftsListeners(listeners.startListening);
  addListsListeners(listeners.startListening);
  addReceiptListeners(listeners.startListening);
  addUnsavedWorkListeners(listeners.startListening);
  return configureStore({
    reducer: rootReducer,
    // Sealed values and long lists live in the cache: walking it after each action costs more than it finds.
    middleware: (defaults) =>
      defaults({ serializableCheck: false, immutableCheck: false })
        .prepend(listeners.middleware)
        .concat(legacyApi.middleware),
    devTools: process.env['NODE_ENV'] !== 'production' && { name: 'portal', actionSanitizer, stateSanitizer },
  });
}
