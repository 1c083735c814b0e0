import type { ReactNode } from 'react';

/** One column of a list. For lists of many thousand rows keep the array of columns stable (module scope or useMemo). */
export interface Column<Row> {
  /** The header, and the column's name everywhere: for sorting in the URL, in the export, for its filter box. */
  label: string;
  /** The cell's text: what is sorted, filtered and exported, and what is shown unless there is a `cell`. */
  text(row: Row): string;
  /** Another way to show it: a link, a badge, an input. It is no component: hooks belong into what it returns. */
  cell?(row: Row): ReactNode;
  /** The value that the column is sorted by, where its text would sort wrongly (dates, money). */
  sortBy?(row: Row): string | number;
  /** `end` for numbers and money. */
  align?: 'end';
  /** False where order means nothing, as for a column of buttons. */
  sortable?: boolean;
  /** False where the cell is only a link: the column has no text to export. */
  exported?: false;
  /** The key of a filter that the server applies: the header becomes a text box. Such a column is not sorted here. */
  filter?: string;
  /** The width in characters; otherwise it is measured from the text. */
  width?: number;
  /** The line of a row's card on a phone that shows the column. The others are shown on the selected card only. */
  phoneLine?: 'first' | 'second';
  /** Shown only where the user adds it to the list. */
  optional?: boolean;
}
