import type { AppStartListening } from '@/redux';
import { userChanged } from '../userChanged';
import { mayHaveDatabase } from '@/browser/database';
import { draftsDatabase } from '@/browser/storage';
import { draftsOutlivePage } from './draftKeys';
import { draftsOf, removeEndedMemory } from './drafts';
import { draftsMayHaveChanged, draftsRead } from './draftsSlice';

/** Updates the list of drafts, and removes the drafts in memory of a user who has signed out. */
export function addDraftsListeners(startListening: AppStartListening): void {
  startListening({
    actionCreator: userChanged,
    effect: (_action, { getState }) => removeEndedMemory(getState()),
  });
  for (const area of ['admin', 'bdx'] as const) {
    startListening({
      predicate: (action) => draftsMayHaveChanged.match(action) && action.payload === area,
      async effect(_action, { cancelActiveListeners, dispatch, pause }) {
        // The result of an earlier read would be older.
        cancelActiveListeners();
        // Opening the database would create it.
        const mayHave = !draftsOutlivePage() || (await pause(mayHaveDatabase(draftsDatabase)));
        const drafts = mayHave ? await pause(dispatch(draftsOf(area)).list()) : [];
        const known = drafts.map(({ route, title, savedAt }) => ({ route, title, savedAt }));
        dispatch(draftsRead({ area, drafts: known }));
      },
    });
  }
}
