import { Fragment, type ReactElement, type ReactNode } from 'react';
import { isMissingRecord } from '@/domain/saving/failure';
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
import { useProfile } from '@/session/useProfile';
import { useSession } from '@/session/useSession';
import { WithSidePanel } from '../panel/WithSidePanel';
import { DocumentSkeleton } from './DocumentSkeleton';
import { QuotationDocument } from './QuotationDocument';
import styles from './quotationDocument.module.css';

/** A query for the record of the current URL. It has no data of the URL before. */
type RecordQuery<Item> = Omit<Query<Item>, 'data'> & { error?: unknown };

interface QuotationPageProps<Item extends Quotation> {
  /** The kind of record, for example 'Quotation'. The policy number is added to it. */
  heading: string;
  breadcrumbs: readonly Crumb[];
  query: RecordQuery<Item>;
  /** The intake id of the URL. If the record has another one, that one is used. */
  intakeId: Id;
  /** Set on screens on which WORKERS COMP hides the Premium Details. */
  hidesPremiumDetails?: (record: Item) => boolean;
  /** Whether the side panel shows the next due date. */
  showsDueDate?: boolean;
  /** Buttons and links at the end of the heading's line. */
  action?: ReactNode;
  /** The actions below the record. */
  children?: (record: Item) => ReactNode;
}

/**
 * The screen of a read-only quotation, binder, policy or past version. It shows the record with its intake form, or an error
 * if it could not be loaded.
 */
export function QuotationPage<Item extends Quotation>({
  heading,
  breadcrumbs,
  query,
  intakeId,
  hidesPremiumDetails,
  showsDueDate,
  action,
  children,
}: QuotationPageProps<Item>): ReactElement {
  const { clientId } = useSession();
  const { companyName } = useProfile();
  const record = query.currentData;
  // The groups load by the intake id of the URL, so that they do not wait for the record.
  const hasOtherIntake =
    record !== undefined && record.intake_id !== '' && !sameId(record.intake_id, intakeId);
  const shownIntakeId = hasOtherIntake ? record.intake_id : intakeId;
  const groups = useViewActiveIntakeAttributeGroupMainQuery({ intakeId: shownIntakeId, clientId });
  const title = record?.unique_id ? `${heading} ${record.unique_id}` : heading;
  const shownTitle = !record && query.isFetching ? <LoadingTitle heading={heading} /> : title;
  useRecentRecord(record && quotationTitle(heading, record), query.isError && isMissingRecord(query.error));
  return (
    <>
      {/* The frame, which has the company's name, is not printed. */}
      <p className={styles.company} translate="no">
        {companyName}
      </p>
      <PageHeader
        heading={shownTitle}
        breadcrumbs={[...breadcrumbs, { label: shownTitle }]}
        action={action}
      />
      <WithSidePanel record={record} showsDueDate={showsDueDate}>
        <div className={styles.body}>
          {query.isError && !query.isFetching && (
            <InlineError text="Could not load" onRetry={query.refetch} error={query.error} isRecord />
          )}
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

/** The title while the number is loading. The placeholder is as wide as a number, so that the lines break at the same words. */
function LoadingTitle({ heading }: { heading: string }): ReactNode {
  return (
    <>
      <span>{heading}</span>{' '}
      <span className={styles.number}>
        <Skeleton width="7.5em" />
      </span>
    </>
  );
}
