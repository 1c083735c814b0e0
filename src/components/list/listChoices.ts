import type { ColumnOrderState, ColumnSizingState, ColumnVisibilityState } from 'react-table';
import { entriesOf } from '@/domain/values/objects';
import type { ListColumn } from './columns';

/**
 * How a user wants the columns of a list, as the table keeps it. Columns are named by their headers; a name that no column has
 * means nothing.
 */
export interface ListLayout {
  readonly columnOrder: ColumnOrderState;
  /** The columns that are hidden, and the optional ones that are shown. */
  readonly columnVisibility: ColumnVisibilityState;
  /** In pixels; a column without one is as wide as its texts need. */
  readonly columnSizing: ColumnSizingState;
}

/** Columns, sort and filters under a name. */
export interface ListView {
  readonly name: string;
  /** Sort and filters, as a query string. */
  readonly search: string;
  readonly layout: ListLayout;
}

/** The columns as documented. */
export const standardLayout: ListLayout = { columnOrder: [], columnVisibility: {}, columnSizing: {} };

/** What a user has chosen for one list. */
export interface ListChoices {
  readonly layout: ListLayout;
  /** The name of the view that was shown last; blank for none of the user's own. */
  readonly view: string;
  readonly views: readonly ListView[];
  /** The name of the view that the list starts with; blank without one. */
  readonly start: string;
}

/** A list's name among the choices: the lists of all groups, or of all packages, are one. */
export function listName(pathname: string): string {
  return (pathname.split('/')[1] ?? '').toLowerCase();
}

/** The stored choices for a list, read leniently. The view that it starts with says its first layout. */
export function readChoices(stored: unknown): ListChoices {
  const entries = entriesOf(stored);
  const [start = '', view = ''] = ['start', 'view'].map((key) => textOf(entries.get(key)));
  const views = listOf(entries.get('views')).flatMap((each): ListView[] => {
    const parts = entriesOf(each);
    const name = textOf(parts.get('name'));
    return name
      ? [{ name, search: textOf(parts.get('search')), layout: readLayout(parts.get('layout')) }]
      : [];
  });
  const first = views.find(({ name }) => name === start);
  return {
    views,
    start,
    view: first ? start : view,
    layout: first?.layout ?? (entries.has('layout') ? readLayout(entries.get('layout')) : standardLayout),
  };
}

function readLayout(stored: unknown): ListLayout {
  const parts = entriesOf(stored);
  const [visible, sizes] = ['columnVisibility', 'columnSizing'].map((key) => [...entriesOf(parts.get(key))]);
  return {
    columnOrder: listOf(parts.get('columnOrder')).map(textOf),
    columnVisibility: Object.fromEntries(
      (visible ?? []).map(([id, isVisible]): [string, boolean] => [id, isVisible !== false]),
    ),
    columnSizing: Object.fromEntries(
      (sizes ?? []).filter((entry): entry is [string, number] => isColumnWidth(entry[1])),
    ),
  };
}

/** The limits of a width that a user chooses, in pixels. */
export const narrowestColumn = 40;
export const widestColumn = 1000;

/** Whether a value is a width that a user can choose. */
export function isColumnWidth(width: unknown): width is number {
  return typeof width === 'number' && width >= narrowestColumn && width <= widestColumn;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Which columns are shown: as the user chose, the optional ones only if chosen; all of them where none would be. */
export function visibilityOf<Row extends object>(
  columns: readonly ListColumn<Row>[],
  chosen: ColumnVisibilityState,
): ColumnVisibilityState {
  const shown = columns.map(({ header, meta }): [string, boolean] => [
    header,
    chosen[header] ?? meta?.isOptional !== true,
  ]);
  return shown.some(([, isShown]) => isShown) ? Object.fromEntries(shown) : {};
}

/** The part of a visibility that differs from that of a list without choices. */
export function chosenVisibility<Row extends object>(
  columns: readonly ListColumn<Row>[],
  visibility: ColumnVisibilityState,
): ColumnVisibilityState {
  const standard = visibilityOf(columns, {});
  return Object.fromEntries(Object.entries(visibility).filter(([id, isShown]) => isShown !== standard[id]));
}

/** The names of the views that a list brings itself, by what `?show=` says for them. */
export type ReadyViews = Readonly<Record<string, { readonly label: string }>>;
