import { useMemo } from 'react';
import { tableFeatures, useTable, type ColumnDef, type ReactTable } from 'react-table';
import type { Column } from './columns';

const features = tableFeatures({});

export type ListTable<Row extends object> = ReactTable<typeof features, Row>;

export interface ListTableOptions<Row extends object> {
  columns: readonly Column<Row>[];
  /** The rows of the shown page alone, in order. */
  rows: readonly Row[];
  rowKey(row: Row): string;
}

/**
 * The table of a list: its columns and the rows of the page that is shown. Sorting, filtering and paging come before it
 * (`arrangeRows.ts`): its own row models make an object of every row, which costs too much at 100,000 of them.
 */
export function useListTable<Row extends object>(options: ListTableOptions<Row>): ListTable<Row> {
  const { columns, rows, rowKey } = options;
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
  return useTable({ features, columns: columnDefs, data: rows, getRowId: rowKey });
}
