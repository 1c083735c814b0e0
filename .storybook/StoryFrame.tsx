import { createContext, use, useState, type ReactNode } from 'react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { Announcer } from '@/components/feedback/Announcer';
import { WithStore } from '@/app/withStore.fixture';
import { DialogsProvider } from '@/components/feedback/dialogs/DialogsProvider';

/** The router keeps the elements of its routes, so that a story's changed content has to come by a context. */
const StoryContent = createContext<ReactNode>(null);

/** The surroundings that a component of a screen needs: a router, dialogs, the page's landmark. */
export function StoryFrame({ children }: { children: ReactNode }): ReactNode {
  const [router] = useState(() =>
    createMemoryRouter([
      { path: '/', element: <StoryPage /> },
      { path: '*', element: <OtherPage /> },
    ]),
  );
  return (
    <WithStore>
      <StoryContent value={children}>
        <RouterProvider router={router} />
      </StoryContent>
    </WithStore>
  );
}

function StoryPage(): ReactNode {
  return (
    <DialogsProvider>
      <main>{use(StoryContent)}</main>
      <Announcer />
    </DialogsProvider>
  );
}

/** Where every link of a story leads. */
function OtherPage(): ReactNode {
  return (
    <main>
      <h1>Another page</h1>
      <Link to="/">Back to the story</Link>
    </main>
  );
}
