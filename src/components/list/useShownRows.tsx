import { useMemo, useState, type ReactNode } from 'react';
import type { QueryState } from '@/components/feedback/queryState';
import { Notice } from '@/components/feedback/Notice';
import { today } from '@/domain/text/dates';
import type { ListColumn } from './columns';
import type { ListPageProps } from './ListPage';
import { useWholeSearch } from './useListState';

/** A built-in view of a list, which `?show=` selects. */
export interface ShownRows<Row> {
  readonly label: string;
  /** The query of the view, where more than `?show=` belongs to it. */
  readonly search?: string;
  /** Whether the view shows a row; `today` is the user's own day, YYYY-MM-DD. */
  readonly isShown: (row: Row, today: string) => boolean;
  /** The optional columns that the view shows. */
  readonly columns?: readonly string[];
  /** The standard columns that the view leaves out, so that the others fit. The user may add them. */
  readonly without?: readonly string[];
  /** The column by which its rows are sorted until the user sorts them. */
  readonly sortedBy?: string;
  /** The order of its rows until the user sorts them, where its column has a text box of a filter instead of a sort button. */
  readonly compare?: (one: Row, other: Row) => number;
  /** Shown above its rows: what the view has selected. */
  readonly notice?: (rows: readonly Row[]) => ReactNode;
}

type ShownList<Row extends object> = Pick<
  ListPageProps<Row>,
  'query' | 'columns' | 'defaultSort' | 'allRows' | 'readyViews' | 'notice'
>;

const param = 'show';

/** Filters a list by the built-in view in `?show=`. An unknown name shows all rows and a notice. */
export function useShownRows<Row extends object>(
  query: QueryState<readonly Row[]>,
  choices: Readonly<Record<string, ShownRows<Row>>>,
  allColumns: readonly ListColumn<Row>[],
): ShownList<Row> {
  const name = new URLSearchParams(useWholeSearch()).get(param) ?? '';
  const choice = Object.hasOwn(choices, name) ? choices[name] : undefined;
  const [day] = useState(() => today(new Date()));

  const columns = useMemo(
    () =>
      allColumns.map((column) => {
        if (choice?.columns?.includes(column.header))
          return { ...column, meta: { ...column.meta, isOptional: false } };
        if (choice?.without?.includes(column.header))
          return { ...column, meta: { ...column.meta, isOptional: true } };
        return column;
      }),
    [choice, allColumns],
  );
  const rows = query.data;
  const shown = useMemo(() => {
    if (!choice || !rows?.length) return rows;
    const found = rows.filter((row) => choice.isShown(row, day));
    return choice.compare ? found.sort(choice.compare) : found;
  }, [rows, day, choice]);
  const sortedBy = choice?.sortedBy;
  const defaultSort = useMemo(
    () => (sortedBy === undefined ? undefined : { id: sortedBy, desc: false }),
    [sortedBy],
  );
  if (!choice) {
    const notice = name !== '' && (
      <Notice tone="warn">{`This list has no view “${name}”: all rows are shown.`}</Notice>
    );
    return { query, columns, readyViews: choices, notice };
  }
  const notice = choice.notice && shown && choice.notice(shown);
  return {
    query: { ...query, data: shown },
    columns,
    defaultSort,
    readyViews: choices,
    allRows: rows,
    notice,
  };
}
