import { useEffect, useRef, useState } from 'react';
import { useDialogs } from '@/components/feedback/dialogs/useDialogs';

interface RowRemoval<Row> {
  /** Asks, removes, and has the list read again; a second press meanwhile does nothing. */
  ask(row: Row): void;
  /** The row that is being removed. */
  busy: Row | null;
  /** The row whose removal failed. The list has been read again, in case the server did remove it. */
  failed: Row | null;
  /** What it failed with. */
  error: unknown;
}

/** Deleting a row after 'Do you want to remove?'. */
export function useRowRemoval<Row>(
  remove: ((row: Row) => Promise<unknown>) | undefined,
  refetch: () => unknown,
): RowRemoval<Row> {
  const { confirm } = useDialogs();
  const isPending = useRef(false);
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  const [busy, setBusy] = useState<Row | null>(null);
  const [failed, setFailed] = useState<{ row: Row; error: unknown } | null>(null);

  async function run(row: Row): Promise<void> {
    if (!remove || isPending.current) return;
    isPending.current = true;
    try {
      if (!(await confirm('Do you want to remove?', { danger: true }))) return;
      setFailed(null);
      setBusy(row);
      await remove(row);
    } catch (error) {
      setFailed({ row, error });
    } finally {
      isPending.current = false;
      setBusy(null);
    }
    // Left meanwhile, or signed out: there is no list any more.
    if (isMounted.current) refetch();
  }
  return { ask: (row) => void run(row), busy, failed: failed?.row ?? null, error: failed?.error };
}
