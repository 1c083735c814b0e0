import { useId, type ReactNode } from 'react';
import type { FileTable } from '@/preflight/rules/fileTable';
import { classes } from '@/components/ui/classes';
import styles from './preflight.module.css';

/** The first rows as they were read: the user can see whether the columns are right. */
export function FirstRows({ table: { columns, firstRows } }: { table: FileTable }): ReactNode {
  const heading = useId();
  if (firstRows.length === 0) return null;
  const end = columns.map(({ isMoney }) => isMoney && styles.end);
  return (
    <div className={styles.part}>
      <h3 id={heading}>First rows</h3>
      {/* Focusable, so that it can be scrolled by keyboard. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.scroller} role="region" aria-labelledby={heading} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col" className={styles.rowNumber}>
                Row
              </th>
              {columns.map(({ index, name }) => (
                <th key={index} scope="col" className={classes(end[index])}>
                  <bdi translate="no">{name}</bdi>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {firstRows.map(({ row, cells }) => (
              <tr key={row}>
                <th scope="row" className={styles.rowNumber}>
                  {row}
                </th>
                {columns.map(({ index }) => (
                  <td key={index} className={classes(end[index])}>
                    <bdi translate="no">{cells[index]}</bdi>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
