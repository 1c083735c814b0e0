import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { To } from 'react-router-dom';
import { listState } from '@/components/list/listMemory';
import { splitListQuery, writeListQuery } from '@/components/list/listQuery';
import { bestFirst, filterShowing, plainText, rankOf, searchWords } from '@/domain/search';
import type { Id } from '@/domain/records/scalars';

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
  readonly best: readonly Hit[];
  readonly list: Pick<Hit, 'to' | 'state'>;
}

/** A kind of record that can be searched. */
export interface RecordGroup {
  readonly heading: string;
  /** Rejects when the server did not answer one of the calls. */
  readonly find: (query: string) => Promise<Found>;
}

/** What groups need to know of the user and of the store. */
export interface SearchContext {
  readonly clientId: Id;
  readonly dispatch: ThunkDispatch<unknown, unknown, UnknownAction>;
  /** Whether the user's menu leads to the list. */
  readonly mayOpen: (list: string) => boolean;
  /** The screen that shows a customer: the choice of a customer for an intake category. Undefined if there is no category. */
  readonly customerScreen: string | undefined;
  /** Is told of each request, so that its answer can be given up when the search is closed. */
  readonly onRequest: (request: { unsubscribe: () => void }) => void;
}

interface Request<Row> {
  unwrap: () => Promise<readonly Row[]>;
  unsubscribe: () => void;
}

/** A list in which the records of a group are found. */
export interface Source<Row> {
  /** Its path; only lists of the user's menu are asked for. */
  readonly list: string;
  /** Asks for the whole list, once each time the search is opened. */
  readonly ask?: () => Request<Row>;
  /** Asks the server's filters, for each query. */
  readonly askFor?: (words: readonly string[]) => readonly Request<Row>[];
  /** Where a row is opened. */
  readonly path: (row: Row) => string;
}

interface GroupSpec<Row> {
  readonly heading: string;
  readonly sources: readonly Source<Row>[];
  /** The texts that are searched. */
  readonly fields: (row: Row) => readonly string[];
  /** The texts that the list shows, which its quick filter looks at. */
  readonly cells: (row: Row) => readonly string[];
  /** The columns of the list that the server filters. */
  readonly columns?: Readonly<Record<string, (row: Row) => string>>;
  readonly title: (row: Row) => string;
  readonly detail: (row: Row) => string;
  readonly onOpen?: (row: Row) => void;
  readonly keyOf?: (row: Row) => string;
}

/** As everywhere, an answer that is older than five seconds is asked for again. */
export const recent = { forceRefetch: 5 } as const;

/** How many records of a group are shown. */
export const shownRows = 5;
/** The work that is done before the browser may handle keys and paint again, in milliseconds. */
const sliceMs = 12;
/** Rows after which the time is looked at. */
const rowsPerCheck = 100;

/** The searched texts of the rows that were looked at before. */
const prepared = new WeakMap<object, readonly string[]>();

function fieldsOf<Row extends object>(row: Row, fields: (row: Row) => readonly string[]): readonly string[] {
  const known = prepared.get(row);
  if (known) return known;
  const texts = fields(row).map(plainText).filter(Boolean);
  prepared.set(row, texts);
  return texts;
}

/** Lets the browser handle other tasks when the present slice of work has lasted long enough. */
function slicer(): () => Promise<void> | undefined {
  let start = performance.now();
  return () => {
    if (performance.now() - start < sliceMs) return undefined;
    return new Promise((resolve) =>
      setTimeout(() => {
        start = performance.now();
        resolve();
      }),
    );
  };
}

/** A group over the lists of which the user may open at least one; undefined if there is none. */
export function recordGroup<Row extends { id: Id } | { customer_id: Id }>(
  { mayOpen, onRequest }: SearchContext,
  spec: GroupSpec<Row>,
): RecordGroup | undefined {
  const { keyOf = idOf, fields } = spec;
  const sources = spec.sources.filter(({ list }) => mayOpen(list));
  const [first] = sources;
  if (!first) return undefined;
  const whole = new Map<Source<Row>, Promise<readonly Row[]>>();

  function answer(request: Request<Row>): Promise<readonly Row[]> {
    onRequest(request);
    return request.unwrap();
  }

  function wholeList(source: Source<Row>, ask: () => Request<Row>): Promise<readonly Row[]> {
    const asked = whole.get(source);
    if (asked) return asked;
    const rows = answer(ask());
    whole.set(source, rows);
    // After a failure the next attempt asks again.
    rows.catch(() => whole.delete(source));
    return rows;
  }

  async function load(source: Source<Row>, words: readonly string[]): Promise<readonly Row[]> {
    const { ask, askFor } = source;
    const lists = await Promise.all([
      ...(ask ? [wholeList(source, ask)] : []),
      ...(askFor?.(words) ?? []).map(answer),
    ]);
    return lists.flat();
  }

  function hit(row: Row, source: Source<Row>): Hit {
    return {
      key: keyOf(row),
      title: spec.title(row).trim() || 'Without a name',
      detail: spec.detail(row),
      to: source.path(row),
      onOpen: spec.onOpen && (() => spec.onOpen?.(row)),
      fields: fieldsOf(row, fields),
    };
  }

  return {
    heading: spec.heading,
    async find(query) {
      const words = searchWords(query);
      const plain = words.map(plainText);
      const lists = await Promise.all(sources.map((source) => load(source, words)));
      const pause = slicer();
      const seen = new Set<string>();
      const matches: [row: readonly [Row, Source<Row>], rank: number][] = [];
      let looked = 0;
      for (const [index, source] of sources.entries()) {
        for (const row of lists[index] ?? []) {
          if (++looked % rowsPerCheck === 0) await pause();
          const rank = rankOf(fieldsOf(row, fields), plain);
          const key = keyOf(row);
          if (rank === undefined || seen.has(key)) continue;
          seen.add(key);
          matches.push([[row, source], rank]);
        }
      }
      const rows = matches.map(([[row]]) => row);
      const best = bestFirst(matches).slice(0, shownRows);
      return {
        count: rows.length,
        best: best.map(([row, source]) => hit(row, source)),
        list: listOf(first.list, rows.slice(0, rowsForFilter), words, spec),
      };
    },
  };
}

/** So many rows decide with which filter the list is opened. */
const rowsForFilter = 500;

function listOf<Row>(
  pathname: string,
  rows: readonly Row[],
  words: readonly string[],
  spec: GroupSpec<Row>,
): Pick<Hit, 'to' | 'state'> {
  const filter = filterShowing(rows, words, spec);
  const { search, names } = splitListQuery(writeListQuery('', { page: 1, sort: null, ...filter }));
  return { to: { pathname, search }, state: listState(names) };
}

function idOf(row: { id: Id } | { customer_id: Id }): string {
  return String('id' in row ? row.id : row.customer_id);
}
