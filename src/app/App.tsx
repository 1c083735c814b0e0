import type { ReactElement } from 'react';
import { RouterProvider } from 'react-router-dom';
import { RouterContext } from '@/components/ui/routerContext';
import { reportCaught } from '@/app/start/reportErrors';
import type { createAppRouter } from './routes';

export function App({ router }: { router: ReturnType<typeof createAppRouter> }): ReactElement {
  return (
    // Lists ask the router whether a navigation is pending.
    <RouterContext value={router}>
      <RouterProvider router={router} onError={(error) => reportCaught(error)} />
    </RouterContext>
  );
}
