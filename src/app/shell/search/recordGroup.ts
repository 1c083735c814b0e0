import type { Dispatch } from '@reduxjs/toolkit';
import type { To } from 'react-router-dom';
import { listLeft } from '@/components/list/listsSlice';
import { sameId } from '@/domain/records/ids';
import type { Customer } from '@/domain/records/quotations';
import type { Id } from '@/domain/records/scalars';
import {
  bestFirst,
  filtersForWord,
  phoneWords,
  queryReadings,
  rankOfQuery,
  searchWords,
  wordsForServer,
} from '@/domain/search';
import { maxRecent, recordKey } from '@/session/personalSlice';
import type { ListRead, SearchedList, SearchGroup } from '@/navigation/searchGroup';
import { filteredList } from './filteredList';
import { searchedFields } from './searchedFields';

/** One line of the results. */
export interface Hit {
  /** Unique within its group. */
  readonly key: string;
  readonly title: string;
  readonly detail: string;
  /** Undefined for an action that stays on the screen. */
  readonly to?: To | undefined;
  readonly state?: unknown;
  /** Runs before the hit is opened. */
  readonly onOpen?: (() => unknown) | undefined;
  /** The searched texts, normalized for comparison with a query. */
  readonly fields: readonly string[];
}

/** The result of a group: the number of hits, the best of them, and the link to the list that shows all. */
export interface Found {
  readonly count: number;
  readonly hits: readonly Hit[];
  /** All hits that were opened before, by `recordKey`. */
  readonly opened: ReadonlyMap<string, Hit>;
  readonly list: Pick<Hit, 'to' | 'state'>;
}

/** A kind of record that this user can search. */
export interface RecordGroup {
  readonly heading: string;
  /** Whether the group searches for this query; without it, every query. */
  readonly matchesQuery?: (query: string) => boolean;
  /** Rejects if one of the calls fails. */
  readonly find: (query: string) => Promise<Found>;
}

/** What the groups need to know about the user, and how they read a list. */
export interface SearchContext {
  /** Identifies the signed-in user: filters in the history belong to one user. */
  readonly owner: string;
  readonly clientId: Id;
  /** The first intake category; undefined if there is none. */
  readonly categoryId: Id | undefined;
  /** Whether the user's menu leads to the list. */
  readonly mayOpen: (list: string) => boolean;
  /** Whether the user has opened the record at a path. */
  readonly isOpened: (path: string) => boolean;
  readonly read: <Row>(list: ListRead<Row>) => Promise<readonly Row[]>;
  /** The customers that match a query although the server misses their records; without it there are none. */
  readonly findMissed?: (query: string) => Promise<readonly Customer[]>;
  readonly dispatch: Dispatch;
}

/** As elsewhere, a response that is older than five seconds is fetched again. */
export const recent = { forceRefetch: 5 } as const;

/** How many records of a group are shown. */
export const shownRows = 5;
/** At most this many rows are used to choose the filter with which the list is opened. */
const rowsForFilter = 500;
/** How long the search may work before it lets the browser handle input and paint, in milliseconds. */
const sliceMs = 12;
/** The rank of a record that only its customer matches: after all others. */
const rankByCustomer = 1000;
/** The number of rows between two looks at the clock. */
const rowsPerCheck = 100;

/**
 * Returns a function that lets the browser handle other tasks once the current slice of work has lasted long
 * enough.
 */
function createPause(): () => Promise<void> {
  let start = performance.now();
  return async () => {
    if (performance.now() - start < sliceMs) return;
    await new Promise((resolve) => setTimeout(resolve));
    start = performance.now();
  };
}

