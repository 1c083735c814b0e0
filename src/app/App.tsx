import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { Announcer } from '@/components/feedback/Announcer';
import { RouterContext } from '@/components/ui/routerContext';
import { reportCaught } from '@/app/start/reportErrors';
import type { createAppRouter } from './routes';
import type { AppStore } from './store';

interface AppProps {
  store: AppStore;
  router: ReturnType<typeof createAppRouter>;
}

export function App({ store, router }: AppProps): ReactElement {
  return (
    <Provider store={store}>
      {/* Lists ask the router whether a navigation is pending. */}
      <RouterContext value={router}>
        <RouterProvider router={router} onError={(error) => reportCaught(error)} />
      </RouterContext>
      {/* Mounted before the first screen: screen readers ignore the text of a live region that is added together with its text. */}
      <Announcer />
    </Provider>
  );
}
