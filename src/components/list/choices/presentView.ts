import { standardLayout, type ListChoices, type ListView, type ReadyViews } from '../listChoices';
import { splitListQuery } from '../listQuery';

/** The query that a view stores. It outlives the session, so filters that may hold a person's name are left out. */
export function storedSearch(whole: string): string {
  const params = new URLSearchParams(splitListQuery(whole).search);
  params.delete('page');
  return params.size > 0 ? `?${String(params)}` : '';
}

/**
 * The view that a list shows, and whether the list has changed since. The page and the quick filter do not count as
 * changes.
 */
export function presentView(
  { views, view, layout }: Pick<ListChoices, 'views' | 'view' | 'layout'>,
  search: string,
  ready: ReadyViews,
): ListView & { isOwn: boolean; isChanged: boolean } {
  const show = readyViewKey(search);
  const own = views.find(({ name, search: stored }) => name === view && readyViewKey(stored) === show);
  const shown =
    own ??
    (Object.hasOwn(ready, show)
      ? { name: ready[show]?.label ?? '', search: readySearch(show, ready), layout }
      : { name: 'Standard', search: '', layout: standardLayout });
  const isChanged = viewContent(shown) !== viewContent({ search, layout });
  return { ...shown, isOwn: own !== undefined, isChanged };
}

/** The query of a built-in view. */
export function readySearch(key: string, ready: ReadyViews): string {
  return ready[key]?.search ?? `?show=${key}`;
}

function readyViewKey(search: string): string {
  return new URLSearchParams(search).get('show') ?? '';
}

/** The contents of a view as text: equal contents have equal texts. */
function viewContent({ search, layout }: Omit<ListView, 'name'>): string {
  const { columnOrder, columnVisibility, columnSizing } = layout;
  const params = new URLSearchParams(search);
  for (const key of ['page', 'filter']) params.delete(key);
  params.sort();
  const sets = [columnVisibility, columnSizing].map((set) => Object.entries(set).map(String).toSorted());
  return JSON.stringify([String(params), columnOrder, ...sets]);
}
