import { loadPreferences } from '@/session/preferences';
import { forgetLeftRecovery } from '@/session/recoveryKeys';
import { watchSessions } from '@/session/session';
import { watchDatabases } from './tidyDatabases';
import { connectSession } from './connectSession';

/**
 * Prepares everything that the first screen needs. Returns how to stop.
 * @param pathname the URL that is opened; a story's differs from the browser's
 */
export function startProduct(pathname = window.location.pathname): () => void {
  loadPreferences();
  forgetLeftRecovery(pathname);
  connectSession();
  const stopSessions = watchSessions();
  const stopDatabases = watchDatabases();
  return () => {
    stopDatabases();
    stopSessions();
  };
}
