import { useState, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Announcer } from '@/components/feedback/Announcer';
import { DialogsProvider } from '@/components/feedback/dialogs/DialogsProvider';

/** The surroundings that a component of a screen needs: a router, dialogs, the page's landmark. */
export function StoryFrame({ children }: { children: ReactNode }): ReactNode {
  const [router] = useState(() => {
    const page = (
      <DialogsProvider>
        <main>{children}</main>
        <Announcer />
      </DialogsProvider>
    );
    return createMemoryRouter([
      { path: '/', element: page },
      { path: '*', element: <p>Another page</p> },
    ]);
  });
  return <RouterProvider router={router} />;
}
