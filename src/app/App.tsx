import type { ReactElement } from 'react';
import { RouterProvider } from 'react-router-dom';
import { reportCaught } from './reportErrors';
import type { createAppRouter } from './routes';

export function App({ router }: { router: ReturnType<typeof createAppRouter> }): ReactElement {
  return <RouterProvider router={router} onError={reportCaught} />;
}
