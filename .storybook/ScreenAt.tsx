import { useEffect, useState, type ReactElement } from 'react';
import { apiDependencies, configureApi } from '@/api/runtime';
import { App } from '@/app/App';
import { createAppRouterAt } from '@/app/routes';
import { startProduct } from '@/app/start/start';
import { makeStore, type AppStore } from '@/app/store';
import { demoAccountsGiven } from '@/components/ui/shellSlice';
import { areaOf } from '@/paths';
import { removeStored } from '@/browser/storage';
import { opened } from './openedStore';
import type { ScreenArgs } from '@/testing/harness/screenArgs';
import { signInAs } from '@/testing/harness/signIns';

/** A whole screen for a story: the product opened at a URL, signed in as an administrator unless said otherwise. */
export function ScreenAt({ url, as = 'admin', state, demoAccounts = [] }: ScreenArgs): ReactElement {
  return <OpenedScreen key={`${as} ${url}`} {...{ url, as, state, demoAccounts }} />;
}

function OpenedScreen({ url, as, state, demoAccounts }: Required<ScreenArgs>): ReactElement | null {
  const [product, setProduct] = useState<{ store: AppStore; router: ReturnType<typeof createAppRouterAt> }>();
  useEffect(() => {
    removeStored('user_token', 'client_user_BDX_token');
    signInAs(as);
    const store = makeStore();
    store.dispatch(demoAccountsGiven(demoAccounts));
    const stop = startProduct(store, url);
    // The address bar shows the page of Storybook, and not the URL of the screen.
    configureApi({ ...apiDependencies(), areaOnScreen: () => areaOf(url) });
    const router = createAppRouterAt(url, state);
    opened.store = store;
    setProduct({ store, router });
    return () => {
      stop();
      opened.store = undefined;
      router.dispose();
    };
    // A story writes its state anew at each rendering.
  }, [url, as]);
  return product ? <App {...product} /> : null;
}
