import type { ReactElement, ReactNode } from 'react';
import type { Crumb } from '@/components/ui/Breadcrumbs';
import { Card } from '@/components/ui/Card';
import { FormSkeleton } from '@/components/form/FormSkeleton';
import type { QueryState } from '@/components/feedback/queryState';
import { PageHeader } from '@/components/ui/PageHeader';
import { InlineError } from '@/components/feedback/InlineError';
import type { BordereauFileView } from '@/domain/records/bordereau';
import { useRecentRecord } from '@/session/recentRecords';
import { MappedRows } from './MappedRows';
import styles from './fileView.module.css';

interface FileScreenProps {
  /** The breadcrumb of the list that the screen was opened from. */
  from: Crumb;
  view: QueryState<BordereauFileView>;
  /** Called with the check's summary each time it changes. */
  onVerdict?: (text: string) => void;
  /** The buttons below the rows. */
  children: ReactNode;
}

/** The screen of one file: heading, mapped rows, and buttons. */
export function FileScreen({ from, view, onVerdict, children }: FileScreenProps): ReactElement {
  const { data, isError, isFetching, error, refetch } = view;
  useRecentRecord(data && `Bordereau ${data.file.file_name || String(data.file.id)}`);
  return (
    <>
      <PageHeader heading="BDX File View" breadcrumbs={[from, { label: 'BDX File View' }]} />
      <div className={styles.body}>
        {isError && !isFetching && (
          <Card>
            <InlineError text="Could not load" onRetry={refetch} error={error} isRecord />
          </Card>
        )}
        {!data && isFetching && <FormSkeleton />}
        {data && <MappedRows view={data} onVerdict={onVerdict} />}
        <div className={styles.bar}>{children}</div>
      </div>
    </>
  );
}