/** A group over those of its lists that the user may open; undefined if there is none. */
export function recordGroup<Row extends { id: Id } | { customer_id: Id }>(
  { owner, clientId, mayOpen, isOpened, read, findMissed, dispatch }: SearchContext,
  group: SearchGroup<Row>,
): RecordGroup | undefined {
  const lists = [group, ...(group.otherLists ?? [])].filter(({ list, menuList = list }) => mayOpen(menuList));
  const [first] = lists;
  if (!first) return undefined;
  const loadedLists = new Map<SearchedList<Row>, Promise<readonly Row[]>>();

  /**
   * A list that the server filters is fetched for each query, any other list once while the search is open.
   */
  async function load(list: SearchedList<Row>, words: readonly string[]): Promise<readonly Row[]> {
    if (group.serverFilters) {
      const filters = wordsForServer(words).flatMap(filtersForWord);
      const responses = filters.map((filter) => read(list.load(clientId, recent, filter)));
      return (await Promise.all(responses)).flat();
    }
    const known = loadedLists.get(list);
    if (known) return known;
    const rows = read(list.load(clientId, recent, {}));
    loadedLists.set(list, rows);
    // After a failure the next query fetches the list again.
    rows.catch(() => loadedLists.delete(list));
    return rows;
  }

  /** The records of the customers that match a query although the server misses these records. */
  async function loadOfCustomers(query: string): Promise<readonly Row[]> {
    const { loadOfCustomer } = group;
    if (!loadOfCustomer || !findMissed) return [];
    const customers = await findMissed(query);
    const responses = customers.map(async (customer) => {
      const rows = await read(loadOfCustomer(clientId, customer, recent));
      return rows.filter((row) => !('customer_id' in row) || sameId(row.customer_id, customer.customer_id));
    });
    return (await Promise.all(responses)).flat();
  }

  return {
    heading: group.heading,
    async find(query) {
      const words = searchWords(query);
      const readings = queryReadings(query);
      const [ofCustomers, ...rowsByList] = await Promise.all([
        loadOfCustomers(query),
        ...lists.map((list) => load(list, words)),
      ]);
      const pause = createPause();
      const matches = new Map<string, [found: Match<Row>, rank: number]>();
      const opened: Match<Row>[] = [];
      let checked = 0;
      for (const [index, list] of lists.entries()) {
        for (const row of rowsByList[index] ?? []) {
          if (++checked % rowsPerCheck === 0) await pause();
          const rank = rankOfQuery(searchedFields(row, group), readings);
          const key = rowKey(row);
          if (rank === undefined || matches.has(key)) continue;
          matches.set(key, [[row, list], rank]);
          if (isOpened(list.open(row))) opened.push([row, list]);
        }
      }
      for (const row of ofCustomers) {
        const key = rowKey(row);
        if (matches.has(key)) continue;
        matches.set(key, [[row, first], rankOfQuery(searchedFields(row, group), readings) ?? rankByCustomer]);
        if (isOpened(first.open(row))) opened.push([row, first]);
      }
      const found = [...matches.values()];
      const best = bestFirst(found);
      const hit = (match: Match<Row>): Hit => createHit(match, group, best, dispatch);
      const rows = found.slice(0, rowsForFilter).map(([[row]]) => row);
      return {
        count: found.length,
        // Hits that were opened before are shown in another section: the group needs some more to fill its
        // rows.
        hits: best.slice(0, shownRows + maxRecent).map(hit),
        opened: new Map(opened.map((match) => [recordKey(matchPath(match)), hit(match)])),
        list: filteredList(owner, first.list, rows, [...words, ...(phoneWords(query) ?? [])], group),
      };
    },
  };
}

/** A row and the list in which it was found. */
type Match<Row> = readonly [row: Row, list: SearchedList<Row>];

/** The path of the screen of a row. */
function matchPath<Row>([row, list]: Match<Row>): string {
  return list.open(row);
}

function rowKey(row: { id: Id } | { customer_id: Id }): string {
  return String('id' in row ? row.id : row.customer_id);
}

function joinTexts(separator: string, texts: readonly string[]): string {
  return texts.filter((text) => text.trim() !== '').join(separator);
}

/** 'Albany, NY', or whichever of the two is known. */
function cityAndState([city = '', ...states]: readonly string[]): string {
  return joinTexts(', ', [city, states.find(Boolean) ?? '']);
}

/** A row as a hit. Its screen can step through the other matches of the group. */
function createHit<Row extends { id: Id } | { customer_id: Id }>(
  match: Match<Row>,
  group: SearchGroup<Row>,
  matches: readonly Match<Row>[],
  dispatch: Dispatch,
): Hit {
  const [row, { list }] = match;
  const to = matchPath(match);
  const address = cityAndState(group.address?.(row) ?? []);
  return {
    key: rowKey(row),
    title: group.title(row).trim() || 'Without a name',
    detail: group.detail ? joinTexts(' · ', group.detail(row, address)) : address,
    to,
    onOpen() {
      const action = group.opened?.(row);
      if (action) dispatch(action);
      // The screen is the list itself, so there is no record to step through.
      if (to === list) return;
      const rows = matches.filter((each) => matchPath(each) !== each[1].list);
      const records = rows.map((each) => ({ key: rowKey(each[0]), links: [matchPath(each)] }));
      dispatch(listLeft({ pathname: group.list, id: rowKey(row), records }));
    },
    fields: searchedFields(row, group),
  };
}
