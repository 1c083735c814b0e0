import { useState, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { startProduct } from '@/app/start/start';
import { makeStore, type AppStore } from '@/app/store';
import { preferencesRead } from '@/session/preferencesSlice';

/** A new store with the preferences from storage. */
export function startedStore(): AppStore {
  const store = makeStore();
  store.dispatch(preferencesRead());
  return store;
}

/** A new store that has read the stored sign-in, so that components can load records; `stop` ends it. */
export function signedInStore(): { readonly store: AppStore; readonly stop: () => void } {
  const store = startedStore();
  return { store, stop: startProduct(store) };
}

interface WithStoreProps {
  /** The store to use; a new one by default. */
  store?: AppStore;
  children: ReactNode;
}

/** Provides a store to components that are rendered without the product. */
export function WithStore({ store, children }: WithStoreProps): ReactNode {
  const [own] = useState(startedStore);
  return <Provider store={store ?? own}>{children}</Provider>;
}
