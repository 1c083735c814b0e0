import { configureApi } from '@/api/runtime';
import { areaOf } from '@/paths';
import { currentSessions, isIntact, signOut } from '@/session/session';

/** Lends the session to the API layer, which may not import it. */
export function connectSession(): void {
  configureApi({
    areaOnScreen: () => areaOf(window.location.pathname),
    token: (area) => (area === 'admin' ? currentSessions().admin?.token : currentSessions().bdx?.token),
    isIntact,
    refused: (area) => {
      signOut(area, 'expired');
    },
  });
}
