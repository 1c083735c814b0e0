import { useDialogs } from '@/components/feedback/dialogs/useDialogs';
import { useAction, type ActionStatus } from '@/components/feedback/useAction';

interface RowRemoval<Row> {
  status: ActionStatus<Row>;
  /** Asks, removes, and has the list read again; a second press meanwhile does nothing. */
  ask(row: Row): void;
}

/** Deleting a row after 'Do you want to remove?'. A failure has the list read again too, in case the server did remove it. */
export function useRowRemoval<Row>(
  remove: ((row: Row) => Promise<unknown>) | undefined,
  refetch: () => unknown,
): RowRemoval<Row> {
  const { confirm } = useDialogs();
  const reread = (): void => void refetch();
  const { status, run } = useAction<Row>({
    confirm: () => confirm('Do you want to remove?', { danger: true }),
    send: async (row) => remove?.(row),
    onDone: reread,
    onFailed: reread,
    isRepeatable: true,
  });
  return { status, ask: (row) => void run(row) };
}
