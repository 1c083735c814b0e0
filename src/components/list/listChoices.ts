import { entriesOf } from '@/domain/values/objects';
import type { Column } from './columns';

/** How a user wants the columns of a list. Columns are named by their labels; a name that no column has means nothing. */
export interface ListLayout {
  readonly order: readonly string[];
  readonly hidden: readonly string[];
  /** The optional columns that are shown. */
  readonly added: readonly string[];
  /** In characters; a column without one is as wide as its texts need. */
  readonly widths: Readonly<Record<string, number>>;
}

/** Columns, sort and filters under a name. */
export interface ListView {
  readonly name: string;
  /** Sort and filters, as a query string. */
  readonly search: string;
  readonly layout: ListLayout;
}

/** The columns as documented. */
export const standardLayout: ListLayout = { order: [], hidden: [], added: [], widths: {} };

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
  const entries = entriesOf(stored);
  const widths = [...entriesOf(entries.get('widths'))].filter((entry): entry is [string, number] =>
    isWidth(entry[1]),
  );
  const labelsOf = (key: string): string[] => listOf(entries.get(key)).map(textOf);
  return {
    order: labelsOf('order'),
    hidden: labelsOf('hidden'),
    added: labelsOf('added'),
    widths: Object.fromEntries(widths),
  };
}

/** The limits of a width that a user chooses, in characters. */
export const narrowestChoice = 4;
export const widestChoice = 120;

/** Whether a value is a width that a user can choose. */
export function isWidth(width: unknown): width is number {
  return typeof width === 'number' && width >= narrowestChoice && width <= widestChoice;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** All columns in the order that the user wants; those that the order does not name come last, as they were. */
export function orderedColumns<Row>(
  columns: readonly Column<Row>[],
  { order }: Pick<ListLayout, 'order'>,
): readonly Column<Row>[] {
  const placeOf = ({ label }: Column<Row>): number =>
    order.includes(label) ? order.indexOf(label) : order.length;
  return order.length > 0 ? columns.toSorted((left, right) => placeOf(left) - placeOf(right)) : columns;
}

/** The columns that the user wants to see, in their order; all of them where every one is hidden. */
export function shownColumns<Row>(
  columns: readonly Column<Row>[],
  layout: Pick<ListLayout, 'order' | 'hidden' | 'added'>,
): readonly Column<Row>[] {
  const shown = orderedColumns(columns, layout).filter(({ label, optional }) =>
    optional ? layout.added.includes(label) : !layout.hidden.includes(label),
  );
  return shown.length > 0 ? shown : columns;
}

/** The names of the views that a list brings itself, by what `?show=` says for them. */
export type ReadyViews = Readonly<Record<string, { readonly label: string }>>;
