import { useEffect, useId, type ReactNode } from 'react';
import { countFindings, type Finding } from '@/preflight/rules/findings';
import { countOfRows } from '@/preflight/rules/file';
import { announce } from '@/components/feedback/announce';
import { Button } from '@/components/ui/Button';
import cardStyles from '@/components/ui/Card.module.css';
import { classes } from '@/components/ui/classes';
import { Skeleton } from '@/components/ui/Skeleton';
import { useAnnouncedChange } from '@/components/feedback/useAnnouncedChange';
import { keepFocusInSection } from '@/components/feedback/sectionFocus';
import { CheckResult } from './CheckResult';
import { Choices } from './Choices';
import { ColumnList } from './ColumnList';
import { FileFacts } from './FileFacts';
import { FindingList } from './FindingList';
import { FirstRows } from './FirstRows';
import { Verdict } from './Verdict';
import type { Preflight, ReadPreflight } from './usePreflight';
import styles from './preflight.module.css';

interface PreflightPanelProps {
  preflight: Preflight;
  /** Moves to the cell of a finding. Without it the findings are not links. */
  onJump?: ((finding: Finding) => void) | undefined;
}

/**
 * Shows the content of the chosen bordereau and whether its control value matches. It never blocks the
 * upload.
 */
export function PreflightPanel({ preflight, onJump }: PreflightPanelProps): ReactNode {
  const heading = useId();
  const announcement = stateText(preflight);
  useEffect(() => {
    if (announcement) announce(announcement);
  }, [announcement]);
  const { text = '', detail = '' } = preflight.state === 'read' ? preflight.verdict : {};
  const isSettled = preflight.state === 'read' && !preflight.isReadingAgain;
  useAnnouncedChange(`${text}. ${detail}`, text + detail, isSettled);
  return (
    <section className={classes(cardStyles.card, styles.panel)} aria-labelledby={heading}>
      <div className={styles.header}>
        <h2 id={heading}>Pre-flight check</h2>
        {preflight.state !== 'idle' && (
          <bdi translate="no" className={styles.hint}>
            {preflight.fileName}
          </bdi>
        )}
      </div>
      <Body preflight={preflight} onJump={onJump} />
    </section>
  );
}

/** The text that is announced when the state changes. */
function stateText(preflight: Preflight): string {
  switch (preflight.state) {
    case 'idle':
      return '';
    case 'reading':
      return `Checking ${preflight.fileName}`;
    case 'unread':
      return `Not checked. ${preflight.reason}`;
    case 'read': {
      const { rows = [], counts = [] } = preflight.inventory.scope.table ?? {};
      const found = (['error', 'warning'] as const).map((severity) =>
        countOfRows(countFindings(counts, severity), severity).replace(/^0/, 'no'),
      );
      return `${preflight.fileName} is checked: ${[countOfRows(rows.length), ...found].join(', ')}`;
    }
  }
}

function Body({ preflight, onJump }: PreflightPanelProps): ReactNode {
  const label = useId();
  switch (preflight.state) {
    case 'idle':
      return (
        <p className={styles.hint}>Once a file is chosen, it is checked here before anything is sent.</p>
      );
    case 'reading':
      return (
        <>
          <div className={styles.reading}>
            <span id={label}>Reading the file…</span>
            <progress className={styles.progress} aria-labelledby={label} value={preflight.share} />
            <Button ref={keepFocusInSection} size="small" icon="close" onClick={preflight.stop}>
              Stop
            </Button>
          </div>
          <div className={styles.stack} aria-hidden="true">
            <Skeleton width="45%" />
            <Skeleton width="80%" />
            <Skeleton width="65%" />
          </div>
        </>
      );
    case 'unread':
      return (
        <>
          <Verdict outcome="notChecked" text="Not checked" detail={preflight.reason} />
          {(preflight.why === 'failed' || preflight.why === 'stopped') && (
            <div>
              <Button ref={keepFocusInSection} size="small" icon="retry" onClick={preflight.retry}>
                Check again
              </Button>
            </div>
          )}
        </>
      );
    case 'read':
      return <Checked {...preflight} onJump={onJump} />;
  }
}

function Checked({
  inventory,
  choose,
  encoding,
  fileName,
  isReadingAgain,
  verdict,
  onJump,
}: ReadPreflight & Pick<PreflightPanelProps, 'onJump'>): ReactNode {
  const { scope } = inventory;
  const { file, table } = scope;
  return (
    <>
      <CheckResult verdict={verdict} isReadingAgain={isReadingAgain} choose={choose} />
      <Choices scope={scope} asks={verdict.asks} choose={choose} />
      <FileFacts scope={scope} encoding={encoding} />
      {table && (
        <>
          <FindingList
            table={table}
            sheetName={file.sheets[table.sheet]?.name ?? ''}
            uncounted={verdict.uncounted.map(({ text }) => text)}
            fileName={fileName}
            onJump={onJump}
          />
          <ColumnList columns={table.columns} />
          <FirstRows table={table} />
        </>
      )}
    </>
  );
}
