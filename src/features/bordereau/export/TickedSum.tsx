import { useMemo, useState, type ReactNode } from 'react';
import { formatUsd } from '@/domain/money';
import { likelyAmountColumn, reconcile } from '@/domain/preflight/reconcile';
import { Button } from '@/components/ui/Button';
import { useAnnouncedChange } from '@/components/feedback/useAnnouncedChange';
import { AmountColumnChoice } from '../preflight/AmountColumnChoice';
import { Verdict } from '../preflight/Verdict';
import { tickedSum, type ExportTable } from './exportTable';
import styles from './ExportPage.module.css';

const grouped = new Intl.NumberFormat('en-US');
const noSum = { cents: 0n };

export interface TickedSumProps {
  table: ExportTable;
  ticked: ReadonlySet<number>;
  controlValue: string;
  onControlValue: (text: string) => void;
}

/** How many rows are ticked, what a column of theirs adds up to, and whether that is the control value. */
export function TickedSum({ table, ticked, controlValue, onControlValue }: TickedSumProps): ReactNode {
  const [chosen, setChosen] = useState<number>();
  const columns = useMemo(() => table.columns.map((column) => ({ ...column, sum: noSum })), [table]);
  const column = chosen ?? likelyAmountColumn(columns);
  const sum = useMemo(
    () => (column === undefined ? noSum : tickedSum(table, column, ticked)),
    [table, column, ticked],
  );
  const verdict = reconcile(
    { columns: columns.map((one) => (one.index === column ? { ...one, sum } : one)), rowCount: ticked.size },
    column,
    controlValue,
  );
  const total = column === undefined || 'obstacle' in sum ? '' : formatUsd(Number(sum.cents));
  const count = `${grouped.format(ticked.size)} of ${grouped.format(table.rows.length)} ticked`;
  const words = total && ticked.size > 0 ? `${count}, ${total}` : count;
  useAnnouncedChange(words, words, true);
  return (
    <div className={styles.sums}>
      <p className={styles.count}>{words}</p>
      <AmountColumnChoice columns={columns} chosen={column} onChoose={setChosen} />
      {total && ticked.size > 0 && (
        <Button onClick={() => onControlValue(total)}>{`Use ${total} as Control Value`}</Button>
      )}
      {ticked.size > 0 && (
        <div className={styles.verdict}>
          <Verdict {...verdict} />
        </div>
      )}
    </div>
  );
}
