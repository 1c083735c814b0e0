import { useEffect, useState, type ReactElement } from 'react';
import { legacyApi } from '@/api/legacyApi';
import { App } from '@/app/App';
import { createAppRouterAt } from '@/app/routes';
import { startProduct } from '@/app/start';
import { store } from '@/app/store';
import { signInAs, type Visitor } from './signIns';

/** A whole screen for a story: the product opened at a URL, signed in as an administrator unless said otherwise. */
export function ScreenAt({ url, as = 'admin' }: { url: string; as?: Visitor }): ReactElement | null {
  const [router, setRouter] = useState<ReturnType<typeof createAppRouterAt>>();
  useEffect(() => {
    store.dispatch(legacyApi.util.resetApiState());
    signInAs(as);
    const stop = startProduct();
    setRouter(createAppRouterAt(url));
    return stop;
  }, [url, as]);
  return router ? <App router={router} /> : null;
}
