import type { ColumnOrderState, ColumnSizingState, ColumnVisibilityState } from 'react-table';
import { entriesOf } from '@/domain/values/objects';
import type { ListColumn } from './columns';

/**
 * The order, visibility and widths of the columns of a list, as the table's state has them. Columns are named by their
 * headers; unknown names are ignored.
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
  /** The name of the user's view that was shown last; blank for any other view. */
  readonly view: string;
  readonly views: readonly ListView[];
  /** The name of the view that the list starts with; blank without one. */
  readonly start: string;
}

/** The name under which the choices for a list are stored. Lists that differ only by ids in the URL share it. */
export function listName(pathname: string): string {
  return (pathname.split('/')[1] ?? '').toLowerCase();
}

/** Reads the stored choices for a list leniently. The first layout is that of the view that the list starts with. */
export function readChoices(stored: unknown): ListChoices {
  const entries = entriesOf(stored);
  const [start = '', view = ''] = ['start', 'view'].map((key) => asText(entries.get(key)));
  const views = asArray(entries.get('views')).flatMap((each): ListView[] => {
    const entry = entriesOf(each);
    const name = asText(entry.get('name'));
    return name
      ? [{ name, search: asText(entry.get('search')), layout: readLayout(entry.get('layout')) }]
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
  const layout = entriesOf(stored);
  const [visible, sizes] = ['columnVisibility', 'columnSizing'].map((key) => [...entriesOf(layout.get(key))]);
  return {
    columnOrder: asArray(layout.get('columnOrder')).map(asText),
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

function asText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function asArray(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Which columns are shown: as the user chose, optional ones only if chosen. If none were shown, all are. */
export function columnVisibilityFor<Row extends object>(
  columns: readonly ListColumn<Row>[],
  chosen: ColumnVisibilityState,
): ColumnVisibilityState {
  const shown = columns.map(({ header, meta }): [string, boolean] => [
    header,
    chosen[header] ?? meta?.isOptional !== true,
  ]);
  return shown.some(([, isShown]) => isShown) ? Object.fromEntries(shown) : {};
}

/** The columns whose visibility differs from that of a list without choices. */
export function chosenVisibility<Row extends object>(
  columns: readonly ListColumn<Row>[],
  visibility: ColumnVisibilityState,
): ColumnVisibilityState {
  const standard = columnVisibilityFor(columns, {});
  return Object.fromEntries(Object.entries(visibility).filter(([id, isShown]) => isShown !== standard[id]));
}

/** The built-in views of a list, by their value of `?show=`. */
export type ReadyViews = Readonly<Record<string, { readonly label: string; readonly search?: string }>>;
