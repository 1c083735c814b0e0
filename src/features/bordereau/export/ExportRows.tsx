import { useId, useMemo, useState, type ReactNode } from 'react';
import { ListToolbar } from '@/components/list/ListToolbar';
import { rowsText } from '@/components/list/listText';
import { RowTable } from '../review/RowTable';
import { useRowTable } from '../review/useRowTable';
import type { ExportTable } from './exportTable';
import { TickedSum, type TickedSumProps } from './TickedSum';
import styles from './ExportPage.module.css';

interface ExportRowsProps extends Omit<TickedSumProps, 'table'> {
  table: ExportTable;
  onTick: (ticked: ReadonlySet<number>) => void;
}

/** The exportable rows, each with a checkbox, and a checkbox for all rows that the filter shows. */
export function ExportRows({ table, ticked, onTick, ...sums }: ExportRowsProps): ReactNode {
  const heading = useId();
  const [filter, setFilter] = useState('');
  const kinds = useMemo(() => table.columns.map(({ kind }) => kind), [table]);
  const rowTable = useRowTable(table, kinds, filter);
  const { rows } = rowTable.getRowModel();
  const shown = useMemo(() => rows.map(({ index }) => index), [rows]);
  const tickedShown = useMemo(() => shown.filter((row) => ticked.has(row)).length, [shown, ticked]);
  const reference = kinds.indexOf('reference');

  function tick(rows: readonly number[], isTicked: boolean): void {
    const next = new Set(ticked);
    for (const row of rows) {
      if (isTicked) next.add(row);
      else next.delete(row);
    }
    onTick(next);
  }

  if (table.rows.length === 0)
    return <p className={styles.none}>There are no rows to export for these fields.</p>;
  return (
    <section className={styles.rows} aria-labelledby={heading}>
      <h2 id={heading}>Rows to export</h2>
      <TickedSum table={table} ticked={ticked} {...sums} />
      <ListToolbar filter={filter} onFilter={setFilter} count={rowsText(shown.length, table.rows.length)} />
      <RowTable
        label="Rows to export"
        table={rowTable}
        leadColumn={{
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
              aria-label={`Select row ${String(row + 1)}, ${table.rows[row]?.[Math.max(0, reference)] ?? ''}`}
              checked={ticked.has(row)}
              onChange={({ currentTarget }) => tick([row], currentTarget.checked)}
            />
          ),
        }}
      />
    </section>
  );
}
