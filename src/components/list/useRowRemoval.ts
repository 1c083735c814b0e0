import { useDialogs } from '@/components/feedback/dialogs/useDialogs';
import type { QueryState } from '@/components/feedback/queryState';
import { useShowReceipt } from '@/components/feedback/receipt/receiptSlice';
import { useAction, type ActionStatus } from '@/components/actions/useAction';
import { useChangedRows } from './useChangedRows';

/** How the rows of a list are deleted. */
export interface RowRemoval<Row> {
  status: ActionStatus<Row>;
  /** Rows that are removed, as far as is known, and still listed. */
  changed: readonly Row[];
  /** Asks, removes, and has the list read again; a second press meanwhile does nothing. */
  ask(row: Row): void;
}

/** How the record of a row is called, in the question and in the receipt: 'Company' and 'Harborview'. */
interface RowName {
  readonly word: string;
  readonly name: string;
}

/** Deleting a row after 'Do you want to remove?'. A failure has the list read again too, in case the server did remove it. */
export function useRowRemoval<Row>(
  remove: (row: Row) => Promise<unknown>,
  query: QueryState<readonly Row[]>,
  nameOf: (row: Row) => RowName,
): RowRemoval<Row> {
  const { confirm } = useDialogs();
  const showReceipt = useShowReceipt();
  const reread = (): void => void query.refetch();
  const { status, run } = useAction<Row>({
    confirm: (row) => {
      const { word, name } = nameOf(row);
      return confirm('Do you want to remove?', { danger: true, detail: `${word} ${name}`.trim() });
    },
    send: remove,
    onDone: (_result, row) => {
      const { word, name } = nameOf(row);
      showReceipt({ before: word, name, after: 'removed' });
      reread();
    },
    onFailed: reread,
    isRepeatable: true,
  });
  return { status, changed: useChangedRows(status, query), ask: (row) => void run(row) };
}
