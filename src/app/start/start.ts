import { configureApi } from '@/api/runtime';
import { areaOf } from '@/paths';
import { loadPreferences } from '@/session/preferences';
import { forgetLeftRecovery } from '@/session/recoveryKeys';
import { currentSessions, isIntact, signOut, watchSessions } from '@/session/session';
import { watchDatabases } from './tidyDatabases';

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

/** Lends the session to the API layer, which may not import it. */
function connectSession(): void {
  configureApi({
    areaOnScreen: () => areaOf(window.location.pathname),
    token: (area) => (area === 'admin' ? currentSessions().admin?.token : currentSessions().bdx?.token),
    isIntact,
    refused: (area) => {
      signOut(area, 'expired');
    },
  });
}
