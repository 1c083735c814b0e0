import { draftsOutlivePage, mayHaveDatabase } from '@/session/drafts/draftPlace';
import { onSessionChange } from '@/session/session';
import { draftKeysDatabase, draftsDatabase, sentActionsDatabase } from '@/session/storage';

/** Without IndexedDB there is nothing to remove; without the code the next page tries again. */
const nextTime = (): void => undefined;

async function tidyDrafts(): Promise<void> {
  const databases = [draftsDatabase, draftKeysDatabase];
  if (!draftsOutlivePage()) for (const name of databases) indexedDB.deleteDatabase(name);
  else if (await mayHaveDatabase(...databases)) await (await import('@/session/drafts/drafts')).tidyDrafts();
}

async function tidySentActions(): Promise<void> {
  if (!(await mayHaveDatabase(sentActionsDatabase))) return;
  await (await import('@/session/sentActions')).tidySentActions();
}

function tidy(): void {
  tidyDrafts().catch(nextTime);
  tidySentActions().catch(nextTime);
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
