import { listState, splitListQuery, writeListQuery } from '@/components/list/listQuery';
import { filterShowing } from '@/domain/search';
import type { SearchGroup } from '@/navigation/searchGroup';

/** The path of the list with the narrowest filter that still shows the rows. */
export function filteredList<Row>(
  owner: string,
  pathname: string,
  rows: readonly Row[],
  words: readonly string[],
  { columns, serverFilters = [] }: SearchGroup<Row>,
): { to: { pathname: string; search: string }; state: unknown } {
  const textIn =
    ({ accessorFn }: (typeof columns)[number]) =>
    (row: Row) =>
      accessorFn(row, 0);
  const byServer = serverFilters.flatMap((key) => columns.filter(({ meta }) => meta?.filterKey === key));
  const others = columns.filter((column) => !byServer.includes(column)).map(textIn);
  const shown = filterShowing(rows, words, {
    columns: Object.fromEntries(byServer.map((column) => [column.meta?.filterKey ?? '', textIn(column)])),
    cells: (row) => others.map((text) => text(row)),
  });
  const { search, names } = splitListQuery(writeListQuery('', { page: 1, sort: null, ...shown }));
  return { to: { pathname, search }, state: listState(owner, names) };
}
