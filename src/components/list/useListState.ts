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
  change(changes: Partial<ListQuery>): void;
  /** Replaces the whole query in the URL. */
  show(search: string): void;
  /** Shows another page until the next change, without writing it to the URL: the user has not chosen this page. */
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
 * The whole query of the current location. When the user comes to the list without a query, as after saving a form, it is the
 * last query of the list. The list's own menu link, pressed on the list itself, resets the query.
 */
export function useWholeSearch(): string {
  const location = useLocation();
  const owner = useAppSelector(selectUsers);
  // Read from the store only on arrival, so it is not selected.
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

/** The column filters of the list on this screen. Other keys than `filterKeys`, as in a manipulated link, are ignored. */
export function useColumnFilters(filterKeys: readonly string[]): ColumnFilters {
  return readListQuery(useWholeSearch(), filterKeys).columnFilters;
}

/**
 * The state of a list is in its URL, so that a reload or a copied link shows the same rows; filters that may hold a person's
 * name are in the state of the history entry. A change replaces the entry, so that Back leaves the list. Text that is being
 * typed into the quick filter is in React state until the typing pauses.
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
  // Every navigation has a new key, so it ends the typing.
  const isTyping = typed.key === location.key;
  const asked = isTyping ? { ...stored, filter: typed.text, page: 1 } : stored;
  const [opened, setOpened] = useState({ key: '', page: 1 });
  const query = !isTyping && opened.key === location.key ? { ...asked, page: opened.page } : asked;

  const { pathname } = location;
  const whole = writeListQuery(search, query);
  const target = splitListQuery(writeListQuery(search, asked));
  const isWritten = target.search === location.search && target.names === namesIn(owner, location.state);

  function write(next: string): void {
    const present = router?.state.location ?? location;
    // The router may be navigating to a screen that is still loading or rendering. A write would replace that navigation.
    const hasLeft = (router && router.state.navigation.state !== 'idle') || present.pathname !== pathname;
    if (hasLeft) return;
    const { search: nextSearch, names } = splitListQuery(next);
    // The state of the entry may have values of other screens.
    const stored: unknown = present.state;
    const state = { ...(typeof stored === 'object' && stored), ...listState(owner, names) };
    const to = { search: nextSearch, hash: present.hash };
    void navigate(to, { replace: true, preventScrollReset: true, flushSync: true, state });
  }

  const writeQuery = useEffectEvent(() => {
    // A newer location of this list may still be rendering.
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
    change: (changes) => write(writeListQuery(search, { ...query, ...changes })),
    show: write,
    showPage: (page) => setOpened({ key: location.key, page }),
    typeFilter: (text) => setTyped({ key: location.key, text }),
  };
}
