import type { To } from 'react-router-dom';
import { listState } from '@/components/list/listMemory';
import { splitListQuery, writeListQuery } from '@/components/list/listQuery';
import type { Id } from '@/domain/records/scalars';
import {
  bestFirst,
  filterShowing,
  filtersForWord,
  plainText,
  rankOf,
  searchWords,
  wordsForServer,
} from '@/domain/search';
import { stateTexts } from '@/domain/text/usStates';
import type { ListRead, SearchedList, SearchGroup } from '@/session/searchGroup';

/** One line of the results. */
export interface Hit {
  /** Differs from that of every other hit of its group. */
  readonly key: string;
  readonly title: string;
  readonly detail: string;
  readonly to: To;
  readonly state?: unknown;
  /** Runs before the hit is opened. */
  readonly onOpen?: (() => void) | undefined;
  /** What was searched, as `plainText` writes it. */
  readonly fields: readonly string[];
}

/** What a group found: how many, the best of them, and the list that shows them all. */
export interface Found {
  readonly count: number;
  readonly hits: readonly Hit[];
  readonly list: Pick<Hit, 'to' | 'state'>;
}

/** A kind of record that this user can search. */
export interface RecordGroup {
  readonly heading: string;
  /** Rejects when the server did not answer one of the calls. */
  readonly find: (query: string) => Promise<Found>;
}

/** What groups need to know of the user, and how they read a list. */
export interface SearchContext {
  readonly clientId: Id;
  /** The first intake category; undefined if there is none. */
  readonly categoryId: Id | undefined;
  /** Whether the user's menu leads to the list. */
  readonly mayOpen: (list: string) => boolean;
  readonly read: <Row>(list: ListRead<Row>) => Promise<readonly Row[]>;
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

/** The searched texts of the rows that were looked at before. */
const prepared = new WeakMap<object, readonly string[]>();

function fieldsOf<Row extends object>(
  row: Row,
  { columns, alsoSearched, place }: SearchGroup<Row>,
): readonly string[] {
  const known = prepared.get(row);
  if (known) return known;
  const [city = '', ...states] = place?.(row) ?? [];
  const shown = columns.map(({ text }) => text(row));
  const texts = [...shown, ...(alsoSearched?.(row) ?? []), city, ...states.flatMap(stateTexts)];
  const fields = texts.map(plainText).filter(Boolean);
  prepared.set(row, fields);
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
  { clientId, mayOpen, read }: SearchContext,
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
      const plain = words.map(plainText);
      const answers = await Promise.all(lists.map((list) => load(list, words)));
      const pause = slicer();
      const matches = new Map<string, [found: readonly [Row, SearchedList<Row>], rank: number]>();
      let looked = 0;
      for (const [index, list] of lists.entries()) {
        for (const row of answers[index] ?? []) {
          if (++looked % rowsPerCheck === 0) await pause();
          const rank = rankOf(fieldsOf(row, group), plain);
          const key = keyOf(row);
          if (rank !== undefined && !matches.has(key)) matches.set(key, [[row, list], rank]);
        }
      }
      const found = [...matches.values()];
      const best = bestFirst(found).slice(0, shownRows);
      const rows = found.slice(0, rowsForFilter).map(([[row]]) => row);
      return {
        count: found.length,
        hits: best.map(([row, list]) => hitOf(row, list, group)),
        list: filteredList(first.list, rows, words, group),
      };
    },
  };
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

function hitOf<Row extends { id: Id } | { customer_id: Id }>(
  row: Row,
  { open }: SearchedList<Row>,
  group: SearchGroup<Row>,
): Hit {
  const place = cityAndState(group.place?.(row) ?? []);
  return {
    key: keyOf(row),
    title: group.title(row).trim() || 'Without a name',
    detail: group.detail ? joined(' · ', group.detail(row, place)) : place,
    to: open(row),
    onOpen: () => group.onOpen?.(row),
    fields: fieldsOf(row, group),
  };
}

/** The list with the narrowest filter that still shows the rows. */
function filteredList<Row>(
  pathname: string,
  rows: readonly Row[],
  words: readonly string[],
  { columns, serverFilters = [] }: SearchGroup<Row>,
): Found['list'] {
  const byServer = serverFilters.flatMap((key) => columns.filter(({ filter }) => filter === key));
  const shown = filterShowing(rows, words, {
    columns: Object.fromEntries(byServer.map(({ filter = '', text }) => [filter, text] as const)),
    cells: (row) => columns.filter((column) => !byServer.includes(column)).map(({ text }) => text(row)),
  });
  const { search, names } = splitListQuery(writeListQuery('', { page: 1, sort: null, ...shown }));
  return { to: { pathname, search }, state: listState(names) };
}
