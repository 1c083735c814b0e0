import { cleanup, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { legacyApi } from '@/api/legacyApi';
import { App } from '@/app/App';
import { rootOptions } from '@/app/start/reportErrors';
import { createAppRouter } from '@/app/routes';
import { startProduct } from '@/app/start/start';
import { makeStore, type AppStore } from '@/app/store';
import { countOpened } from '@/testing/harness/countOpened';
import { signInAs, type Visitor } from '@/testing/harness/signIns';
import '@/testing/harness/server';

let store: AppStore | undefined;
let stop: (() => void) | undefined;

/** The store of the open product. */
export function openStore(): AppStore {
  if (!store) throw new Error('The product is not open');
  return store;
}

/** Unmounts the product that `openAt` rendered, as closing the tab would. */
export function closeProduct(): void {
  cleanup();
  stop?.();
  stop = undefined;
  store?.dispatch(legacyApi.util.resetApiState());
  store = undefined;
}

afterEach(closeProduct);

/**
 * Renders the product at a URL, signed in as an administrator by default, and returns its `userEvent` user.
 */
export function openAt(
  url: string,
  {
    as = 'admin',
    state,
  }: { as?: Visitor; /** The location state of the history entry. */ state?: unknown } = {},
): UserEvent {
  countOpened('screens');
  closeProduct();
  signInAs(as);
  window.history.replaceState(state === undefined ? null : { usr: state }, '', url);
  const user = userEvent.setup();
  store = makeStore();
  stop = startProduct(store);
  render(<App store={store} router={createAppRouter()} />, rootOptions);
  return user;
}
