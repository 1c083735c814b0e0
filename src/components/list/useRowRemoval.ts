import { useDialogs } from '@/components/feedback/dialogs/useDialogs';
import type { QueryState } from '@/components/feedback/queryState';
import { useShowReceipt } from '@/components/feedback/receipt/receiptSlice';
import { useAction, type ActionStatus } from '@/components/actions/useAction';
import { useChangedRows } from './useChangedRows';

/** How the rows of a list are deleted. */
export interface RowRemoval<Row> {
  status: ActionStatus<Row>;
  /** Rows that were removed or are being removed, and are still listed. */
  changed: readonly Row[];
  /** Asks, removes the row and reads the list again; a second press meanwhile does nothing. */
  ask(row: Row): void;
}

/** The name of a row's record in the question and in the receipt: 'Company' and 'Harborview'. */
interface RowName {
  readonly word: string;
  readonly name: string;
}

/** Deletes a row after 'Do you want to remove?'. The list is read again also after a failure, since the row may be removed. */
export function useRowRemoval<Row>(
  remove: (row: Row) => Promise<unknown>,
  query: QueryState<readonly Row[]>,
  rowName: (row: Row) => RowName,
): RowRemoval<Row> {
  const { confirm } = useDialogs();
  const showReceipt = useShowReceipt();
  const reread = (): void => void query.refetch();
  const { status, run } = useAction<Row>({
    confirm: (row) => {
      const { word, name } = rowName(row);
      return confirm('Do you want to remove?', { danger: true, detail: `${word} ${name}`.trim() });
    },
    send: remove,
    onDone: (_result, row) => {
      const { word, name } = rowName(row);
      showReceipt({ before: word, name, after: 'removed' });
      reread();
    },
    onFailed: reread,
    isRepeatable: true,
  });
  return { status, changed: useChangedRows(status, query), ask: (row) => void run(row) };
}
