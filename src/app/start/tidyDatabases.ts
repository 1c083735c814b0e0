import { draftsOutlivePage } from '@/session/drafts/draftKeys';
import { tidyDrafts } from '@/session/drafts/drafts';
import { tidySentActions } from '@/session/sentActions';
import { onSessionChange } from '@/session/session';
import { draftKeysDatabase, draftsDatabase } from '@/session/storage';

function removeDraftDatabases(): void {
  try {
    for (const name of [draftsDatabase, draftKeysDatabase]) indexedDB.deleteDatabase(name);
  } catch {
    // Without IndexedDB there is nothing to remove.
  }
}

function tidy(): void {
  if (draftsOutlivePage()) void tidyDrafts();
  else removeDraftDatabases();
  void tidySentActions();
}

/**
 * Removes what may not stay, on every page: drafts that had their 24 hours, keys whose session has ended, and sent actions
 * that had their seven days. It waits until the page has come to rest. Returns how to stop.
 */
export function watchDatabases(): () => void {
  const tidyLater = (): void => {
    if ('requestIdleCallback' in window) requestIdleCallback(tidy);
    else setTimeout(tidy, 50);
  };
  tidyLater();
  return onSessionChange(tidyLater);
}
