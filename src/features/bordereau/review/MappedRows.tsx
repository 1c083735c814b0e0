import { useEffect, useEffectEvent, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import { runtimeConfig } from '@/api/runtime';
import { fileUrl, shownUrl } from '@/domain/access/fileUrl';
import { recogniseColumns } from '@/preflight/rules/columns';
import type { CheckedFile } from '@/preflight/rules/file';
import { inventoryOf } from '@/preflight/rules/inventory';
import type { CheckChoices } from '@/preflight/rules/sums';
import { decide } from '@/preflight/rules/verdict';
import type { BordereauFile, BordereauFileView } from '@/domain/records/bordereau';
import { Card } from '@/components/ui/Card';
import { CardBoundary } from '@/components/feedback/CardBoundary';
import { ErrorBoundary } from '@/components/feedback/ErrorBoundary';
import { Icon } from '@/components/ui/Icon';
import { rowsText } from '@/components/list/listText';
import { Skeleton } from '@/components/ui/Skeleton';
import { DescriptionList } from '@/components/ui/DescriptionList';
import { useAnnouncedChange } from '@/components/feedback/useAnnouncedChange';
import { AdminStatus } from '../fileColumns';
import styles from './fileView.module.css';
import { CheckResult } from '../preflight/CheckResult';
import { Choices } from '../preflight/Choices';
import { FindingList } from '../preflight/FindingList';
import { useInspection } from '../preflight/useInspection';
import { fileFacts } from './fileFacts';
import { RowTable, type RowTableHandle } from './RowTable';
import { useRowTable } from './useRowTable';

/** The facts about a file, the pre-flight check of its mapped rows, and the rows. */
export function MappedRows({
  view,
  onVerdict,
}: {
  view: BordereauFileView;
  onVerdict?: ((text: string) => void) | undefined;
}): ReactNode {
  const { file, mappedRows: table, url } = view;
  const kinds = useMemo(() => recogniseColumns(table.headers), [table]);
  const rowTable = useRowTable(table, kinds);
  const [choices, setChoices] = useState<CheckChoices>({});
  const checked = useInspection(table.headers, table.rows, choices);
  const findings = checked?.sheets[0]?.tables[0]?.findings;
  const tableRef = useRef<RowTableHandle>(null);
  const heading = useId();
  const count = table.rows.length;
  return (
    <>
      <CardBoundary>
        <FileHead file={file} url={url} />
      </CardBoundary>
      {count === 0 ? (
        <Card>
          <p className={styles.muted}>The server has not read any rows from this file yet.</p>
        </Card>
      ) : (
        <div className={styles.parts}>
          <Card className={styles.card}>
            <h2>Checks</h2>
            {checked ? (
              <ErrorBoundary>
                <Checks
                  checked={checked}
                  choices={choices}
                  choose={(change) => setChoices({ ...choices, ...change })}
                  file={file}
                  onVerdict={onVerdict}
                  onJump={({ row, column }) => tableRef.current?.show(row - 1, column)}
                />
              </ErrorBoundary>
            ) : (
              <Skeleton width="70%" />
            )}
          </Card>
          <section className={styles.rows} aria-labelledby={heading}>
            <div className={styles.rowsHead}>
              <h2 id={heading}>Mapped rows</h2>
              <span className={styles.muted}>{rowsText(count, count)}</span>
            </div>
            <RowTable ref={tableRef} label="Mapped rows" table={rowTable} {...(findings && { findings })} />
          </section>
        </div>
      )}
    </>
  );
}

function FileHead({ file, url }: { file: BordereauFile; url: string }): ReactNode {
  const download = fileUrl(url, [window.location.origin, runtimeConfig().bdxBaseUrl]);
  const address = download === undefined ? shownUrl(url) : '';
  return (
    <Card className={styles.card}>
      <div className={styles.title}>
        <h2>
          <bdi translate="no">{file.file_name || `File ${String(file.id)}`}</bdi>
        </h2>
        <AdminStatus file={file} />
        {download !== undefined && (
          <a href={download} download rel="noreferrer">
            <Icon name="download" /> Download
          </a>
        )}
      </div>
      {address !== '' && (
        <p className={styles.address}>
          The address of the file is not opened from here: <bdi translate="no">{address}</bdi>
        </p>
      )}
      <DescriptionList entries={fileFacts(file)} />
    </Card>
  );
}

interface ChecksProps extends Pick<Parameters<typeof FindingList>[0], 'onJump'> {
  checked: CheckedFile;
  choices: CheckChoices;
  choose: (choices: CheckChoices) => void;
  file: BordereauFile;
  onVerdict: ((text: string) => void) | undefined;
}

function Checks({ checked, choices, choose, file, onVerdict, onJump }: ChecksProps): ReactNode {
  const inventory = useMemo(() => inventoryOf(checked, choices), [checked, choices]);
  const verdict = decide(inventory, file.control_value);
  const { scope } = inventory;
  const { table } = scope;
  const announcement = `${verdict.text}. ${verdict.detail}`;
  useAnnouncedChange(announcement, announcement, true);
  const report = useEffectEvent(() => onVerdict?.(verdict.text));
  useEffect(() => {
    report();
  }, [verdict.text]);
  return (
    <div className={styles.checks}>
      <CheckResult verdict={verdict} choose={choose} />
      <Choices scope={scope} asks={verdict.asks} choose={choose} isMapped />
      {table && <FindingList table={table} fileName={file.file_name} onJump={onJump} />}
    </div>
  );
}
