import { forgetListChoices } from './listChoices';
import { own } from '@/domain/values/objects';

/** The last whole query of each list that was open since the page was loaded, by path. */
export const lastSearches = new Map<string, string>();
/** The id of the row for which each list was left, by path. */
const leftRows = new Map<string, string>();
let leftList: LeftList | undefined;
let listOwner = '';

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

/** The list on this screen, or the last one. */
export interface ShownList {
  readonly pathname: string;
  /** All rows that were read. */
  readonly records: readonly object[];
  /** The rows in the order of the list, narrowed by its filter. */
  rows(): readonly object[];
  keyOf(row: object): string;
  readonly page: number;
  readonly pageSize: number;
  /** Shows another page. */
  show(page: number): void;
}

/** What watches the list on this screen, and what it sees. */
export const shownList: {
  current?: ShownList | undefined;
  onChange?: ((list: ShownList) => void) | undefined;
} = {};

/** Forgets every list's query, row and choices. To be called on logout: a filter may hold a customer's name. */
export function forgetLists(): void {
  lastSearches.clear();
  leftRows.clear();
  leftList = undefined;
  shownList.current = undefined;
  forgetListChoices();
}

/** Sets who is signed in. Filters that another user left in a history entry are not read. */
export function setListOwner(owner: string): void {
  forgetLists();
  listOwner = owner;
}

/** The list that was left last for one of its records. */
export function getLeftList(): LeftList | undefined {
  return leftList;
}

/** Stores a list as the user leaves it for one of its records. */
export function rememberList(list: LeftList): void {
  leftList = list;
  leftRows.set(list.pathname, list.id);
}

/** The id of the row for which the user left the list; the second call returns undefined. */
export function takeRememberedRow(path: string): string | undefined {
  const id = leftRows.get(path);
  leftRows.delete(path);
  return id;
}

/** What a list keeps in the state of its history entry. */
export function listState(names: string): { list: string } {
  return { list: `${listOwner}?${names}` };
}

/** The filters of this owner in the state of a history entry; blank where no list wrote it. */
export function namesIn(state: unknown): string {
  const list: unknown = own(state, 'list');
  const mine = `${listOwner}?`;
  return typeof list === 'string' && list.startsWith(mine) ? list.slice(mine.length) : '';
}
