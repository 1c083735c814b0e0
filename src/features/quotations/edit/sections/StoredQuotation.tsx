import { useEffect, useState, type ReactNode } from 'react';
import { useEditClientUserQuery } from '@/api/session';
import { refetchFailed, type QueryState } from '@/components/feedback/queryState';
import { InlineError } from '@/components/feedback/InlineError';
import { Skeleton } from '@/components/ui/Skeleton';
import { agentOf, type AgentFields } from '@/domain/quotation/header';
import type { Quotation } from '@/domain/records/quotations';
import type { Id } from '@/domain/records/scalars';
import { useSession } from '@/session/useSession';
import styles from './StoredQuotation.module.css';

/** What an edit form starts with. */
export interface Stored {
  record: Quotation;
  /** ROLE-12: the agent who edits it. */
  agent: AgentFields | undefined;
}

export interface StoredQuotationProps {
  /** The call that loads the record; it refuses a record with another id. */
  useRecord: (
    id: Id,
    options: { refetchOnMountOrArgChange: true },
  ) => QueryState<Quotation> & { fulfilledTimeStamp?: number | undefined };
  id: Id;
  /** The intake category of the URL, for a record that does not say which it has. */
  intakeId: Id;
  onLoaded: (stored: Stored) => void;
}

/**
 * QEDIT-03: loads the quotation for its form each time, since the cache of another screen may be old. Once it is
 * handed over, nothing subscribes to it any more, so that no refetch can reach the form.
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
    onLoaded({ record: completed(data, clientId, intakeId), agent: agentOf(user.data) });
  });

  const isWaiting = record.isFetching || user.isFetching || (data !== undefined && isUserKnown);
  const isFailed = record.isError || user.isError;
  if (isWaiting || !isFailed) return <Waiting />;
  return (
    <div className={styles.failed}>
      <InlineError text="Could not load" onRetry={() => refetchFailed([record, user])} />
    </div>
  );
}

/** The record with the ids of the session and of the URL, where it does not say its own. */
export function completed(record: Quotation, clientId: Id, intakeId: Id): Quotation {
  const { company_id, intake_id } = record;
  return { ...record, company_id: company_id || clientId, intake_id: intake_id || intakeId };
}

const cards = ['a', 'b', 'c'];

function Waiting(): ReactNode {
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
