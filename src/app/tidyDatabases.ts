import { isAnyOf } from '@reduxjs/toolkit';
import type { AppStartListening } from '@/redux';
import { actionClock } from '@/session/clock';
import { draftsOutlivePage } from '@/session/drafts/draftKeys';
import { tidyDrafts } from '@/session/drafts/drafts';
import { tidySentActions } from '@/session/sentActions';
import { sessionsRead } from '@/session/sessionListeners';
import { draftKeysDatabase, draftsDatabase } from '@/browser/storage';
import { userChanged } from '@/session/userChanged';

function removeDraftDatabases(): void {
  try {
    for (const name of [draftsDatabase, draftKeysDatabase]) indexedDB.deleteDatabase(name);
  } catch {
    // Without IndexedDB there is nothing to remove.
  }
}

/**
 * Removes expired records on every page: drafts after 24 hours, keys whose session has ended, and sent
 * actions after seven days. It runs when the page is idle.
 */
export function addDatabaseListeners(startListening: AppStartListening): void {
  startListening({
    matcher: isAnyOf(sessionsRead, userChanged),
    effect(_action, { dispatch, getState }) {
      const removeExpired = (): void => {
        if (draftsOutlivePage()) void dispatch(tidyDrafts());
        else removeDraftDatabases();
        void tidySentActions(actionClock(getState()));
      };
      if ('requestIdleCallback' in window) requestIdleCallback(removeExpired);
      else setTimeout(removeExpired, 50);
    },
  });
}
