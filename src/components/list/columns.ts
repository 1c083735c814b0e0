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

/** What a list knows of a column beside the options of the library. */
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
 * One column of a list, as TanStack Table defines it. The header is the column's id everywhere: for sorting in the URL, among the
 * choices of a user, in the export. `accessorFn` returns the text of a cell, which is filtered and exported, and shown unless
 * there is a `cell`. Where texts would sort wrongly, `sortFn` is `byNumber` or `byDate`.
 * Keep the array of columns stable (module scope or useMemo): the cells of new columns are other components, which lose what is typed.
 */
export type ListColumn<Row extends object> = ColumnDefBase<ListFeatures, Row> & {
  /** Where two columns may have the same header. */
  id?: string;
  header: string;
  accessorFn: (row: Row, index: number) => string;
};

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Sorts by the texts of the cells; numbers inside of texts count as numbers. */
export function byText<Row extends object>(
  left: TableRow<ListFeatures, Row>,
  right: TableRow<ListFeatures, Row>,
  id: string,
): number {
  return collator.compare(left.getValue<string>(id), right.getValue<string>(id));
}

/** Sorts by a number of each row; ascending, rows with a text that is no number come after the others. */
export function byNumber<Row extends object>(
  numberOf: (row: Row) => number | undefined,
): SortFn<ListFeatures, Row> {
  const numbers = new WeakMap<Row, number>();
  function known(row: Row): number {
    const number = numbers.get(row) ?? numberOf(row) ?? Infinity;
    numbers.set(row, number);
    return number;
  }
  return ({ original: left }, { original: right }) => {
    const difference = known(left) - known(right);
    // Infinity less Infinity is no number.
    return Number.isNaN(difference) ? 0 : difference;
  };
}
