import { useMemo } from 'react';
import { useTable, type ReactTable } from 'react-table';
import { listFeatures, type ListColumn, type ListFeatures } from '@/components/list/columns';
import { useQuickFilter } from '@/components/list/useQuickFilter';
import type { Cells } from '@/preflight/rules/cells';
import { isMoneyKind, type ColumnKind } from '@/preflight/rules/columns';
import type { TableRows } from './tableRows';

export type FileRowsTable = ReactTable<ListFeatures, Cells>;

/**
 * A TanStack table of a file's rows, in the order of the file, with a quick filter.
 * @param kinds what each column holds; a new array rebuilds the columns
 */
export function useRowTable(
  { headers, rows }: TableRows,
  kinds: readonly (ColumnKind | undefined)[],
  filter = '',
): FileRowsTable {
  const columns = useMemo(
    () =>
      headers.map((header, index): ListColumn<Cells> => ({
        // A file may have two columns with the same name.
        id: String(index),
        header,
        accessorFn: (cells) => cells[index] ?? '',
        ...(isMoneyKind(kinds[index]) && { meta: { align: 'end' } }),
      })),
    [headers, kinds],
  );
  const columnIds = useMemo(() => columns.map(({ id = '' }) => id), [columns]);
  const { globalFilter, options } = useQuickFilter(filter, columnIds);
  return useTable({
    features: listFeatures,
    columns,
    data: rows,
    state: { globalFilter },
    ...options,
    // `RowTable` renders only the visible rows.
    manualPagination: true,
  });
}
