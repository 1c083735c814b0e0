import { useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { QuotationRow } from '@/domain/records/quotations';
import { quotationColumns } from '@/features/quotations/list/quotationColumns';

const columns = quotationColumns('Quotation');
const pageSize = 15;

/** The baseline for the product's list: the same columns in a table written for this one page. */
function PlainList({ rows }: { rows: readonly QuotationRow[] }): ReactNode {
  const [page, setPage] = useState(0);
  const [filter, setFilter] = useState('');
  const wanted = useDeferredValue(filter.toLowerCase());
  const shown = useMemo(
    () =>
      wanted === ''
        ? rows
        : rows.filter((row) =>
            columns.some(({ accessorFn }) => accessorFn(row, 0).toLowerCase().includes(wanted)),
          ),
    [rows, wanted],
  );
  return (
    <>
      <input aria-label="Filter" value={filter} onChange={(event) => setFilter(event.target.value)} />
      <table>
        <thead>
          <tr>
            {columns.map(({ header }) => (
              <th key={header}>{header}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.slice(page * pageSize, (page + 1) * pageSize).map((row) => (
            <tr key={String(row.id)}>
              {columns.map(({ header, accessorFn }) => (
                <td key={header}>{accessorFn(row, 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <button type="button" onClick={() => setPage(page + 1)}>
        Next
      </button>
    </>
  );
}

function rowsOf(text: string): readonly QuotationRow[] {
  return text === ''
    ? []
    : (JSON.parse(text) as { Policyquotations: readonly QuotationRow[] }).Policyquotations;
}

/** Without a text it waits for its response. */
export function mountPlainReact(root: HTMLElement, text: string): (text: string) => void {
  const reactRoot = createRoot(root);
  const show = (responseText: string): void =>
    flushSync(() => reactRoot.render(<PlainList rows={rowsOf(responseText)} />));
  show(text);
  return show;
}
