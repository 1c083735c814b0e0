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

/** The store of the product that is open. */
export function openStore(): AppStore {
  if (!store) throw new Error('The product is not open');
  return store;
}

/** Ends what `openAt` started, as closing the tab would. */
export function closeProduct(): void {
  cleanup();
  stop?.();
  stop = undefined;
  store?.dispatch(legacyApi.util.resetApiState());
  store = undefined;
}

afterEach(closeProduct);

/** Opens the product at a URL, signed in as an administrator unless said otherwise, and gives the person at it. */
export function openAt(
  url: string,
  {
    as = 'admin',
    state,
  }: { as?: Visitor; /** The router's state of the history entry. */ state?: unknown } = {},
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
