import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { quotationRow } from '@/domain/records/quotations';
import { many } from '@/api/read';
import { DialogsProvider } from '@/components/feedback/dialogs/DialogsProvider';
import { ListPage } from '@/components/list/ListPage';
import { quotationColumns } from '@/features/quotations/list/quotationColumns';

const columns = quotationColumns('Quotation');
const read = many('Policyquotations', quotationRow);

/** The product's own list: reader, list page and the quotations' columns. */
export function mountProduct(root: HTMLElement, text: string): void {
  const data = read(JSON.parse(text), 200);
  if (typeof data === 'symbol') throw new Error('The answer cannot be read');
  const query = { data, isFetching: false, isError: false, refetch: () => undefined };
  const list = <ListPage heading="Quotations" query={query} columns={columns} pageSize={15} />;
  const router = createMemoryRouter([{ path: '/', element: list }]);
  flushSync(() =>
    createRoot(root).render(
      <DialogsProvider>
        <RouterProvider router={router} />
      </DialogsProvider>,
    ),
  );
}
