import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { Customer } from '@/domain/records/quotations';
import type { Id } from '@/domain/records/scalars';
import type { NumberOrName } from '@/domain/search';

/** The thunk of an endpoint's `initiate`, which loads a list. */
export type ListRead<Row> = ThunkAction<
  { unwrap: () => Promise<readonly Row[]>; unsubscribe: () => void },
  unknown,
  unknown,
  UnknownAction
>;

/** A list in which the search finds records. */
export interface SearchedList<Row> {
  /** The path of the list. */
  readonly list: string;
  /**
   * The menu entry that decides whether the user may open the list, if the menu does not contain the list
   * itself.
   */
  readonly menuList?: string;
  readonly load: (
    clientId: Id,
    options: { forceRefetch: number },
    filter: Readonly<Partial<Record<NumberOrName, string>>>,
  ) => ListRead<Row>;
  /** The path of a row's screen. */
  readonly open: (row: Row) => string;
}

/**
 * What the search needs to know about a kind of record. A feature exports it next to the columns of its list.
 */
export interface SearchGroup<Row> extends SearchedList<Row> {
  readonly heading: string;
  /** Other lists with such records. A record that is in several lists is opened from the first of them. */
  readonly otherLists?: readonly SearchedList<Row>[];
  /** The columns of the list: the search looks in their texts, as the quick filter of the list does. */
  readonly columns: readonly {
    readonly accessorFn: (row: Row, index: number) => string;
    readonly meta?: { readonly filterKey?: string };
  }[];
  /**
   * The keys of the columns that the server filters, in order of preference. Without them the whole list is
   * loaded.
   */
  readonly serverFilters?: readonly NumberOrName[];
  /** The records of a customer, for a query that the server's filters miss; those of other customers are left out. */
  readonly loadOfCustomer?: (
    clientId: Id,
    customer: Customer,
    options: { forceRefetch: number },
  ) => ListRead<Row>;
  /** Further texts that are searched, although the list does not show them. */
  readonly alsoSearched?: (row: Row) => readonly string[];
  /** Phone numbers, which are searched by their digits. */
  readonly phones?: (row: Row) => readonly string[];
  /** The city of a record, and its state in the spelling of each field. */
  readonly address?: (row: Row) => readonly [city: string, ...states: string[]];
  readonly title: (row: Row) => string;
  /** The texts next to the title; `address` is 'Albany, NY', or whichever of the two is known. */
  readonly detail?: (row: Row, place: string) => readonly string[];
  /** An action that is dispatched before a record is opened. */
  readonly opened?: (row: Row) => UnknownAction | undefined;
}
