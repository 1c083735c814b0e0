import type { ReactNode } from 'react';

/** One column of a list. For lists of many thousand rows keep the array of columns stable (module scope or useMemo). */
export interface Column<Row> {
  /** The head, and the column's name everywhere: for sorting in the URL, in the export, for its filter box. */
  label: string;
  /** The cell's text: what is sorted, filtered and exported, and what is shown unless `cell` says otherwise. */
  text(row: Row): string;
  /** Another way to show it: a link, a badge, an input. */
  cell?(row: Row): ReactNode;
  /** What the column is sorted by when its text would sort wrongly (dates, money). */
  sortBy?(row: Row): string | number;
  /** `end` for numbers and money. */
  align?: 'end';
  /** False where order means nothing, as for a column of buttons. */
  sortable?: boolean;
  /** The key of a filter that the server applies: the head becomes a text box. Such a column is not sorted here. */
  filter?: string;
  /** Room for about so many characters; otherwise measured from the text. */
  width?: number;
}

export interface Sort {
  /** A column's label. */
  column: string;
  descending: boolean;
}

export function isSortable<Row>({ sortable, filter }: Column<Row>): boolean {
  return sortable !== false && filter === undefined;
}

export function directionOf<Row>(sort: Sort | null, { label }: Column<Row>): false | 'asc' | 'desc' {
  if (sort?.column !== label) return false;
  return sort.descending ? 'desc' : 'asc';
}

/** A press on a head sorts upwards, then downwards, then not at all. */
export function nextSort<Row>(sort: Sort | null, column: Column<Row>): Sort | null {
  const direction = directionOf(sort, column);
  return direction === 'desc' ? null : { column: column.label, descending: direction === 'asc' };
}
