import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { makeStore } from '@/app/store';
import { DialogsProvider } from '@/components/feedback/dialogs/DialogsProvider';
import { createBoard } from '@/domain/access/permissions';
import { PermissionEditor } from '@/features/clientUsers/PermissionEditor';
import { menu } from './items';

/** The product's own board of permissions. */
export function mountProduct(root: HTMLElement): void {
  const stored = { board: createBoard(menu), repeated: [], recordId: '' };
  // Nothing is saved here.
  const readAgain = () => ({ unwrap: () => Promise.resolve(stored), abort: () => undefined });
  const editor = <PermissionEditor uid={2} stored={{ ...stored, readAgain }} />;
  const router = createMemoryRouter([{ path: '/', element: editor }]);
  flushSync(() =>
    createRoot(root).render(
      <Provider store={makeStore()}>
        <DialogsProvider>
          <RouterProvider router={router} />
        </DialogsProvider>
      </Provider>,
    ),
  );
}
