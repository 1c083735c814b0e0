import {
  columnFilteringFeature,
  columnOrderingFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  createFilteredRowModel,
  createPaginatedRowModel,
  createSortedRowModel,
  globalFilteringFeature,
  metaHelper,
  rowPaginationFeature,
  rowSortingFeature,
  tableFeatures,
  type ColumnDefBase,
  type Row as TableRow,
  type SortFn,
} from 'react-table';

/** The options of a column in addition to those of the library. */
interface ColumnMeta {
  /** `end` for numbers and money. */
  align?: 'end';
  /** False where the cell is only a link: the column has no text to export. */
  isExported?: false;
  /** The key of a filter that the server applies: the header becomes a text box. Such a column is not sorted here. */
  filterKey?: string;
  /** The width that the controls in the cells need, in characters. Any other width is measured from the texts. */
  width?: number;
  /** The line of a row's card on a phone that shows the column. The others are shown on the selected card only. */
  phoneLine?: 'first' | 'second';
  /** Whether the second line of the card has the header before the value, which does not explain itself: a date, an amount. */
  isLabelled?: boolean;
  /** Shown only where the user adds it to the list. */
  isOptional?: boolean;
}

export const listFeatures = tableFeatures({
  columnFilteringFeature,
  globalFilteringFeature,
  filteredRowModel: createFilteredRowModel(),
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  rowPaginationFeature,
  paginatedRowModel: createPaginatedRowModel(),
  columnVisibilityFeature,
  columnOrderingFeature,
  columnSizingFeature,
  columnResizingFeature,
  columnMeta: metaHelper<ColumnMeta>(),
});

export type ListFeatures = typeof listFeatures;

/**
 * One column of a list, as TanStack Table defines it. Its id is the header. `accessorFn` returns the text of a cell, which is
 * filtered and exported, and shown unless there is a `cell`. The array of columns must be stable (module scope or useMemo):
 * the cells of new columns are mounted anew and lose what was typed.
 */
export type ListColumn<Row extends object> = ColumnDefBase<ListFeatures, Row> & {
  /** Where two columns may have the same header. */
  id?: string;
  header: string;
  accessorFn: (row: Row, index: number) => string;
};

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Sorts by the texts of the cells; numbers in texts are compared as numbers. */
export function byText<Row extends object>(
  left: TableRow<ListFeatures, Row>,
  right: TableRow<ListFeatures, Row>,
  id: string,
): number {
  return collator.compare(left.getValue<string>(id), right.getValue<string>(id));
}

/** Sorts by a number of each row; rows without a number come last in ascending order. */
export function byNumber<Row extends object>(
  rowNumber: (row: Row) => number | undefined,
): SortFn<ListFeatures, Row> {
  const numbers = new WeakMap<Row, number>();
  function known(row: Row): number {
    const number = numbers.get(row) ?? rowNumber(row) ?? Infinity;
    numbers.set(row, number);
    return number;
  }
  return ({ original: left }, { original: right }) => {
    const difference = known(left) - known(right);
    // Infinity minus Infinity is NaN.
    return Number.isNaN(difference) ? 0 : difference;
  };
}
