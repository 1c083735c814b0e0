import { useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/Button';
import type { ListColumn } from './columns';
import { csvDownload } from './csvDownload';
import { exportText } from './listText';
import { InlineError } from '@/components/feedback/InlineError';

interface ExportButtonProps<Row extends object> {
  name: string;
  columns: readonly ListColumn<Row>[];
  /** The number of rows, where it is known. */
  count: number | undefined;
  /** The rows to export, in order. */
  rows(): readonly Row[];
  /** Reads them from elsewhere instead. */
  load?: (() => Promise<readonly Row[]>) | undefined;
  label?: string;
  /** Whether the list is still loading. */
  isWaiting?: boolean;
}

/** Saves a list as CSV. Its name says how many rows that gives, where that is known beforehand. */
export function ExportButton<Row extends object>(props: ExportButtonProps<Row>): ReactNode {
  const { name, columns, count, rows, load, label, isWaiting = false } = props;
  const [state, setState] = useState<{ at: 'idle' | 'busy' } | { at: 'failed'; error: unknown }>({
    at: 'idle',
  });

  async function save(): Promise<void> {
    setState({ at: 'busy' });
    try {
      csvDownload(name, columns, load ? await load() : rows());
      setState({ at: 'idle' });
    } catch (error) {
      setState({ at: 'failed', error });
    }
  }

  if (state.at === 'failed') return <InlineError text="Could not load" onRetry={save} error={state.error} />;
  return (
    <Button
      size="small"
      icon="download"
      busy={state.at === 'busy'}
      disabled={isWaiting || (!load && count === 0)}
      onClick={() => void save()}
    >
      {exportText(isWaiting ? undefined : count, label)}
    </Button>
  );
}
