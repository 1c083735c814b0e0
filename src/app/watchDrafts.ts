import { draftsOutlivePage, mayHaveDatabase } from '@/session/draftPlace';
import { onSessionChange } from '@/session/session';
import { draftKeysDatabase, draftsDatabase } from '@/session/storage';

async function tidy(): Promise<void> {
  const databases = [draftsDatabase, draftKeysDatabase];
  try {
    if (!draftsOutlivePage()) for (const name of databases) indexedDB.deleteDatabase(name);
    else if (await mayHaveDatabase(...databases)) await (await import('@/session/drafts')).tidyDrafts();
  } catch {
    // Without IndexedDB there is nothing to remove; without the code the next page tries again.
  }
}

/**
 * Removes what may not stay, on every page: drafts that had their 24 hours, and keys whose session has ended. It waits
 * until the page has come to rest. Returns how to stop.
 */
export function watchDrafts(): () => void {
  const tidyLater = (): void => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => void tidy());
    else setTimeout(() => void tidy(), 50);
  };
  tidyLater();
  return onSessionChange(tidyLater);
}
