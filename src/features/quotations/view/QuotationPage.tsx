import { Fragment, type ReactElement, type ReactNode } from 'react';
import { isCallFailure } from '@/domain/saving/failure';
import { useViewActiveIntakeAttributeGroupMainQuery } from '@/api/quotations';
import type { Crumb } from '@/components/ui/Breadcrumbs';
import { PageHeader } from '@/components/ui/PageHeader';
import { Skeleton } from '@/components/ui/Skeleton';
import type { Query } from '@/components/feedback/queryState';
import { InlineError } from '@/components/feedback/InlineError';
import { sameId } from '@/domain/records/ids';
import type { Quotation } from '@/domain/records/quotations';
import type { Id } from '@/domain/records/scalars';
import { quotationTitle, useRecentRecord } from '@/session/recentRecords';
import { useSession } from '@/session/useSession';
import { WithSidePanel } from '../panel/WithSidePanel';
import { DocumentSkeleton } from './DocumentSkeleton';
import { QuotationDocument } from './QuotationDocument';
import styles from './quotationDocument.module.css';

/** A query for the record that the present URL names; never for that of the URL before. */
type RecordQuery<Item> = Omit<Query<Item>, 'data'> & { error?: unknown };

interface QuotationPageProps<Item extends Quotation> {
  /** What the record is: 'Quotation'. Its policy number follows in the heading. */
  heading: string;
  breadcrumbs: readonly Crumb[];
  query: RecordQuery<Item>;
  /** The intake id of the URL; the record's own counts where they differ. */
  intakeId: Id;
  /** CONST-30: for the screens on which WORKERS COMP hides the Premium Details. */
  hidesPremiumDetails?: (record: Item) => boolean;
  /** Whether payments of the record are due. */
  isOwed?: boolean;
  /** Links at the end of the heading's row. */
  action?: ReactNode;
  /** What can be done with the record, below it. */
  children?: (record: Item) => ReactNode;
}

/**
 * A stored quotation, binder, policy or past version to be read: the screen of each of them. Its props name the record. It
 * shows the record with its intake form, or says that it could not be loaded.
 */
export function QuotationPage<Item extends Quotation>({
  heading,
  breadcrumbs,
  query,
  intakeId,
  hidesPremiumDetails,
  isOwed,
  action,
  children,
}: QuotationPageProps<Item>): ReactElement {
  const { clientId } = useSession();
  const record = query.currentData;
  // Asked for along with the record, by the URL, so that neither waits for the other.
  const isOther = record !== undefined && record.intake_id !== '' && !sameId(record.intake_id, intakeId);
  const shownIntakeId = isOther ? record.intake_id : intakeId;
  const groups = useViewActiveIntakeAttributeGroupMainQuery({ intakeId: shownIntakeId, clientId });
  const title = record?.unique_id ? `${heading} ${record.unique_id}` : heading;
  const shownTitle = !record && query.isFetching ? <WaitingTitle heading={heading} /> : title;
  useRecentRecord(record && quotationTitle(heading, record), query.isError && isNotFound(query.error));
  return (
    <>
      <PageHeader
        heading={shownTitle}
        breadcrumbs={[...breadcrumbs, { label: shownTitle }]}
        action={action}
      />
      <WithSidePanel record={record} isOwed={isOwed}>
        <div className={styles.body}>
          {query.isError && !query.isFetching && <LoadFailure {...query} />}
          {!record && query.isFetching && <DocumentSkeleton />}
          {record && (
            <Fragment key={String(record.id)}>
              <QuotationDocument
                record={record}
                intakeId={shownIntakeId}
                groups={{ ...groups, data: groups.currentData }}
                hidesPremiumDetails={hidesPremiumDetails?.(record) ?? false}
              />
              {children?.(record)}
            </Fragment>
          )}
        </div>
      </WithSidePanel>
    </>
  );
}

/** A title whose number is on its way. It breaks into as many lines as with the number. */
function WaitingTitle({ heading }: { heading: string }): ReactNode {
  return (
    <>
      <span>{heading}</span>{' '}
      <span className={styles.number}>
        <Skeleton width="7.5em" />
      </span>
    </>
  );
}

/** a record that is not there is named as such. */
function isNotFound(error: unknown): boolean {
  return isCallFailure(error) && (error.status === 404 || error.kind === 'unreadable');
}

function LoadFailure({ error, refetch }: Pick<RecordQuery<unknown>, 'error' | 'refetch'>): ReactNode {
  return (
    <InlineError text="Could not load" onRetry={refetch}>
      {isNotFound(error) && <span className={styles.muted}>Nothing was found under this number</span>}
    </InlineError>
  );
}
