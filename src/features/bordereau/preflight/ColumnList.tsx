import { useId, type ReactNode } from 'react';
import { kindNames } from '@/preflight/rules/columns';
import type { TableColumn } from '@/preflight/rules/tableColumn';
import { classes } from '@/components/ui/classes';
import styles from './preflight.module.css';

/** The columns whose meaning is recognised by their headers. */
export function ColumnList({ columns }: { columns: readonly TableColumn[] }): ReactNode {
  const heading = useId();
  const recognised = columns.filter(({ kind }) => kind !== undefined);
  return (
    <div className={styles.part}>
      <div className={styles.partHead}>
        <h3 id={heading}>Columns recognised</h3>
        <span className={styles.muted}>{`${recognised.length} of ${columns.length}`}</span>
      </div>
      {recognised.length === 0 ? (
        <p className={styles.hint}>No head says what its column holds, so only formulas are looked for.</p>
      ) : (
        <ul className={styles.columns} aria-labelledby={heading}>
          {recognised.map(({ index, letter, name, kind }) => (
            <li key={index}>
              <span className={classes(styles.muted, styles.letter)}>{letter}</span>
              <bdi translate="no" className={styles.columnName}>
                {name}
              </bdi>
              {kind && kindNames[kind].toLowerCase() !== name.toLowerCase() && (
                <span className={styles.muted}>{kindNames[kind]}</span>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
