import { useDialogs } from '@/components/feedback/dialogs/useDialogs';
import type { QueryState } from '@/components/feedback/queryState';
import { useAction, type ActionStatus } from '@/components/feedback/useAction';
import { useChangedRows } from './useChangedRows';

/** How the rows of a list are deleted. */
export interface RowRemoval<Row> {
  status: ActionStatus<Row>;
  /** Rows that are removed, as far as is known, and still listed. */
  changed: readonly Row[];
  /** Asks, removes, and has the list read again; a second press meanwhile does nothing. */
  ask(row: Row): void;
}

/** Deleting a row after 'Do you want to remove?'. A failure has the list read again too, in case the server did remove it. */
export function useRowRemoval<Row>(
  remove: (row: Row) => Promise<unknown>,
  query: QueryState<readonly Row[]>,
): RowRemoval<Row> {
  const { confirm } = useDialogs();
  const reread = (): void => void query.refetch();
  const { status, run } = useAction<Row>({
    confirm: () => confirm('Do you want to remove?', { danger: true }),
    send: remove,
    onDone: reread,
    onFailed: reread,
    isRepeatable: true,
  });
  return { status, changed: useChangedRows(status, query), ask: (row) => void run(row) };
}
