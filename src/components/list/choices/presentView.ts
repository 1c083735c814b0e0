import { standardLayout, type ListChoices, type ListView, type ReadyViews } from '../listChoices';
import { splitListQuery } from '../listQuery';

/** The part of a list's whole query that a view keeps: it outlives the session, so filters that may hold a name are left out. */
export function keptSearch(whole: string): string {
  const params = new URLSearchParams(splitListQuery(whole).search);
  params.delete('page');
  return params.size > 0 ? `?${String(params)}` : '';
}

/**
 * The view that a list shows, and whether the list differs from it by now. Paging and the quick filter, which is in its own
 * box, are no difference.
 */
export function presentView(
  { views, view, layout }: Pick<ListChoices, 'views' | 'view' | 'layout'>,
  search: string,
  ready: ReadyViews,
): ListView & { isOwn: boolean; isChanged: boolean } {
  const show = showOf(search);
  const own = views.find(({ name, search: kept }) => name === view && showOf(kept) === show);
  const shown =
    own ??
    (Object.hasOwn(ready, show)
      ? { name: ready[show]?.label ?? '', search: `?show=${show}`, layout }
      : { name: 'Standard', search: '', layout: standardLayout });
  const isChanged = contentOf(shown) !== contentOf({ search, layout });
  return { ...shown, isOwn: own !== undefined, isChanged };
}

function showOf(search: string): string {
  return new URLSearchParams(search).get('show') ?? '';
}

/** All that a view keeps but its name, written so that equal views have equal texts. */
function contentOf({ search, layout }: Omit<ListView, 'name'>): string {
  const { columnOrder, columnVisibility, columnSizing } = layout;
  const params = new URLSearchParams(search);
  for (const key of ['page', 'filter']) params.delete(key);
  params.sort();
  const sets = [columnVisibility, columnSizing].map((set) => Object.entries(set).map(String).toSorted());
  return JSON.stringify([String(params), columnOrder, ...sets]);
}
