import type { ReactElement, ReactNode } from 'react';
import type { Crumb } from '@/components/Breadcrumbs';
import { Card } from '@/components/Card';
import { FormSkeleton } from '@/components/FormSkeleton';
import type { Loadable } from '@/components/loadable';
import { PageHead } from '@/components/PageHead';
import { QuietFailure } from '@/components/QuietFailure';
import type { BordereauFileView } from '@/domain/records/bordereau';
import { MappedRows } from './rows/MappedRows';
import styles from './fileView.module.css';

export interface FileScreenProps {
  /** The list that the screen was opened from. */
  from: Crumb;
  view: Loadable<BordereauFileView>;
  /** The buttons under the rows. */
  children: ReactNode;
}

/** The mapped rows of one file under their heading, with the buttons of the screen. */
export function FileScreen({ from, view, children }: FileScreenProps): ReactElement {
  const { data, isError, isFetching, refetch } = view;
  return (
    <>
      <PageHead heading="BDX File View" breadcrumbs={[from, { label: 'BDX File View' }]} />
      <div className={styles.body}>
        {isError && !isFetching && (
          <Card>
            <QuietFailure text="Could not load" onRetry={refetch} />
          </Card>
        )}
        {!data && isFetching && <FormSkeleton />}
        {data && <MappedRows view={data} />}
        <div className={styles.bar}>{children}</div>
      </div>
    </>
  );
}
