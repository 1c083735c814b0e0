import { useId, useState, type ReactNode } from 'react';
import { columnLetter } from '@/domain/preflight/columns';
import {
  countOf,
  findingKinds,
  keptFindings,
  type Finding,
  type Severity,
} from '@/domain/preflight/findings';
import type { Inspection } from '@/domain/preflight/inspector';
import { Button } from '@/components/ui/Button';
import { classes } from '@/components/ui/classes';
import type { Column } from '@/components/list/columns';
import { ExportButton } from '@/components/list/ExportButton';
import { Icon } from '@/components/ui/Icon';
import styles from './FindingList.module.css';

const groups: readonly { severity: Severity; heading: string; icon: 'error' | 'warning' | 'info' }[] = [
  { severity: 'error', heading: 'Errors', icon: 'error' },
  { severity: 'warning', heading: 'Warnings', icon: 'warning' },
  { severity: 'note', heading: 'Notes', icon: 'info' },
];

/** So many findings of a group show at first, and are added at a time. */
const step = 20;
const grouped = new Intl.NumberFormat('en-US');

/** 'no errors', '1 error', '1,200 errors'. */
export function countText(count: number, noun: string): string {
  return `${count === 0 ? 'no' : grouped.format(count)} ${noun}${count === 1 ? '' : 's'}`;
}

function placeText({ row, column }: Finding, columns: Inspection['columns']): string {
  return `Row ${String(row)}, ${columns[column]?.name ?? `Column ${columnLetter(column)}`}`;
}

function exportColumns(columns: Inspection['columns']): Column<Finding>[] {
  return [
    { label: 'Severity', text: ({ kind }) => findingKinds[kind].severity },
    { label: 'Row', text: ({ row }) => String(row) },
    { label: 'Column', text: ({ column }) => columnLetter(column) },
    { label: 'Column Name', text: ({ column }) => columns[column]?.name ?? '' },
    { label: 'Finding', text: ({ kind }) => findingKinds[kind].label },
    { label: 'Detail', text: ({ message }) => message },
    { label: 'Cell', text: ({ cell }) => cell },
  ];
}

interface FindingListProps {
  inspection: Pick<Inspection, 'columns' | 'findings' | 'counts'>;
  /** Names the exported file. */
  fileName: string;
  onJump?: ((finding: Finding) => void) | undefined;
}

/** What was found, by severity, with its cell. */
export function FindingList({ inspection, fileName, onJump }: FindingListProps): ReactNode {
  const heading = useId();
  const { columns, findings, counts } = inspection;
  const isCut = counts.some(({ count }) => count > keptFindings);
  return (
    <div className={styles.findings}>
      <div className={styles.header}>
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
        <p className={styles.none}>
          <Icon name="check" /> Nothing found.
        </p>
      )}
      {groups.map(({ severity, ...group }) => (
        <FindingGroup
          key={severity}
          {...group}
          count={countOf(counts, severity)}
          findings={findings.filter(({ kind }) => findingKinds[kind].severity === severity)}
          columns={columns}
          className={styles[severity]}
          onJump={onJump}
        />
      ))}
      {isCut && (
        <p className={styles.cut}>
          {`Of each kind the first ${grouped.format(keptFindings)} are listed and exported.`}
        </p>
      )}
    </div>
  );
}

interface GroupProps extends Pick<FindingListProps, 'onJump'> {
  heading: string;
  icon: 'error' | 'warning' | 'info';
  count: number;
  findings: readonly Finding[];
  columns: Inspection['columns'];
  className: string | undefined;
}

function FindingGroup({ heading, icon, count, findings, columns, className, onJump }: GroupProps): ReactNode {
  const id = useId();
  const [shown, setShown] = useState(step);
  if (count === 0) return null;
  const left = findings.length - shown;
  return (
    <div>
      <h4 id={id} className={classes(styles.groupHead, className)}>
        <Icon name={icon} />
        <span>{`${heading} (${grouped.format(count)})`}</span>
      </h4>
      <ul className={styles.list} aria-labelledby={id}>
        {findings.slice(0, shown).map((finding) => (
          <FindingLine
            key={`${finding.kind} ${String(finding.row)} ${String(finding.column)}`}
            finding={finding}
            place={placeText(finding, columns)}
            onJump={onJump}
          />
        ))}
      </ul>
      {left > 0 && (
        <Button size="small" variant="quiet" icon="chevronDown" onClick={() => setShown(shown + step)}>
          {`Show ${Math.min(step, left)} more ${heading.toLowerCase()}`}
        </Button>
      )}
    </div>
  );
}

function FindingLine({
  finding,
  place,
  onJump,
}: {
  finding: Finding;
  place: string;
  onJump: FindingListProps['onJump'];
}): ReactNode {
  return (
    <li className={styles.line}>
      {onJump ? (
        <button type="button" className={styles.jump} onClick={() => onJump(finding)}>
          <bdi>{place}</bdi>
        </button>
      ) : (
        <bdi className={styles.place}>{place}</bdi>
      )}
      <span>
        <bdi>{finding.message}</bdi> {finding.cell && <code className={styles.cell}>{finding.cell}</code>}
      </span>
    </li>
  );
}
