import type { Dispatch } from '@reduxjs/toolkit';
import type { To } from 'react-router-dom';
import { listState, splitListQuery, writeListQuery } from '@/components/list/listQuery';
import { listLeft } from '@/components/list/listsSlice';
import type { Id } from '@/domain/records/scalars';
import {
  bestFirst,
  filterShowing,
  filtersForWord,
  phoneWords,
  plainText,
  queryReadings,
  rankOfQuery,
  searchWords,
  wordsForServer,
} from '@/domain/search';
import { stateTexts } from '@/domain/text/usStates';
import { maxRecent, recordKey } from '@/session/personalSlice';
import type { ListRead, SearchedList, SearchGroup } from '@/navigation/searchGroup';

/** One line of the results. */
export interface Hit {
  /** Differs from that of every other hit of its group. */
  readonly key: string;
  readonly title: string;
  readonly detail: string;
  /** Undefined for an action that stays on the screen. */
  readonly to?: To | undefined;
  readonly state?: unknown;
  /** Runs before the hit is opened. */
  readonly onOpen?: (() => unknown) | undefined;
  /** What was searched, as `plainText` writes it. */
  readonly fields: readonly string[];
}

/** What a group found: how many, the best of them, and the list that shows them all. */
export interface Found {
  readonly count: number;
  readonly hits: readonly Hit[];
  /** All that were opened before, by `recordKey`. */
  readonly opened: ReadonlyMap<string, Hit>;
  readonly list: Pick<Hit, 'to' | 'state'>;
}

/** A kind of record that this user can search. */
export interface RecordGroup {
  readonly heading: string;
  /** Whether a query may mean the group; each does without it. */
  readonly isMeant?: (query: string) => boolean;
  /** Rejects when the server did not answer one of the calls. */
  readonly find: (query: string) => Promise<Found>;
}

/** What groups need to know of the user, and how they read a list. */
export interface SearchContext {
  /** The users of both areas, whose filters the history may keep. */
  readonly owner: string;
  readonly clientId: Id;
  /** The first intake category; undefined if there is none. */
  readonly categoryId: Id | undefined;
  /** Whether the user's menu leads to the list. */
  readonly mayOpen: (list: string) => boolean;
  /** Whether the user has opened the record at a path. */
  readonly isOpened: (path: string) => boolean;
  readonly read: <Row>(list: ListRead<Row>) => Promise<readonly Row[]>;
  readonly dispatch: Dispatch;
}

/** As everywhere, an answer that is older than five seconds is asked for again. */
const recent = { forceRefetch: 5 } as const;

/** How many records of a group are shown. */
export const shownRows = 5;
/** So many rows decide with which filter the list is opened. */
const rowsForFilter = 500;
/** The work that is done before the browser may handle keys and paint again, in milliseconds. */
const sliceMs = 12;
/** Rows after which the time is looked at. */
const rowsPerCheck = 100;

/** The searched texts of the rows that were looked at before, by the group: two groups may read one list. */
const prepared = new Map<string, WeakMap<object, readonly string[]>>();

function fieldsOf<Row extends object>(
  row: Row,
  { heading, columns, alsoSearched, phones, place }: SearchGroup<Row>,
): readonly string[] {
  const ofGroup = prepared.get(heading) ?? new WeakMap<object, readonly string[]>();
  const known = ofGroup.get(row);
  if (known) return known;
  prepared.set(heading, ofGroup);
  const [city = '', ...states] = place?.(row) ?? [];
  const shown = columns.map(({ accessorFn }) => accessorFn(row, 0));
  const texts = [...shown, ...(alsoSearched?.(row) ?? []), city, ...states.flatMap(stateTexts)];
  const digits = phones?.(row).map((phone) => phone.replace(/\D/g, '')) ?? [];
  const fields = [...texts.map(plainText), ...digits].filter(Boolean);
  ofGroup.set(row, fields);
  return fields;
}

/** Lets the browser handle other tasks when the present slice of work has lasted long enough. */
function slicer(): () => Promise<void> {
  let start = performance.now();
  return async () => {
    if (performance.now() - start < sliceMs) return;
    await new Promise((resolve) => setTimeout(resolve));
    start = performance.now();
  };
}

