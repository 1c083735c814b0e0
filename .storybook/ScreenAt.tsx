import { useEffect, useState, type ReactElement } from 'react';
import { legacyApi } from '@/api/legacyApi';
import { apiDependencies, configureApi } from '@/api/runtime';
import { App } from '@/app/App';
import { createAppRouterAt } from '@/app/routes';
import { startProduct } from '@/app/start/start';
import { store } from '@/app/store';
import { areaOf } from '@/paths';
import { removeStored } from '@/session/storage';
import type { ScreenArgs } from '@/testing/harness/screenArgs';
import { signInAs } from '@/testing/harness/signIns';

/** A whole screen for a story: the product opened at a URL, signed in as an administrator unless said otherwise. */
export function ScreenAt({ url, as = 'admin', state }: ScreenArgs): ReactElement {
  return <OpenedScreen key={`${as} ${url}`} url={url} as={as} state={state} />;
}

function OpenedScreen({ url, as, state }: Required<ScreenArgs>): ReactElement | null {
  const [router, setRouter] = useState<ReturnType<typeof createAppRouterAt>>();
  useEffect(() => {
    store.dispatch(legacyApi.util.resetApiState());
    removeStored('user_token', 'client_user_BDX_token');
    signInAs(as);
    const stop = startProduct(url);
    // The address bar shows the page of Storybook, and not the URL of the screen.
    configureApi({ ...apiDependencies(), areaOnScreen: () => areaOf(url) });
    const opened = createAppRouterAt(url, state);
    setRouter(opened);
    return () => {
      stop();
      opened.dispose();
    };
    // A story writes its state anew at each rendering.
  }, [url, as]);
  return router ? <App router={router} /> : null;
}
