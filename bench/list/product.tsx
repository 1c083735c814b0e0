import { useLayoutEffect, useState, type Dispatch, type ReactNode, type SetStateAction } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { makeStore } from '@/app/store';
import { quotationRow, type QuotationRow } from '@/domain/records/quotations';
import { readList } from '@/api/read';
import type { QueryState } from '@/components/feedback/queryState';
import { DialogsProvider } from '@/components/feedback/dialogs/DialogsProvider';
import { ListPage } from '@/components/list/ListPage';
import { quotationColumns } from '@/features/quotations/list/quotationColumns';

const columns = quotationColumns('Quotation');
const read = readList('Policyquotations', quotationRow);

function queryOf(text: string): QueryState<readonly QuotationRow[]> {
  if (text === '') return { isFetching: true, isError: false, refetch: () => undefined };
  const data = read(JSON.parse(text), 200);
  if (typeof data === 'symbol') throw new Error('The answer cannot be read');
  return { data, isFetching: false, isError: false, refetch: () => undefined };
}

/** The product's own list: reader, list page and the quotations' columns. Without a text it waits for its response. */
export function mountProduct(root: HTMLElement, text: string): (text: string) => void {
  // The list does not store the text.
  const first = queryOf(text);
  let setQuery: Dispatch<SetStateAction<QueryState<readonly QuotationRow[]>>> = () => undefined;
  function QuotationList(): ReactNode {
    const [query, set] = useState(first);
    useLayoutEffect(() => {
      setQuery = set;
    }, []);
    return <ListPage heading="Quotations" query={query} columns={columns} pageSize={15} />;
  }
  const router = createMemoryRouter([{ path: '/', element: <QuotationList /> }]);
  flushSync(() =>
    createRoot(root).render(
      <Provider store={makeStore()}>
        <DialogsProvider>
          <RouterProvider router={router} />
        </DialogsProvider>
      </Provider>,
    ),
  );
  return (responseText) => flushSync(() => setQuery(queryOf(responseText)));
}