/** A group over the lists of which the user may open at least one; undefined if there is none. */
export function recordGroup<Row extends { id: Id } | { customer_id: Id }>(
  { owner, clientId, mayOpen, isOpened, read, dispatch }: SearchContext,
  group: SearchGroup<Row>,
): RecordGroup | undefined {
  const lists = [group, ...(group.otherLists ?? [])].filter(({ list, menuList = list }) => mayOpen(menuList));
  const [first] = lists;
  if (!first) return undefined;
  const whole = new Map<SearchedList<Row>, Promise<readonly Row[]>>();

  /** A list that the server filters is asked for with each query, any other once each time the search is opened. */
  async function load(list: SearchedList<Row>, words: readonly string[]): Promise<readonly Row[]> {
    if (group.serverFilters) {
      const filters = wordsForServer(words).flatMap(filtersForWord);
      const answers = filters.map((filter) => read(list.load(clientId, recent, filter)));
      return (await Promise.all(answers)).flat();
    }
    const known = whole.get(list);
    if (known) return known;
    const rows = read(list.load(clientId, recent, {}));
    whole.set(list, rows);
    // After a failure the next attempt asks again.
    rows.catch(() => whole.delete(list));
    return rows;
  }

  return {
    heading: group.heading,
    async find(query) {
      const words = searchWords(query);
      const readings = queryReadings(query);
      const answers = await Promise.all(lists.map((list) => load(list, words)));
      const pause = slicer();
      const matches = new Map<string, [found: Match<Row>, rank: number]>();
      const opened: Match<Row>[] = [];
      let looked = 0;
      for (const [index, list] of lists.entries()) {
        for (const row of answers[index] ?? []) {
          if (++looked % rowsPerCheck === 0) await pause();
          const rank = rankOfQuery(fieldsOf(row, group), readings);
          const key = keyOf(row);
          if (rank === undefined || matches.has(key)) continue;
          matches.set(key, [[row, list], rank]);
          if (isOpened(list.open(row))) opened.push([row, list]);
        }
      }
      const found = [...matches.values()];
      const best = bestFirst(found);
      const hit = (match: Match<Row>): Hit => hitOf(match, group, best, dispatch);
      const rows = found.slice(0, rowsForFilter).map(([[row]]) => row);
      return {
        count: found.length,
        // Those that are shown as opened before leave room for others.
        hits: best.slice(0, shownRows + maxRecent).map(hit),
        opened: new Map(opened.map((match) => [recordKey(openMatch(match)), hit(match)])),
        list: filteredList(owner, first.list, rows, [...words, ...(phoneWords(query) ?? [])], group),
      };
    },
  };
}

/** A row that was found, and in which list. */
type Match<Row> = readonly [row: Row, list: SearchedList<Row>];

/** The path of the screen of a row that was found. */
function openMatch<Row>([row, list]: Match<Row>): string {
  return list.open(row);
}

function keyOf(row: { id: Id } | { customer_id: Id }): string {
  return String('id' in row ? row.id : row.customer_id);
}

function joined(separator: string, parts: readonly string[]): string {
  return parts.filter((part) => part.trim() !== '').join(separator);
}

/** 'Albany, NY', or what is known of it. */
function cityAndState([city = '', ...states]: readonly string[]): string {
  return joined(', ', [city, states.find(Boolean) ?? '']);
}

/** A match as it is shown; opened, it has the other matches of its group beside it, in their order. */
function hitOf<Row extends { id: Id } | { customer_id: Id }>(
  match: Match<Row>,
  group: SearchGroup<Row>,
  matches: readonly Match<Row>[],
  dispatch: Dispatch,
): Hit {
  const [row, { list }] = match;
  const to = openMatch(match);
  const place = cityAndState(group.place?.(row) ?? []);
  return {
    key: keyOf(row),
    title: group.title(row).trim() || 'Without a name',
    detail: group.detail ? joined(' · ', group.detail(row, place)) : place,
    to,
    onOpen() {
      if (group.opened) dispatch(group.opened(row));
      // The screen of a list is no record's.
      if (to === list) return;
      const rows = matches.filter((each) => openMatch(each) !== each[1].list);
      const records = rows.map((each) => ({ key: keyOf(each[0]), links: [openMatch(each)] }));
      dispatch(listLeft({ pathname: group.list, id: keyOf(row), records }));
    },
    fields: fieldsOf(row, group),
  };
}

/** The list with the narrowest filter that still shows the rows. */
function filteredList<Row>(
  owner: string,
  pathname: string,
  rows: readonly Row[],
  words: readonly string[],
  { columns, serverFilters = [] }: SearchGroup<Row>,
): Found['list'] {
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
