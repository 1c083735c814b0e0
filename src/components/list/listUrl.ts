import { useContext, useEffect, useState } from 'react';
import {
  UNSAFE_DataRouterContext,
  NavigationType,
  useLocation,
  useNavigate,
  useNavigation,
  useNavigationType,
  type Location,
} from 'react-router-dom';
import type { Sort } from './columns';

/** Filters that the server applies, by the key that is sent; empty ones are left out. */
export type ColumnFilters = Readonly<Record<string, string>>;

/** Where a user stands in a list: its page (from 1), order, quick filter and column filters. */
export interface ListQuery {
  page: number;
  sort: Sort | null;
  filter: string;
  columnFilters: ColumnFilters;
}

export interface ListState {
  query: ListQuery;
  change(part: Partial<ListQuery>): void;
}

const typingPauseMs = 250;
/** Long enough for the rows to be painted before the address is written. */
const paintPauseMs = 50;
const columnPrefix = 'filter.';
/** What may hold a person's name. Addresses get into the browser's history and into logs, history entries do not. */
const namingParams: readonly string[] = ['filter', 'filter.firstname', 'filter.lastname'];

interface Remembered {
  /** The whole query, names included. */
  search: string;
  row: string | null;
}

/** The last query of each list that was open since the page was loaded, by path. */
const memory = new Map<string, Remembered>();
let listOwner = '';

/** Forgets every list's query and row. To be called on logout: a filter may hold a customer's name. */
export function forgetLists(): void {
  memory.clear();
}

/** Says who is signed in. What a history entry keeps of somebody else's filters is not read. */
export function setListOwner(owner: string): void {
  forgetLists();
  listOwner = owner;
}

/** Notes the row from which the user leaves a list for another screen. */
export function rememberRow(path: string, row: string): void {
  memory.set(path, { search: memory.get(path)?.search ?? '', row });
}

/** The row from which the list was left, once: the second question gets null. */
export function takeRememberedRow(path: string): string | null {
  const remembered = memory.get(path);
  if (remembered === undefined || remembered.row === null) return null;
  memory.set(path, { ...remembered, row: null });
  return remembered.row;
}

/** What a query string says of a list. Whatever it does not say, or says wrongly, is as on a first visit. */
export function readListQuery(search: string, filterKeys: readonly string[] = []): ListQuery {
  const params = new URLSearchParams(search);
  const page = Number(params.get('page') ?? 1);
  const column = params.get('sort');
  const filters = filterKeys.flatMap((key): [string, string][] => {
    const text = params.get(columnPrefix + key);
    return text ? [[key, text]] : [];
  });
  return {
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    sort: column ? { column, descending: params.get('order') === 'desc' } : null,
    filter: params.get('filter') ?? '',
    columnFilters: Object.fromEntries(filters),
  };
}

/** The query string that says `query`. Parameters of others stay; what is as on a first visit is left out. */
export function writeListQuery(search: string, query: ListQuery): string {
  const params = new URLSearchParams(search);
  for (const key of [...params.keys()]) if (key.startsWith(columnPrefix)) params.delete(key);
  const put = (key: string, value: string): void => {
    if (value) params.set(key, value);
    else params.delete(key);
  };
  put('page', query.page > 1 ? String(query.page) : '');
  put('sort', query.sort?.column ?? '');
  put('order', query.sort?.descending ? 'desc' : '');
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

/** What the history entry keeps of this owner's filters; undefined where it was not written by a list. */
function namesIn(state: unknown): string | undefined {
  const list: unknown = typeof state === 'object' && state && 'list' in state ? state.list : undefined;
  const mine = `${listOwner}?`;
  return typeof list === 'string' && list.startsWith(mine) ? list.slice(mine.length) : undefined;
}

/** The whole query of a location; an old address may still carry names. */
function wholeSearch({ search, state }: Location): string {
  const names = namesIn(state);
  return names ? `${search || '?'}&${names}` : search;
}

const noKeys: readonly string[] = [];

/**
 * A list's page, sort and filters. They live in the URL (replaced, not pushed: Back leaves the list), so that a reload or a
 * copied link shows the same rows; filters that may hold a person's name live in the state of the history entry, which
 * a reload keeps and a link does not carry. Coming back without either, as after saving a form, restores the last query; the
 * list's own menu link, pressed on the list itself, starts afresh. Typing is written after a pause.
 * `filterKeys` are the column filters that the URL may set: others in a doctored link are not sent to the server.
 */
export function useListState(filterKeys: readonly string[] = noKeys): ListState {
  const location = useLocation();
  const arrival = useNavigationType();
  const navigate = useNavigate();
  const isLeaving = useNavigation().state !== 'idle';
  const { router } = useContext(UNSAFE_DataRouterContext) ?? {};
  const onArrival = (arrived: Location): ListQuery =>
    readListQuery(wholeSearch(arrived) || (memory.get(arrived.pathname)?.search ?? ''), filterKeys);
  const [seen, setSeen] = useState(() => ({ location, query: onArrival(location) }));

  let { query } = seen;
  if (seen.location.key !== location.key) {
    const isOwnWrite = arrival === NavigationType.Replace && namesIn(location.state) !== undefined;
    if (seen.location.pathname !== location.pathname) query = onArrival(location);
    else if (!isOwnWrite) query = readListQuery(wholeSearch(location), filterKeys);
    setSeen({ location, query });
  }

  const { pathname, hash } = location;
  const whole = writeListQuery(location.search, query);
  const isTyping = query.filter !== readListQuery(wholeSearch(location)).filter;
  useEffect(() => {
    memory.set(pathname, { row: memory.get(pathname)?.row ?? null, search: whole });
  }, [pathname, whole]);
  useEffect(() => {
    const { search, names } = splitListQuery(whole);
    const isWritten = search === location.search && names === (namesIn(location.state) ?? '');
    // A write would take the place of a navigation whose screen is still being fetched.
    if (isWritten || isLeaving) return undefined;
    const write = (): void => {
      // Asked of the router itself: where it goes, or already is, may not have been drawn yet.
      const isElsewhere =
        router && (router.state.navigation.state !== 'idle' || router.state.location.pathname !== pathname);
      if (isElsewhere) return;
      // Another screen may keep something in the same entry.
      const held: unknown = location.state;
      const state = { ...(typeof held === 'object' && held), list: `${listOwner}?${names}` };
      void navigate({ search, hash }, { replace: true, preventScrollReset: true, state });
    };
    const timer = setTimeout(write, isTyping ? typingPauseMs : paintPauseMs);
    return () => clearTimeout(timer);
  }, [whole, hash, pathname, location, isTyping, isLeaving, router, navigate]);

  // Not from the last state: React would hand over that of a render which it gave up for this change.
  const change = (part: Partial<ListQuery>): void => setSeen({ location, query: { ...query, ...part } });
  return { query, change };
}
