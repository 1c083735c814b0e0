import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { QueryState } from '@/components/feedback/queryState';
import { Button } from '@/components/ui/Button';
import { today } from '@/domain/text/dateText';
import { useWholeSearch } from './useListState';

/** Whether a row belongs to the rows that are shown; `today` is the user's own day, YYYY-MM-DD. */
type Rule<Row> = (row: Row, today: string) => boolean;

/** A set of rows that a list can be narrowed to, under the name that `?show=` takes. */
export interface ShownRows<Row> {
  readonly label: string;
  /** Loads the rule: most visits of a list do not need it. */
  readonly load: () => Promise<Rule<Row>>;
}

const param = 'show';

/**
 * Narrows a list to the rows that `?show=` names; an unknown name shows all rows. `toolbar` says which rows are shown and
 * lets the user see all of them again.
 */
export function useShownRows<Row>(
  query: QueryState<readonly Row[]>,
  choices: Readonly<Record<string, ShownRows<Row>>>,
): { query: QueryState<readonly Row[]>; toolbar: ReactNode } {
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

  const rows = query.data;
  const rule = loaded?.choice === choice ? loaded?.rule : undefined;
  const shown = useMemo(
    () => rule && (rows?.length ? rows.filter((row) => rule(row, day)) : rows),
    [rule, rows, day],
  );
  if (!choice) return { query, toolbar: null };
  const isMissing = loaded?.choice === choice && !rule;
  return {
    query: {
      data: shown,
      isFetching: query.isFetching || (!rule && !isMissing),
      isError: query.isError || isMissing,
      refetch: () => {
        if (isMissing) setLoaded(undefined);
        return query.refetch();
      },
    },
    toolbar: <ShowAll label={choice.label} />,
  };
}

function ShowAll({ label }: { label: string }): ReactNode {
  const location = useLocation();
  const navigate = useNavigate();

  function showAll(): void {
    const params = new URLSearchParams(location.search);
    params.delete(param);
    params.delete('page');
    const state: unknown = location.state;
    const to = { search: params.toString(), hash: location.hash };
    void navigate(to, { replace: true, preventScrollReset: true, state });
  }

  return (
    <Button size="small" icon="close" onClick={showAll}>
      <span>{label}</span>
      <span className="visually-hidden"> (show all rows)</span>
    </Button>
  );
}
