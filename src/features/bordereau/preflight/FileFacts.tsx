import type { ReactNode } from 'react';
import { countOfRows, holdsMoney, rowRangeText } from '@/preflight/rules/file';
import type { CheckScope } from '@/preflight/rules/sums';
import { maxListed } from './maxListed';
import styles from './preflight.module.css';

const encodings = new Map([
  ['utf-8', 'UTF-8'],
  ['utf-16le', 'UTF-16'],
  ['utf-16be', 'UTF-16'],
  ['windows-1252', 'Windows-1252'],
]);

interface FileFactsProps {
  scope: CheckScope;
  encoding?: string | undefined;
}

/** The content of the whole file: its sheets, the tables in them, and which of them are counted. */
export function FileFacts({ scope, encoding }: FileFactsProps): ReactNode {
  const { file, tables: all } = scope;
  const counted = new Set(scope.counted.map(({ table }) => table));
  return (
    <details className={styles.part} open={all.length > 1 || file.sheets.length > 1}>
      <summary>What the file holds</summary>
      <ul className={styles.inventory}>
        {file.sheets.slice(0, maxListed).map(({ name, isHidden, tables, unread }, at) => (
          <li key={at}>
            {file.isWorkbook && (
              <p>
                <bdi translate="no" className={styles.columnName}>
                  {name}
                </bdi>{' '}
                <span className={styles.muted}>
                  {[isHidden && 'hidden', unread ?? (tables.length === 0 && 'empty')]
                    .filter(Boolean)
                    .join(', ')}
                </span>
              </p>
            )}
            {tables.slice(0, maxListed).map((table) => (
              <p key={table.headerRow ?? 0} className={styles.muted}>
                <bdi translate="no" className={styles.heads}>
                  {table.title}
                </bdi>{' '}
                <span>
                  {[
                    table.headerRow === undefined ? 'No header row' : `Header row ${String(table.headerRow)}`,
                    table.rows.length === 0
                      ? 'no rows'
                      : `${rowRangeText({ ...file, isWorkbook: false }, table)} (${countOfRows(table.rows.length)})`,
                    countedText(counted.has(table), holdsMoney(table)),
                  ].join(', ')}
                </span>{' '}
                <bdi translate="no" className={styles.heads}>
                  {table.columns.map((column) => column.name).join(', ')}
                </bdi>
              </p>
            ))}
            <More count={tables.length - maxListed} noun="table" />
          </li>
        ))}
      </ul>
      <More count={file.sheets.length - maxListed} noun="sheet" />
      {encoding && <p className={styles.muted}>{`Encoding ${encodings.get(encoding) ?? encoding}`}</p>}
    </details>
  );
}

function More({ count, noun }: { count: number; noun: string }): ReactNode {
  return count > 0 && <p className={styles.muted}>{`and ${countOfRows(count, `more ${noun}`)}`}</p>;
}

function countedText(isCounted: boolean, isMoney: boolean): string {
  if (isCounted) return 'counted';
  return isMoney ? 'not counted' : 'not counted: no column of amounts';
}
