import { useCallback, useId, useMemo, useState, type ReactNode } from 'react';
import { isMoneyKind } from '@/domain/preflight/columns';
import { ListToolbar } from '@/components/list/ListToolbar';
import { rowsText } from '@/components/list/listText';
import { RowTable } from '../review/RowTable';
import { rowsWith, type ExportSheet } from './exportSheet';
import { TickedSum, type TickedSumProps } from './TickedSum';
import styles from './ExportPage.module.css';

interface ExportRowsProps extends Omit<TickedSumProps, 'sheet'> {
  sheet: ExportSheet;
  onTick: (ticked: ReadonlySet<number>) => void;
}

/** BDXADM-24: the rows that may be exported, each with a checkbox; one press ticks all that a filter shows. */
export function ExportRows({ sheet, ticked, onTick, ...sums }: ExportRowsProps): ReactNode {
  const heading = useId();
  const [filter, setFilter] = useState('');
  const shown = useMemo(() => rowsWith(sheet, filter), [sheet, filter]);
  const tickedShown = useMemo(() => shown.filter((row) => ticked.has(row)).length, [shown, ticked]);
  const isAmount = useCallback((column: number) => isMoneyKind(sheet.columns[column]?.kind), [sheet]);
  const reference = sheet.columns.findIndex(({ kind }) => kind === 'reference');

  function tick(rows: readonly number[], isTicked: boolean): void {
    const next = new Set(ticked);
    for (const row of rows) {
      if (isTicked) next.add(row);
      else next.delete(row);
    }
    onTick(next);
  }

  if (sheet.rows.length === 0)
    return <p className={styles.none}>There are no rows to export for these fields.</p>;
  return (
    <section className={styles.rows} aria-labelledby={heading}>
      <h2 id={heading}>Rows to export</h2>
      <TickedSum sheet={sheet} ticked={ticked} {...sums} />
      <ListToolbar filter={filter} onFilter={setFilter} count={rowsText(shown.length, sheet.rows.length)} />
      <RowTable
        label="Rows to export"
        sheet={sheet}
        shown={shown}
        isAmount={isAmount}
        lead={{
          head: (
            <span className={styles.select}>
              <input
                type="checkbox"
                aria-label="Select all shown"
                checked={shown.length > 0 && tickedShown === shown.length}
                ref={(box) => {
                  if (box) box.indeterminate = tickedShown > 0 && tickedShown < shown.length;
                }}
                onChange={({ currentTarget }) => tick(shown, currentTarget.checked)}
              />
              Select
            </span>
          ),
          cell: (row) => (
            <input
              type="checkbox"
              aria-label={`Select row ${String(row + 1)}, ${sheet.rows[row]?.[Math.max(0, reference)] ?? ''}`}
              checked={ticked.has(row)}
              onChange={({ currentTarget }) => tick([row], currentTarget.checked)}
            />
          ),
        }}
      />
    </section>
  );
}
