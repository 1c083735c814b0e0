import type { PaginationState } from 'react-table';

const grouped = new Intl.NumberFormat('en-US');

/** How many rows a list has: '13 rows', or under a filter '3 of 13 rows'. */
export function rowsText(shown: number, all: number): string {
  const noun = all === 1 ? 'row' : 'rows';
  return shown === all
    ? `${grouped.format(all)} ${noun}`
    : `${grouped.format(shown)} of ${grouped.format(all)} ${noun}`;
}

/**
 * LIST-02, IAGRP-02: 'Page X of Y', and with rows 'Page X of Y Showing rows A to B of N'. Without rows it is page 1 of 1 and
 * rows 0 to 0 of 0. Numbers are plain, as documented.
 */
export function pagedText(
  page: number,
  pages: number,
  rows: { from: number; shown: number; count: number } | null,
): string {
  const text = `Page ${String(page)} of ${String(pages)}`;
  if (!rows) return text;
  const first = rows.shown === 0 ? 0 : rows.from + 1;
  return `${text} Showing rows ${String(first)} to ${String(rows.from + rows.shown)} of ${String(rows.count)}`;
}

/** What is read out after paging or filtering. Not the words on the screen, which are there once. */
export function announcedText(count: string, page: number, pages: number): string {
  return `${count}, page ${String(page)} out of ${String(pages)}`;
}

/** The index of a page's first row in the whole list; a list that is not paged has the page size Infinity. */
export function firstRowOf({ pageIndex, pageSize }: PaginationState): number {
  return pageIndex > 0 ? pageIndex * pageSize : 0;
}

/** The name of an export's button, with the number of rows it holds where that is known. */
export function exportText(count: number | undefined, label = 'Export CSV'): string {
  return count === undefined ? label : `${label} (${grouped.format(count)})`;
}

/** What tells a row from the others, as far as the server says. */
export function ownKey<Row extends object>(row: Row, rowKey: ((row: Row) => string) | undefined): string {
  if (rowKey) return rowKey(row);
  return 'id' in row ? String(row.id) : '';
}

/** A key for each row that no other row has, even when the server's ids are missing or doubled. */
export function uniqueKeys<Row extends object>(
  rows: readonly Row[],
  rowKey: ((row: Row) => string) | undefined,
): readonly string[] {
  const keys = rows.map((row) => ownKey(row, rowKey));
  const taken = new Set(keys);
  if (taken.size === keys.length && !taken.has('')) return keys;
  taken.clear();
  return keys.map((own, index) => {
    const key = own === '' || taken.has(own) ? `${own}#${String(index)}` : own;
    taken.add(key);
    return key;
  });
}
