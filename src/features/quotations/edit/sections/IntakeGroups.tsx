import { memo, useEffect, useId, type ReactNode } from 'react';
import { CardBoundary } from '@/components/feedback/CardBoundary';
import type { QueryState } from '@/components/feedback/queryState';
import { InlineError } from '@/components/feedback/InlineError';
import { FormSkeleton } from '@/components/form/FormSkeleton';
import type { IntakeAttributeGroup } from '@/domain/records/attributes';
import { classes } from '@/components/ui/classes';
import { Skeleton } from '@/components/ui/Skeleton';
import { AttributeGroupView } from '@/intakeForm/fields/AttributeGroupView';
import { FormCard } from '@/intakeForm/fields/FormCard';
import { useGroupAt, useQuotation } from '@/intakeForm/state/store';
import { useIntakeGroup } from '../../view/useIntakeGroup';
import { UnreadableNotice } from '../../view/UnreadableNotice';
import { missingQuestionsText } from '../../view/recordCategory';
import waiting from '../../view/waitingGroup.module.css';
import styles from './IntakeGroups.module.css';

/** The groups of questions of an intake form. If they were removed but answers are stored, a notice says so. */
export function IntakeGroups({ list }: { list: QueryState<readonly IntakeAttributeGroup[]> }): ReactNode {
  const { answers } = useQuotation();
  if (list.data?.length === 0 && answers.details.answers.size > 0) {
    return <UnreadableNotice>{missingQuestionsText}</UnreadableNotice>;
  }
  if (list.data) {
    return list.data.map((copy, index) => (
      <CardBoundary key={String(copy.attribute_group_id)}>
        <GroupSlot index={index} copy={copy} />
      </CardBoundary>
    ));
  }
  return list.isFetching ? (
    <div className={waiting.list}>
      <FormSkeleton />
    </div>
  ) : (
    <InlineError text="Could not load" onRetry={list.refetch} error={list.error} />
  );
}

/**
 * Loads one group and adds it to the form, or shows Retry. Only the first response is used. It is memoized, so that a change
 * of the header does not render the questions again.
 */
const GroupSlot = memo(function GroupSlot({
  index,
  copy,
}: {
  index: number;
  copy: IntakeAttributeGroup;
}): ReactNode {
  const heading = useId();
  const store = useQuotation();
  const loadedGroup = useGroupAt(index);
  const { data: group, isFetching, error, refetch } = useIntakeGroup(copy);

  useEffect(() => {
    if (group) store.placeGroup(index, group);
  }, [store, index, group]);

  if (loadedGroup) return <AttributeGroupView group={loadedGroup} />;
  const isWaiting = isFetching || group !== undefined;
  return (
    <FormCard headingId={heading} heading={<bdi>{copy.name}</bdi>} lines={3}>
      <div className={classes(styles.body, isWaiting && waiting.group)} aria-busy={isWaiting}>
        {isWaiting ? <Waiting /> : <InlineError text="Could not load" onRetry={refetch} error={error} />}
      </div>
    </FormCard>
  );
});

/** About as many lines as fit in a window. */
const lines = Array.from({ length: 12 }, (_, line) => line);

function Waiting(): ReactNode {
  return (
    <>
      <p className="visually-hidden">Loading...</p>
      {lines.map((line) => (
        <div key={line} className={styles.line} aria-hidden="true">
          <Skeleton width="30%" />
          <Skeleton height="36px" />
        </div>
      ))}
    </>
  );
}
