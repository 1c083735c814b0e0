import { clearAllListeners } from '@reduxjs/toolkit';
import { configureApi } from '@/api/runtime';
import type { AppStore } from '@/app/store';
import { storageFailed, storageRecovered } from '@/components/ui/shellSlice';
import { onServiceFailure, onServiceRecovery } from '@/browser/browserService';
import { areaOf } from '@/paths';
import { removeLeftRecovery } from '@/features/auth/recovery/recoveryKeys';
import { isIntact, sessionsRead } from '@/session/sessionListeners';
import { isTokenRefused, tokenRefused } from '@/session/tokenRefusal';

/**
 * Prepares everything that the first screen needs. Returns a function that stops it.
 * @param store the store of the page
 * @param pathname the URL to open; a story passes its own
 */
export function startProduct(store: AppStore, pathname = window.location.pathname): () => void {
  removeLeftRecovery(pathname);
  // The API layer may not import the session.
  configureApi({
    areaOnScreen: () => areaOf(window.location.pathname),
    token: (area) => store.getState().session[area].session?.token,
    isIntact: (area) => store.dispatch(isIntact(area)),
    isTokenRefused: (area, call) => store.dispatch(isTokenRefused(area, call)),
    refused: (area, token) => store.dispatch(tokenRefused(area, token)),
  });
  const stopServices = [
    onServiceFailure(() => store.dispatch(storageFailed())),
    onServiceRecovery(() => store.dispatch(storageRecovered())),
  ];
  store.dispatch(sessionsRead());
  return () => {
    for (const stop of stopServices) stop();
    store.dispatch(clearAllListeners());
  };
}
