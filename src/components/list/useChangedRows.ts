import { useState } from 'react';
import type { QueryState } from '@/components/feedback/queryState';
import type { ActionStatus } from '@/components/actions/useAction';

interface LastRender<Row> {
  status: ActionStatus<Row>;
  isFetching: boolean;
  rows: readonly Row[];
}

/**
 * The rows that an action has moved or removed. The list still shows their old state, so they are locked from the request on
 * until the list was read again. A row whose action failed is unlocked immediately.
 */
export function useChangedRows<Row>(
  status: ActionStatus<Row>,
  { isFetching, isError }: Pick<QueryState<unknown>, 'isFetching' | 'isError'>,
): readonly Row[] {
  const [last, setLast] = useState<LastRender<Row>>({ status, isFetching, rows: [] });
  if (last.status === status && last.isFetching === isFetching) return last.rows;
  const isReadAgain = last.isFetching && !isFetching && !isError;
  const before = isReadAgain ? [] : last.rows;
  const isNew = last.status !== status;
  const freed = isNew && last.status.at === 'pending' && status.at !== 'done' ? last.status.input : undefined;
  const added = status.at === 'pending' || (isNew && status.at === 'done') ? status.input : undefined;
  const others = before.filter((row) => row !== freed && row !== added);
  const rows = added === undefined ? others : [...others, added];
  setLast({ status, isFetching, rows });
  return rows;
}
