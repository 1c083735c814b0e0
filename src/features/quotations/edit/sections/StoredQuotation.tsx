import { useEffect, useState, type ReactNode } from 'react';
import { useEditClientUserQuery } from '@/api/session';
import { firstId } from '@/domain/records/ids';
import { firstError, refetchFailed, type QueryState } from '@/components/feedback/queryState';
import { InlineError } from '@/components/feedback/InlineError';
import { Skeleton } from '@/components/ui/Skeleton';
import { agentOf, type AgentFields } from '@/domain/quotation/header';
import type { Quotation } from '@/domain/records/quotations';
import type { Id } from '@/domain/records/scalars';
import { useSession } from '@/session/useSession';
import styles from './StoredQuotation.module.css';

/** The data that an edit form starts with. */
export interface Stored {
  record: Quotation;
  /** The agent who edits it, if the user is one. */
  agent: AgentFields | undefined;
}

export interface StoredQuotationProps {
  /** The query that loads the record. It rejects a record with another id. */
  useRecord: (
    id: Id,
    options: { refetchOnMountOrArgChange: true },
  ) => QueryState<Quotation> & { fulfilledTimeStamp?: number | undefined };
  id: Id;
  /** The intake category of the URL, for a record without one. */
  intakeId: Id;
  onLoaded: (stored: Stored) => void;
}

/**
 * Loads the quotation for its form each time, because the cache of another screen may be outdated. After `onLoaded` it is
 * unmounted, so that no refetch can change the form.
 */
export function StoredQuotation({ useRecord, id, intakeId, onLoaded }: StoredQuotationProps): ReactNode {
  const { clientId, userId, isStaff } = useSession();
  const [openedAt] = useState(Date.now);
  const record = useRecord(id, { refetchOnMountOrArgChange: true });
  const user = useEditClientUserQuery(userId, { skip: !isStaff });
  const isFresh = !record.isFetching && !record.isError && (record.fulfilledTimeStamp ?? 0) >= openedAt;
  const { data } = isFresh ? record : {};
  const isUserKnown = !isStaff || user.data !== undefined;

  useEffect(() => {
    if (!data || !isUserKnown) return;
    onLoaded({ record: withDefaultIds(data, clientId, intakeId), agent: agentOf(user.data) });
  });

  const isWaiting = record.isFetching || user.isFetching || (data !== undefined && isUserKnown);
  const isFailed = record.isError || user.isError;
  if (isWaiting || !isFailed) return <LoadingCards />;
  return (
    <div className={styles.failed}>
      <InlineError
        text="Could not load"
        onRetry={() => refetchFailed([record, user])}
        error={firstError([record, user])}
      />
    </div>
  );
}

/** The record; missing ids are filled in from the session and the URL. */
export function withDefaultIds(record: Quotation, clientId: Id, intakeId: Id): Quotation {
  const { company_id, intake_id } = record;
  return { ...record, company_id: firstId(company_id, clientId), intake_id: firstId(intake_id, intakeId) };
}

const cards = ['a', 'b', 'c'];

function LoadingCards(): ReactNode {
  return (
    <div aria-busy="true">
      <p role="status" className={styles.text}>
        Loading...
      </p>
      <div aria-hidden="true" className={styles.cards}>
        {cards.map((card) => (
          <div key={card} className={styles.card}>
            <Skeleton width="12em" />
            <Skeleton height="36px" />
            <Skeleton height="36px" />
          </div>
        ))}
      </div>
    </div>
  );
}
