import { use, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { RouterContext } from '@/components/ui/routerContext';
import { useAppDispatch, useAppSelector, useAppStore } from '@/redux';
import { selectUsers } from '@/session/sessionSlice';
import {
  listState,
  namesIn,
  readListQuery,
  splitListQuery,
  writeListQuery,
  type ColumnFilters,
  type ListQuery,
} from './listQuery';
import { searchChanged, selectListSearch } from './listsSlice';

const typingPauseMs = 250;

export interface ListState {
  query: ListQuery;
  /** Writes a change to the URL. */
  change(part: Partial<ListQuery>): void;
  /** Writes another query to the URL, whole. */
  show(search: string): void;
  /** Shows another page until the next change. The URL stays as the documents have it, for a page that nobody asked for. */
  showPage(page: number): void;
  /** Sets the quick filter, on the first page. The URL gets it when the typing pauses. */
  typeFilter(text: string): void;
}

/** The whole query of a location. Filters that may hold a person's name are read from the history entry only. */
function wholeSearch(owner: string, location: Location): string {
  const { search } = splitListQuery(location.search);
  const names = namesIn(owner, location.state);
  return names ? `${search || '?'}&${names}` : search;
}

/**
 * The whole query of the present location. Arriving without one, as after saving a form, restores the last query of the
 * list; its own menu link, pressed on the list itself, is no arrival and starts afresh.
 */
export function useWholeSearch(): string {
  const location = useLocation();
  const owner = useAppSelector(selectUsers);
  // What the list was left with counts on arriving only.
  const store = useAppStore();
  const arrive = (): Pick<Location, 'pathname' | 'key' | 'search'> & { owner: string } => {
    const { pathname, key } = location;
    const search = wholeSearch(owner, location) || selectListSearch(store.getState(), pathname);
    return { owner, pathname, key, search };
  };
  const [arrival, setArrival] = useState(arrive);
  if (arrival.pathname !== location.pathname || arrival.owner !== owner) setArrival(arrive());
  return arrival.key === location.key ? arrival.search : wholeSearch(owner, location);
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
  const owner = useAppSelector(selectUsers);
  const dispatch = useAppDispatch();
  const stored = useMemo(() => readListQuery(search, filterKeys), [search, filterKeys]);
  const [typed, setTyped] = useState({ key: '', text: '' });
  // Every navigation ends the typing: each has a key of its own.
  const isTyping = typed.key === location.key;
  const asked = isTyping ? { ...stored, filter: typed.text, page: 1 } : stored;
  const [opened, setOpened] = useState({ key: '', page: 1 });
  const query = !isTyping && opened.key === location.key ? { ...asked, page: opened.page } : asked;

  const { pathname } = location;
  const whole = writeListQuery(search, query);
  const parts = splitListQuery(writeListQuery(search, asked));
  const isWritten = parts.search === location.search && parts.names === namesIn(owner, location.state);

  function write(next: string): void {
    const present = router?.state.location ?? location;
    // The router may have left for a screen that is still being fetched or rendered. A write would take its place.
    const hasLeft = (router && router.state.navigation.state !== 'idle') || present.pathname !== pathname;
    if (hasLeft) return;
    const target = splitListQuery(next);
    // Another screen may keep something in the same entry.
    const kept: unknown = present.state;
    const state = { ...(typeof kept === 'object' && kept), ...listState(owner, target.names) };
    const to = { search: target.search, hash: present.hash };
    void navigate(to, { replace: true, preventScrollReset: true, flushSync: true, state });
  }

  const writeQuery = useEffectEvent(() => {
    // The list may have been opened anew, and is still being rendered.
    const isPresent = !router || router.state.location.key === location.key;
    if (isPresent) write(writeListQuery(search, asked));
  });
  useEffect(() => {
    dispatch(searchChanged({ pathname, search: whole }));
    if (isWritten) return undefined;
    const timer = setTimeout(writeQuery, isTyping ? typingPauseMs : 0);
    return () => clearTimeout(timer);
  }, [dispatch, pathname, whole, isWritten, isTyping]);

  return {
    query,
    change: (part) => write(writeListQuery(search, { ...query, ...part })),
    show: write,
    showPage: (page) => setOpened({ key: location.key, page }),
    typeFilter: (text) => setTyped({ key: location.key, text }),
  };
}
