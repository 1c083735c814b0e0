import { useEffect, useState, type ReactElement } from 'react';
import { apiDependencies, configureApi } from '@/api/runtime';
import { App } from '@/app/App';
import { createAppRouterAt } from '@/app/routes';
import { startProduct } from '@/app/start/start';
import { makeStore, type AppStore } from '@/app/store';
import { demoAccountsGiven } from '@/components/ui/shellSlice';
import { areaOf } from '@/paths';
import { removeStored } from '@/browser/storage';
import { setListRows } from '@/testing/harness/listRows';
import { asInStory, type ScreenArgs } from '@/testing/harness/screenArgs';
import { signInAs } from '@/testing/harness/signIns';
import { setScenario } from '../mocks/scenarios';
import { opened } from './openedStore';

/**
 * A whole screen for a story: the product opened at a URL, signed in as an administrator unless said otherwise. A changed
 * control opens it again.
 */
export function ScreenAt({
  url,
  as = 'admin',
  scenario = asInStory,
  rows = asInStory,
  state,
  demoAccounts = [],
}: ScreenArgs): ReactElement {
  const args = { url, as, scenario, rows, state, demoAccounts };
  return <OpenedScreen key={[url, as, scenario, rows].join(' ')} {...args} />;
}

function OpenedScreen({
  url,
  as,
  scenario,
  rows,
  state,
  demoAccounts,
}: Required<ScreenArgs>): ReactElement | null {
  const [product, setProduct] = useState<{ store: AppStore; router: ReturnType<typeof createAppRouterAt> }>();
  useEffect(() => {
    if (scenario !== asInStory) setScenario(scenario);
    if (rows !== asInStory) setListRows(url, rows);
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
    // A story writes its state and its accounts anew at each rendering.
  }, [url, as, scenario, rows]);
  return product ? <App {...product} /> : null;
}
