import { useMemo } from 'react';
import {
  functionalUpdate,
  metaHelper,
  rowPaginationFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type Column as TableColumn,
  type ColumnDef,
  type ReactTable,
} from 'react-table';
import type { ArrangedRows } from './arrangeRows';
import type { Column } from './columns';
import { uniqueKeys } from './listText';
import type { ListState } from './useListState';

const features = tableFeatures({
  rowSortingFeature,
  rowPaginationFeature,
  columnMeta: metaHelper<Column<never>>(),
});

export type ListFeatures = typeof features;
export type ListTable<Row extends object> = ReactTable<ListFeatures, Row>;

const noColumn: Column<never> = { label: '', text: () => '' };

/** The list's own column behind a column of its table. */
export function columnOf<Row extends object>({ columnDef }: TableColumn<ListFeatures, Row>): Column<Row> {
  return columnDef.meta ?? noColumn;
}

interface ListTableOptions<Row extends object> {
  columns: readonly Column<Row>[];
  arranged: ArrangedRows<Row>;
  pageSize: number;
  rowKey: ((row: Row) => string) | undefined;
  list: ListState;
}

/**
 * The table of a list. It owns the state of sorting and paging, which the URL controls. Its rows are those of the shown page:
 * sorting and filtering are done before it (`arrangeRows.ts`), because its own row models make an object of every row, which
 * costs too much at 100,000 of them.
 */
export function useListTable<Row extends object>(options: ListTableOptions<Row>): ListTable<Row> {
  const { columns, arranged, pageSize, list } = options;
  const { sort, page } = list.query;
  const pageCount = Math.max(1, Math.ceil(arranged.count / pageSize));
  const pageIndex = Math.min(page, pageCount) - 1;
  const data = useMemo(() => {
    const from = firstOf(pageIndex, pageSize);
    return arranged.slice(from, from + pageSize);
  }, [arranged, pageIndex, pageSize]);
  const keys = uniqueKeys(data, options.rowKey);
  const columnDefs = useMemo(
    () =>
      columns.map((column): ColumnDef<ListFeatures, Row> => ({
        id: column.label,
        header: column.label,
        accessorFn: (row) => column.text(row),
        enableSorting: column.sortable !== false && column.filter === undefined,
        meta: column,
      })),
    [columns],
  );
  const sorting = useMemo(() => (sort ? [sort] : []), [sort]);
  const pagination = useMemo(() => ({ pageIndex, pageSize }), [pageIndex, pageSize]);
  return useTable({
    features,
    columns: columnDefs,
    data,
    getRowId: (row) => keys.get(row) ?? '',
    state: { sorting, pagination },
    manualSorting: true,
    manualPagination: true,
    enableMultiSort: false,
    sortDescFirst: false,
    pageCount,
    onSortingChange: (updater) =>
      list.change({ sort: functionalUpdate(updater, sorting)[0] ?? null, page: 1 }),
    onPaginationChange: (updater) =>
      list.change({ page: functionalUpdate(updater, pagination).pageIndex + 1 }),
  });
}

/** The index of a page's first row in the whole list; a list that is not paged has the page size Infinity. */
export function firstOf(pageIndex: number, pageSize: number): number {
  return pageIndex > 0 ? pageIndex * pageSize : 0;
}
