import { useState } from 'react';
import type { QueryState } from '@/components/feedback/queryState';
import type { ActionStatus } from '@/components/actions/useAction';

interface Seen<Row> {
  status: ActionStatus<Row>;
  isFetching: boolean;
  rows: readonly Row[];
}

/**
 * The rows that an action has moved or removed. They are as the list showed them before, so that nothing may be done with them
 * from the request on until the list has been read again; a row whose action failed is free at once.
 */
export function useChangedRows<Row>(
  status: ActionStatus<Row>,
  { isFetching, isError }: Pick<QueryState<unknown>, 'isFetching' | 'isError'>,
): readonly Row[] {
  const [seen, setSeen] = useState<Seen<Row>>({ status, isFetching, rows: [] });
  if (seen.status === status && seen.isFetching === isFetching) return seen.rows;
  const isReadAgain = seen.isFetching && !isFetching && !isError;
  const before = isReadAgain ? [] : seen.rows;
  const isNew = seen.status !== status;
  const freed = isNew && seen.status.at === 'pending' && status.at !== 'done' ? seen.status.input : undefined;
  const added = status.at === 'pending' || (isNew && status.at === 'done') ? status.input : undefined;
  const others = before.filter((row) => row !== freed && row !== added);
  const rows = added === undefined ? others : [...others, added];
  setSeen({ status, isFetching, rows });
  return rows;
}
