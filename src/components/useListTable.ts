import { useMemo } from 'react';
import {
  rowPaginationFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type PaginationState,
  type ReactTable,
  type Updater,
} from 'react-table';
import type { Column } from './columns';

const features = tableFeatures({ rowPaginationFeature });

export type ListTable<Row extends object> = ReactTable<typeof features, Row>;

export interface ListTableOptions<Row extends object> {
  columns: readonly Column<Row>[];
  /** The rows of the shown page alone, in order. */
  rows: readonly Row[];
  /** How many rows all pages have together. */
  count: number;
  page: number;
  pageSize: number;
  rowKey(row: Row): string;
  onPage(page: number): void;
}

/**
 * The table of a list: its columns and pages. It is given the rows of one page only, already sorted and filtered
 * (`arrangeRows.ts`), because its own row models make an object of every row, which costs too much at 100,000 of them.
 */
export function useListTable<Row extends object>(options: ListTableOptions<Row>): ListTable<Row> {
  const { columns, rows, count, page, pageSize, rowKey, onPage } = options;
  const columnDefs = useMemo(
    () =>
      columns.map((column): ColumnDef<typeof features, Row> => ({
        id: column.label,
        accessorFn: (row) => column.text(row),
        header: column.label,
        cell: ({ row }) => (column.cell ? column.cell(row.original) : column.text(row.original)),
      })),
    [columns],
  );
  const pagination: PaginationState = { pageIndex: page - 1, pageSize };
  return useTable({
    features,
    columns: columnDefs,
    data: rows,
    getRowId: rowKey,
    rowCount: count,
    manualPagination: true,
    state: { pagination },
    onPaginationChange: (change) => onPage(updated(change, pagination).pageIndex + 1),
  });
}

function updated<T>(change: Updater<T>, last: T): T {
  return change instanceof Function ? change(last) : change;
}
