import { use, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { RouterContext } from '@/components/ui/routerContext';
import { own } from '@/domain/values/objects';
import type { ColumnSort } from 'react-table';
import { forgetListChoices, startSearch } from './listChoices';

/** Filters that the server applies, by the key that is sent; empty ones are left out. */
export type ColumnFilters = Readonly<Record<string, string>>;

/** A list's page (from 1), order, quick filter and column filters. */
export interface ListQuery {
  page: number;
  sort: ColumnSort | null;
  filter: string;
  columnFilters: ColumnFilters;
}

export interface ListState {
  query: ListQuery;
  /** Writes a change to the URL. */
  change(part: Partial<ListQuery>): void;
  /** Writes another query to the URL, whole. */
  show(search: string): void;
  /** Sets the quick filter, on the first page. The URL gets it when the typing pauses. */
  typeFilter(text: string): void;
}

const typingPauseMs = 250;
const columnPrefix = 'filter.';
/** Filters that may hold a person's name. Addresses get into the browser's history and into logs, the state of entries does not. */
const namingParams: readonly string[] = ['filter', 'filter.firstname', 'filter.lastname'];

interface Remembered {
  /** The whole query, names included. */
  search: string;
  /** How it was left for one of its records. */
  left?: LeftList | undefined;
}

/** The last query of each list that was open since the page was loaded, by path. */
const memory = new Map<string, Remembered>();
let listOwner = '';

/** Forgets every list's query, row and choices. To be called on logout: a filter may hold a customer's name. */
export function forgetLists(): void {
  memory.clear();
  forgetListChoices();
  leftList = undefined;
}

/** Sets who is signed in. Filters that another user left in a history entry are not read. */
export function setListOwner(owner: string): void {
  forgetLists();
  listOwner = owner;
}

/** A list as it was left for one of its records. */
export interface LeftList {
  readonly pathname: string;
  /** The record's key. */
  readonly id: string;
  /** All rows in the order of the list, narrowed by its filter. */
  rows(): readonly object[];
  keyOf(row: object): string;
  /** The screens that a row leads to. */
  linksOf(row: object): readonly (string | undefined)[];
}

let leftList: LeftList | undefined;

/** The list that was left last for one of its records. */
export function getLeftList(): LeftList | undefined {
  return leftList;
}

/** Stores a list as the user leaves it for one of its records. */
export function rememberList(list: LeftList): void {
  leftList = list;
  memory.set(list.pathname, { search: '', ...memory.get(list.pathname), left: list });
}

/** The id of the row for which the user left the list; the second call returns undefined. */
export function takeRememberedRow(path: string): string | undefined {
  const { search = '', left } = memory.get(path) ?? {};
  memory.set(path, { search });
  return left?.id;
}

/** Reads a list's query from a query string. What is missing or malformed is as on a first visit. */
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

/** Writes `query` into a query string. Other parameters stay; what is as on a first visit is left out. */
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
  return searchOf(params);
}

function searchOf(params: URLSearchParams): string {
  const text = params.toString();
  return text && `?${text}`;
}

/** A whole query as the part for the address and the part for the history entry. */
export function splitListQuery(whole: string): { search: string; names: string } {
  const params = new URLSearchParams(whole);
  const names = new URLSearchParams();
  for (const key of namingParams) {
    const text = params.get(key);
    if (text) names.set(key, text);
    params.delete(key);
  }
  return { search: searchOf(params), names: names.toString() };
}

/** What a list keeps in the state of its history entry. */
export function listState(names: string): { list: string } {
  return { list: `${listOwner}?${names}` };
}

/** The filters of this owner in the state of a history entry; undefined where no list wrote it. */
function namesIn(state: unknown): string | undefined {
  const list = own(state, 'list');
  const mine = `${listOwner}?`;
  return typeof list === 'string' && list.startsWith(mine) ? list.slice(mine.length) : undefined;
}

/** The whole query of a location; an old address may still carry names. */
function wholeSearch({ search, state }: Location): string {
  const names = namesIn(state);
  return names ? `${search || '?'}&${names}` : search;
}

function arriveAt(location: Location): { pathname: string; key: string; search: string } {
  const { pathname, key } = location;
  return {
    pathname,
    key,
    search: wholeSearch(location) || (memory.get(pathname)?.search ?? startSearch(pathname)),
  };
}

/**
 * The whole query of the present location. Arriving without one, as after saving a form, restores the last query of the
 * list; its own menu link, pressed on the list itself, is no arrival and starts afresh.
 */
export function useWholeSearch(): string {
  const location = useLocation();
  const [arrival, setArrival] = useState(() => arriveAt(location));
  if (arrival.pathname !== location.pathname) setArrival(arriveAt(location));
  return arrival.key === location.key ? arrival.search : wholeSearch(location);
}

/** The column filters of the list on this screen. Keys other than `filterKeys`, as in a doctored link, are not read. */
export function useColumnFilters(filterKeys: readonly string[]): ColumnFilters {
  return readListQuery(useWholeSearch(), filterKeys).columnFilters;
}

/**
 * The state of a list is its URL, so that a reload or a copied link shows the same rows. Filters that may hold a person's
 * name are in the state of the history entry, which a reload keeps and a link does not carry. A change replaces the entry,
 * so that Back leaves the list. Only the text that is being typed into the quick filter is kept here until the typing pauses.
 */
export function useListState(filterKeys: readonly string[]): ListState {
  const location = useLocation();
  const navigate = useNavigate();
  const router = use(RouterContext);
  const search = useWholeSearch();
  const stored = useMemo(() => readListQuery(search, filterKeys), [search, filterKeys]);
  const [typed, setTyped] = useState({ key: '', text: '' });
  // Every navigation ends the typing: each has a key of its own.
  const isTyping = typed.key === location.key;
  const query = isTyping ? { ...stored, filter: typed.text, page: 1 } : stored;

  const { pathname } = location;
  const whole = writeListQuery(search, query);
  const parts = splitListQuery(whole);
  const isWritten = parts.search === location.search && parts.names === (namesIn(location.state) ?? '');

  function write(next: string): void {
    // The router may have left for a screen that is still being fetched or rendered. A write would take its place.
    const hasLeft =
      router && (router.state.navigation.state !== 'idle' || router.state.location.key !== location.key);
    if (hasLeft) return;
    const target = splitListQuery(next);
    // Another screen may keep something in the same entry.
    const kept: unknown = location.state;
    const state = { ...(typeof kept === 'object' && kept), ...listState(target.names) };
    const to = { search: target.search, hash: location.hash };
    void navigate(to, { replace: true, preventScrollReset: true, flushSync: true, state });
  }

  const writeQuery = useEffectEvent(() => write(whole));
  useEffect(() => {
    memory.set(pathname, { ...memory.get(pathname), search: whole });
    if (isWritten) return undefined;
    const timer = setTimeout(writeQuery, isTyping ? typingPauseMs : 0);
    return () => clearTimeout(timer);
  }, [pathname, whole, isWritten, isTyping]);

  return {
    query,
    change: (part) => write(writeListQuery(search, { ...query, ...part })),
    show: write,
    typeFilter: (text) => setTyped({ key: location.key, text }),
  };
}
