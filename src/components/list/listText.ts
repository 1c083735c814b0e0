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
 * 'Page X of Y', or with `rows` 'Page X of Y Showing rows A to B of N'. An empty list has page 1 of 1 and rows 0 to 0 of 0.
 * Numbers have no separators, as documented.
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

/** The announcement after paging or filtering. It differs from the text on the screen, so that a search finds one text. */
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

/** The key of a row from its own data; rows may have the same one, or a blank one. */
export function ownKey<Row extends object>(row: Row, rowKey: ((row: Row) => string) | undefined): string {
  if (rowKey) return rowKey(row);
  return 'id' in row ? String(row.id) : '';
}

/** A unique key for each row, even when the server's ids are missing or repeated. */
export function uniqueKeys<Row extends object>(
  rows: readonly Row[],
  rowKey: ((row: Row) => string) | undefined,
): readonly string[] {
  const keys = rows.map((row) => ownKey(row, rowKey));
  const used = new Set(keys);
  if (used.size === keys.length && !used.has('')) return keys;
  used.clear();
  return keys.map((own, index) => {
    const key = own === '' || used.has(own) ? `${own}#${String(index)}` : own;
    used.add(key);
    return key;
  });
}
