import { useState, type ReactElement } from 'react';
import { legacyApi } from '@/api/legacyApi';
import { App } from '@/app/App';
import { createAppRouterAt } from '@/app/routes';
import { startProduct } from '@/app/start';
import { store } from '@/app/store';
import { signInAs, type Visitor } from './signIns';

let stop: (() => void) | undefined;

function openScreen(url: string, visitor: Visitor): ReturnType<typeof createAppRouterAt> {
  stop?.();
  store.dispatch(legacyApi.util.resetApiState());
  signInAs(visitor);
  stop = startProduct();
  return createAppRouterAt(url);
}

/** A whole screen for a story: the product opened at a URL, signed in as an administrator unless said otherwise. */
export function ScreenAt({ url, as = 'admin' }: { url: string; as?: Visitor }): ReactElement {
  const [router] = useState(() => openScreen(url, as));
  return <App router={router} />;
}
