import { clearAllListeners } from '@reduxjs/toolkit';
import { makeStore, type AppStore } from '@/app/store';
import { sessionsRead } from '@/session/sessionListeners';

let store: AppStore | undefined;

/** Stops what `openPage` started, as closing the tab would. */
export function closePage(): void {
  store?.dispatch(clearAllListeners());
  store = undefined;
}

afterEach(closePage);

/** The store of a page that has just been loaded, without a screen. The previous page is closed. */
export function openPage(): AppStore {
  closePage();
  store = makeStore();
  store.dispatch(sessionsRead());
  return store;
}
