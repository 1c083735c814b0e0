import { useEffect, useMemo, useState } from 'react';
import type { QueryState } from '@/components/feedback/queryState';
import { Notice } from '@/components/feedback/Notice';
import { today } from '@/domain/text/dateText';
import { rowArranger } from './arrangeRows';
import type { Column } from './columns';
import type { ListPageProps } from './ListPage';
import { useWholeSearch } from './useListState';

/** Whether a row belongs to the rows that are shown; `today` is the user's own day, YYYY-MM-DD. */
type Rule<Row> = (row: Row, today: string) => boolean;

/** A ready view of a list: rows, under the name that `?show=` takes. */
export interface ShownRows<Row> {
  readonly label: string;
  /** Loads the rule: most visits of a list do not need it. */
  readonly load: () => Promise<Rule<Row>>;
  /** The optional columns that the view brings. */
  readonly columns?: readonly string[];
  /** The column by which its rows are sorted until the user sorts them. */
  readonly sortedBy?: string;
}

type ShownList<Row extends object> = Pick<
  ListPageProps<Row>,
  'query' | 'columns' | 'allRows' | 'readyViews' | 'notice'
>;

const param = 'show';

/** Narrows a list to the rows that `?show=` names; an unknown name shows all rows and says so. */
export function useShownRows<Row extends object>(
  query: QueryState<readonly Row[]>,
  choices: Readonly<Record<string, ShownRows<Row>>>,
  allColumns: readonly Column<Row>[],
): ShownList<Row> {
  const name = new URLSearchParams(useWholeSearch()).get(param) ?? '';
  const choice = Object.hasOwn(choices, name) ? choices[name] : undefined;
  const [loaded, setLoaded] = useState<{ choice: ShownRows<Row>; rule?: Rule<Row> }>();
  const [day] = useState(() => today(new Date()));

  useEffect(() => {
    if (!choice || loaded?.choice === choice) return undefined;
    let isCurrent = true;
    choice.load().then(
      (rule) => isCurrent && setLoaded({ choice, rule }),
      () => isCurrent && setLoaded({ choice }),
    );
    return () => {
      isCurrent = false;
    };
  }, [choice, loaded]);

  const columns = useMemo(
    () =>
      allColumns.map((column) =>
        choice?.columns?.includes(column.label) ? { ...column, optional: false } : column,
      ),
    [choice, allColumns],
  );
  const rows = query.data;
  const rule = loaded?.choice === choice ? loaded?.rule : undefined;
  const shown = useMemo(() => {
    const found = rule && rows?.length ? rows.filter((row) => rule(row, day)) : rule && rows;
    if (!found?.length || choice?.sortedBy === undefined) return found;
    const sorted = rowArranger(found, columns).arrange({ id: choice.sortedBy, desc: false }, '');
    return sorted.slice(0, sorted.count);
  }, [rule, rows, day, choice, columns]);
  if (!choice) {
    const notice = name !== '' && (
      <Notice tone="warn">{`This list has no view “${name}”: all rows are shown.`}</Notice>
    );
    return { query, columns, readyViews: choices, notice };
  }
  const isMissing = loaded?.choice === choice && !rule;
  return {
    columns,
    readyViews: choices,
    allRows: rows,
    query: {
      data: shown,
      isFetching: query.isFetching || (!rule && !isMissing),
      isError: query.isError || isMissing,
      refetch: () => {
        if (isMissing) setLoaded(undefined);
        return query.refetch();
      },
    },
  };
}
