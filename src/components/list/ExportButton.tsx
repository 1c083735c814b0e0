import { useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/Button';
import type { Column } from './columns';
import { exportText } from './listText';
import { InlineError } from '@/components/feedback/InlineError';

interface ExportButtonProps<Row> {
  name: string;
  columns: readonly Column<Row>[];
  count: number;
  /** The rows to export, in order. */
  rows(): readonly Row[];
  /** Reads them from elsewhere instead. */
  load?: (() => Promise<readonly Row[]>) | undefined;
}

/** Saves a list as CSV. Its name says how many rows that gives, where that is known beforehand. */
export function ExportButton<Row>({ name, columns, count, rows, load }: ExportButtonProps<Row>): ReactNode {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');

  async function save(): Promise<void> {
    setState('busy');
    try {
      const [{ csvDownload }, all] = await Promise.all([
        import(/* webpackChunkName: "list-tools" */ './csvDownload'),
        load ? load() : rows(),
      ]);
      csvDownload(name, columns, all);
      setState('idle');
    } catch {
      setState('failed');
    }
  }

  if (state === 'failed') return <InlineError text="Could not load" onRetry={save} />;
  return (
    <Button
      size="small"
      icon="download"
      busy={state === 'busy'}
      disabled={!load && count === 0}
      onClick={() => void save()}
    >
      {load ? 'Export CSV' : exportText(count)}
    </Button>
  );
}
