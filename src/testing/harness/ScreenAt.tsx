import { useState, type ReactElement } from 'react';
import { legacyApi } from '@/api/legacyApi';
import { App } from '@/app/App';
import { createAppRouterAt } from '@/app/routes';
import { startProduct } from '@/app/start';
import { store } from '@/app/store';
import { signInAs, type Visitor } from './signIns';

let stop: (() => void) | undefined;

function openScreen(url: string, visitor: Visitor, state: unknown): ReturnType<typeof createAppRouterAt> {
  stop?.();
  store.dispatch(legacyApi.util.resetApiState());
  signInAs(visitor);
  stop = startProduct(url);
  return createAppRouterAt(url, state);
}

/** A whole screen for a story: the product opened at a URL, signed in as an administrator unless said otherwise. */
export function ScreenAt({
  url,
  as = 'admin',
  state,
}: {
  url: string;
  as?: Visitor;
  /** The router's state of the history entry. */
  state?: unknown;
}): ReactElement {
  const [router] = useState(() => openScreen(url, as, state));
  return <App router={router} />;
}
