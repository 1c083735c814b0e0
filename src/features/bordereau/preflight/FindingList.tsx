import { useId, useState, type ReactNode } from 'react';
import { columnLetter } from '@/preflight/rules/columns';
import {
  countFindings,
  findingKinds,
  maxFindingsPerKind,
  type Finding,
  type FindingCount,
  type Severity,
} from '@/preflight/rules/findings';
import { countOfRows } from '@/preflight/rules/file';
import type { FileTable } from '@/preflight/rules/fileTable';
import type { TableColumn } from '@/preflight/rules/tableColumn';
import { Button } from '@/components/ui/Button';
import { keepFocusInSection } from '@/components/feedback/sectionFocus';
import { classes } from '@/components/ui/classes';
import type { ListColumn } from '@/components/list/columns';
import { ExportButton } from '@/components/list/ExportButton';
import { Icon } from '@/components/ui/Icon';
import { maxListed } from './maxListed';
import styles from './preflight.module.css';

const groups: readonly { severity: Severity; heading: string; icon: 'error' | 'warning' | 'info' }[] = [
  { severity: 'error', heading: 'Errors', icon: 'error' },
  { severity: 'warning', heading: 'Warnings', icon: 'warning' },
  { severity: 'note', heading: 'Notes', icon: 'info' },
];

const grouped = new Intl.NumberFormat('en-US');

function cellLabel({ row, column, isOfColumn }: Finding, columns: readonly TableColumn[]): string {
  const name = columns[column]?.name ?? `Column ${columnLetter(column)}`;
  return isOfColumn ? name : `Row ${String(row)}, ${name}`;
}

function exportColumns(columns: readonly TableColumn[]): ListColumn<Finding>[] {
  return [
    { header: 'Severity', accessorFn: ({ kind }) => findingKinds[kind].severity },
    { header: 'Row', accessorFn: ({ row }) => String(row) },
    { header: 'Column', accessorFn: ({ column }) => columnLetter(column) },
    { header: 'Column Name', accessorFn: ({ column }) => columns[column]?.name ?? '' },
    { header: 'Finding', accessorFn: ({ kind }) => findingKinds[kind].label },
    { header: 'Detail', accessorFn: ({ message }) => message },
    { header: 'Cell', accessorFn: ({ cell }) => cell },
  ];
}

interface FindingListProps {
  table: Pick<FileTable, 'columns' | 'rows' | 'findings' | 'counts'>;
  /** The name of the checked sheet; blank if only one sheet contains rows. */
  sheetName?: string;
  /** Other contents of the file, which were not checked. */
  uncounted?: readonly string[];
  /** The file's name, from which the name of the exported CSV is derived. */
  fileName: string;
  onJump?: ((finding: Finding) => void) | undefined;
}

/** The text that is shown if nothing was found: it says what was checked. */
function nothingText({ table, sheetName = '', uncounted = [] }: FindingListProps): string {
  const sheet = sheetName === '' ? '' : ` of sheet ${sheetName}`;
  const shown = uncounted.slice(0, maxListed);
  const left = uncounted.length - shown.length;
  if (left > 0) shown.push(`${grouped.format(left)} more`);
  const rest = shown.length === 0 ? '' : ` Not counted: ${shown.join('; ')}.`;
  return `No problems in ${countOfRows(table.rows.length)}${sheet}.${rest}`;
}

/** The findings, grouped by severity and kind, with their number and their cells. */
export function FindingList(props: FindingListProps): ReactNode {
  const { table, fileName, onJump } = props;
  const heading = useId();
  const { columns, findings, counts } = table;
  const isCut = counts.some(({ count }) => count > maxFindingsPerKind);
  return (
    <div className={styles.stack}>
      <div className={styles.findingsHead}>
        <h3 id={heading}>Findings</h3>
        {findings.length > 0 && (
          <ExportButton
            name={`${fileName} findings`}
            columns={exportColumns(columns)}
            count={findings.length}
            rows={() => findings}
          />
        )}
      </div>
      {findings.length === 0 && (
        <p className={classes(styles.withIcon, styles.good)}>
          <Icon name="check" /> <bdi translate="no">{nothingText(props)}</bdi>
        </p>
      )}
      {groups.map(({ severity, heading: name, icon }) => {
        const ofSeverity = counts.filter(({ kind }) => findingKinds[kind].severity === severity);
        if (ofSeverity.length === 0) return null;
        return (
          <section key={severity} className={styles.part} aria-label={name}>
            <h4 className={classes(styles.withIcon, styles[severity])}>
              <Icon name={icon} />
              <span>{`${name} (${grouped.format(countFindings(counts, severity))})`}</span>
            </h4>
            {ofSeverity.map(({ kind, count }) => (
              <KindGroup key={kind} kind={kind} count={count} table={table} onJump={onJump} />
            ))}
          </section>
        );
      })}
      {isCut && (
        <p className={styles.muted}>
          {`Of each kind the first ${grouped.format(maxFindingsPerKind)} are listed and exported.`}
        </p>
      )}
    </div>
  );
}

function KindGroup({
  kind,
  count,
  table,
  onJump,
}: FindingCount & Pick<FindingListProps, 'table' | 'onJump'>): ReactNode {
  const { label } = findingKinds[kind];
  const findings = table.findings.filter((finding) => finding.kind === kind);
  const id = useId();
  const [shown, setShown] = useState(maxListed);
  const left = findings.length - shown;
  return (
    <div>
      <h5 id={id} className={styles.kindHead}>{`${label} (${grouped.format(count)})`}</h5>
      <ul className={styles.list} aria-labelledby={id}>
        {findings.slice(0, shown).map((finding) => {
          const { row, column, message, cell } = finding;
          const name = cellLabel(finding, table.columns);
          return (
            <li key={`${String(row)} ${String(column)} ${message}`} className={styles.finding}>
              {onJump ? (
                <button type="button" className={styles.jump} onClick={() => onJump(finding)}>
                  <bdi>{name}</bdi>
                </button>
              ) : (
                <bdi className={styles.place}>{name}</bdi>
              )}
              <span>
                <bdi>{message}</bdi> {cell && <code className={styles.cell}>{cell}</code>}
              </span>
            </li>
          );
        })}
      </ul>
      {left > 0 && (
        <Button
          ref={keepFocusInSection}
          size="small"
          variant="quiet"
          icon="chevronDown"
          aria-label={`Show ${Math.min(maxListed, left)} more of ${label}`}
          onClick={() => setShown(shown + maxListed)}
        >
          {`Show ${Math.min(maxListed, left)} more`}
        </Button>
      )}
    </div>
  );
}
