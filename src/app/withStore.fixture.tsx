import { useState, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { makeStore, type AppStore } from '@/app/store';
import { preferencesRead } from '@/session/preferencesSlice';

/** A new store with the preferences that storage holds. */
export function startedStore(): AppStore {
  const store = makeStore();
  store.dispatch(preferencesRead());
  return store;
}

interface WithStoreProps {
  /** The store to be used; otherwise a new one. */
  store?: AppStore;
  children: ReactNode;
}

/** Gives a store to components that are rendered without the product. */
export function WithStore({ store, children }: WithStoreProps): ReactNode {
  const [own] = useState(startedStore);
  return <Provider store={store ?? own}>{children}</Provider>;
}
