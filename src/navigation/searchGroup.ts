import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { Id } from '@/domain/records/scalars';
import type { NumberOrName } from '@/domain/search';

/** What `initiate` of an endpoint gives: dispatched, it reads a list. */
export type ListRead<Row> = ThunkAction<
  { unwrap: () => Promise<readonly Row[]>; unsubscribe: () => void },
  unknown,
  unknown,
  UnknownAction
>;

/** A list in which the search finds records. */
export interface SearchedList<Row> {
  /** Its path. */
  readonly list: string;
  /** The list of the menu that it belongs to, where the menu does not lead to itself. It is searched if the user may open it. */
  readonly menuList?: string;
  readonly load: (
    clientId: Id,
    options: { forceRefetch: number },
    filter: Readonly<Partial<Record<NumberOrName, string>>>,
  ) => ListRead<Row>;
  /** The path of a row's screen. */
  readonly open: (row: Row) => string;
}

/** What the search has to know of a kind of record; the area exports it beside the columns of the list. */
export interface SearchGroup<Row> extends SearchedList<Row> {
  readonly heading: string;
  /** Lists that hold such records, too; a record of several lists is opened in the first of them. */
  readonly otherLists?: readonly SearchedList<Row>[];
  /** Columns of the list. Their texts are searched, and found again by the quick filter of the list. */
  readonly columns: readonly {
    readonly accessorFn: (row: Row, index: number) => string;
    readonly meta?: { readonly filterKey?: string };
  }[];
  /** The keys of the columns that the server filters, the first that fits first. Without them the whole list is read. */
  readonly serverFilters?: readonly NumberOrName[];
  /** Texts that are searched, though the list does not show them. */
  readonly alsoSearched?: (row: Row) => readonly string[];
  /** Phone numbers that are searched by their digits, in whatever form they are stored. */
  readonly phones?: (row: Row) => readonly string[];
  /** The town of a record, and its state as it is spelled in each field. */
  readonly place?: (row: Row) => readonly [city: string, ...states: string[]];
  readonly title: (row: Row) => string;
  /** The parts of the text beside the title; `place` is 'Albany, NY', or what is known of it. */
  readonly detail?: (row: Row, place: string) => readonly string[];
  /** Is dispatched before a record is opened. */
  readonly opened?: (row: Row) => UnknownAction;
}
