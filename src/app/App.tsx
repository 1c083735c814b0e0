import type { ReactElement } from 'react';
import { Link, RouterProvider, useLocation, useNavigate } from 'react-router-dom';
import { PageHeading } from '@/components/ui/PageHeading';
import { RouterContext } from '@/components/ui/routerContext';
import { RoutingContext, type Routing } from '@/components/ui/routing';
import { reportCaught } from '@/app/start/reportErrors';
import type { createAppRouter } from './routes';

const routing: Routing = {
  Link,
  Heading: PageHeading,
  useHistoryEntry: () => {
    const location = useLocation();
    const navigate = useNavigate();
    const state: unknown = location.state;
    return {
      state,
      leaveFor: (to) => void navigate(to, { replace: true }),
      keepState: (next) => navigate(location, { replace: true, state: next }),
    };
  },
};

export function App({ router }: { router: ReturnType<typeof createAppRouter> }): ReactElement {
  return (
    // Lists ask the router whether a navigation is pending.
    <RouterContext value={router}>
      <RoutingContext value={routing}>
        <RouterProvider router={router} onError={reportCaught} />
      </RoutingContext>
    </RouterContext>
  );
}
