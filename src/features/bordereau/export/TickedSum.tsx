import { useMemo, useState, type ReactNode } from 'react';
import { formatUsd } from '@/domain/text/money';
import { likelyAmountColumn } from '@/preflight/rules/columns';
import { compareRows } from '@/preflight/rules/verdict';
import { Button } from '@/components/ui/Button';
import { useAnnouncedChange } from '@/components/feedback/useAnnouncedChange';
import { AmountColumnChoice } from '../preflight/AmountColumnChoice';
import { Verdict } from '../preflight/Verdict';
import { tickedSum, type ExportTable } from './exportTable';
import styles from './ExportPage.module.css';

const grouped = new Intl.NumberFormat('en-US');
const noSum: ReturnType<typeof tickedSum> = { cents: 0 };

export interface TickedSumProps {
  table: ExportTable;
  ticked: ReadonlySet<number>;
  controlValue: string;
  onControlValue: (text: string) => void;
}

/** The number of ticked rows, the sum of one of their columns, and whether it equals the control value. */
export function TickedSum({ table, ticked, controlValue, onControlValue }: TickedSumProps): ReactNode {
  const [chosen, setChosen] = useState<number>();
  const { columns } = table;
  const column = chosen ?? likelyAmountColumn(columns);
  const sum = useMemo(
    () => (column === undefined ? noSum : tickedSum(table, column, ticked)),
    [table, column, ticked],
  );
  const { name = '' } = columns[column ?? -1] ?? {};
  const total = column === undefined || sum.obstacle ? '' : formatUsd(sum.cents);
  const count = `${grouped.format(ticked.size)} of ${grouped.format(table.rows.length)} ticked`;
  const summary = total && ticked.size > 0 ? `${count}, ${total}` : count;
  useAnnouncedChange(summary, summary, true);
  return (
    <div className={styles.sums}>
      <p className={styles.count}>{summary}</p>
      <AmountColumnChoice columns={columns} chosen={column} onChoose={setChosen} />
      {total && ticked.size > 0 && (
        <Button onClick={() => onControlValue(total)}>{`Use ${total} as Control Value`}</Button>
      )}
      {ticked.size > 0 && (
        <div className={styles.verdict}>
          {column === undefined ? (
            <Verdict outcome="notChecked" text="Not checked" detail="Choose the column to add up." />
          ) : (
            <Verdict {...compareRows({ name, ...sum }, controlValue)} />
          )}
        </div>
      )}
    </div>
  );
}
