import { useEffect, useMemo } from 'react';
import {
  functionalUpdate,
  useTable,
  type AccessorFnColumnDef,
  type ColumnSort,
  type ReactTable,
} from 'react-table';
import { byText, listFeatures, type ListColumn, type ListFeatures } from './columns';
import {
  chosenVisibility,
  narrowestColumn,
  columnVisibilityFor,
  widestColumn,
  type ListLayout,
} from './listChoices';
import { uniqueKeys } from './listText';
import { readWhenIdle } from './readWhenIdle';
import { useListChoices } from './useListChoices';
import type { ListState } from './useListState';
import { useQuickFilter } from './useQuickFilter';

export type ListTable<Row extends object> = ReactTable<ListFeatures, Row>;

interface ListTableOptions<Row extends object> {
  /** All columns of the list, in its own order. */
  columns: readonly ListColumn<Row>[];
  rows: readonly Row[];
  /** Infinity for a list that is not paged. */
  pageSize: number;
  rowKey: ((row: Row) => string) | undefined;
  list: ListState;
  /** The order of the rows until the user sorts them; without it, the order of the server. */
  defaultSort: ColumnSort | undefined;
}

/** The table of a list. Page, sort and quick filter are in the URL, the layout of the columns is in the user's choices. */
export function useListTable<Row extends object>(options: ListTableOptions<Row>): ListTable<Row> {
  const { columns, rows, pageSize, rowKey, list, defaultSort } = options;
  const { layout, choose } = useListChoices();
  const { columnVisibility } = layout;
  const visibility = useMemo(
    () => columnVisibilityFor(columns, columnVisibility),
    [columns, columnVisibility],
  );
  const keys = useMemo(() => uniqueKeys(rows, rowKey), [rows, rowKey]);
  const columnDefs = useMemo(() => columns.map(tableColumn), [columns]);

  const shownIds = useMemo(
    () => columns.map(({ header }) => header).filter((id) => visibility[id] !== false),
    [columns, visibility],
  );
  const { globalFilter, rowText, options: filterOptions } = useQuickFilter(list.query.filter, shownIds);
  const { page, sort: asked } = list.query;
  const sort = asked && shownIds.includes(asked.id) ? asked : defaultSort;
  const sorting = useMemo(() => (sort ? [sort] : []), [sort]);
  const pagination = useMemo(() => ({ pageIndex: page - 1, pageSize }), [page, pageSize]);

  function chooseLayout(changes: Partial<ListLayout>): void {
    choose({ layout: { ...layout, ...changes } });
  }

  const table = useTable({
    features: listFeatures,
    columns: columnDefs,
    data: rows,
    getRowId: (_row, index) => keys[index] ?? '',
    defaultColumn: {
      sortFn: byText,
      sortUndefined: 'last',
      minSize: narrowestColumn,
      maxSize: widestColumn,
    },
    state: {
      sorting,
      pagination,
      globalFilter,
      columnVisibility: visibility,
      columnOrder: layout.columnOrder,
      columnSizing: layout.columnSizing,
    },
    ...filterOptions,
    enableMultiSort: false,
    sortDescFirst: false,
    autoResetPageIndex: false,
    columnResizeMode: 'onChange',
    onSortingChange: (updater) =>
      list.change({ sort: functionalUpdate(updater, sorting)[0] ?? null, page: 1 }),
    onPaginationChange: (updater) =>
      list.change({ page: functionalUpdate(updater, pagination).pageIndex + 1 }),
    onColumnVisibilityChange: (updater) =>
      chooseLayout({ columnVisibility: chosenVisibility(columns, functionalUpdate(updater, visibility)) }),
    onColumnOrderChange: (updater) =>
      chooseLayout({ columnOrder: functionalUpdate(updater, layout.columnOrder) }),
    onColumnSizingChange: (updater) =>
      chooseLayout({ columnSizing: functionalUpdate(updater, layout.columnSizing) }),
  });
  const allRows = table.getCoreRowModel().rows;
  useEffect(() => readWhenIdle(allRows, rowText), [allRows, rowText]);
  return table;
}

/** A blank text becomes undefined, which is sorted last in both directions. A column that the server filters is not sorted. */
function tableColumn<Row extends object>(column: ListColumn<Row>): AccessorFnColumnDef<ListFeatures, Row> {
  const { accessorFn, enableSorting = true, meta } = column;
  return {
    ...column,
    accessorFn: (row, index) => accessorFn(row, index) || undefined,
    enableSorting: enableSorting && meta?.filterKey === undefined,
  };
}
