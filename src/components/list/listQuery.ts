import type { ColumnSort } from 'react-table';
import { own } from '@/domain/values/objects';

/** Filters that the server applies, by the key that is sent; empty ones are left out. */
export type ColumnFilters = Readonly<Record<string, string>>;

/** A list's page (from 1), order, quick filter and column filters. */
export interface ListQuery {
  page: number;
  sort: ColumnSort | null;
  filter: string;
  columnFilters: ColumnFilters;
}

const columnPrefix = 'filter.';
/** Filters that may hold a person's name. They must not be in URLs, which are stored in logs and in the browser's history. */
const namingParams: readonly string[] = ['filter', 'filter.firstname', 'filter.lastname'];

/** Reads a list's query from a query string. Missing and malformed values get their defaults. */
export function readListQuery(search: string, filterKeys: readonly string[] = []): ListQuery {
  const params = new URLSearchParams(search);
  const page = Number(params.get('page') ?? 1);
  const id = params.get('sort');
  const filters = filterKeys.flatMap((key): [string, string][] => {
    const text = params.get(columnPrefix + key);
    return text ? [[key, text]] : [];
  });
  return {
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    sort: id ? { id, desc: params.get('order') === 'desc' } : null,
    filter: params.get('filter') ?? '',
    columnFilters: Object.fromEntries(filters),
  };
}

/** Writes `query` into a query string. Other parameters stay; default values are left out. */
export function writeListQuery(search: string, query: ListQuery): string {
  const params = new URLSearchParams(search);
  for (const key of [...params.keys()]) if (key.startsWith(columnPrefix)) params.delete(key);
  const put = (key: string, value: string): void => {
    if (value) params.set(key, value);
    else params.delete(key);
  };
  put('page', query.page > 1 ? String(query.page) : '');
  put('sort', query.sort?.id ?? '');
  put('order', query.sort?.desc ? 'desc' : '');
  put('filter', query.filter);
  for (const [key, text] of Object.entries(query.columnFilters)) put(columnPrefix + key, text);
  return searchString(params);
}

function searchString(params: URLSearchParams): string {
  const text = params.toString();
  return text && `?${text}`;
}

/** Splits a whole query into the search of the URL and the filters in the state of the history entry. */
export function splitListQuery(whole: string): { search: string; names: string } {
  const params = new URLSearchParams(whole);
  const names = new URLSearchParams();
  for (const key of namingParams) {
    const text = params.get(key);
    if (text) names.set(key, text);
    params.delete(key);
  }
  return { search: searchString(params), names: names.toString() };
}

/** The state that a list writes to its history entry for the users who are signed in. */
export function listState(owner: string, names: string): { list: string } {
  return { list: `${owner}?${names}` };
}

/** The filters of this owner in the state of a history entry; blank where a list has not written it. */
export function namesIn(owner: string, state: unknown): string {
  const list: unknown = own(state, 'list');
  const mine = `${owner}?`;
  return typeof list === 'string' && list.startsWith(mine) ? list.slice(mine.length) : '';
}
