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
import { questionsGone } from '../../view/recordCategory';
import waiting from '../../view/waitingGroup.module.css';
import styles from './IntakeGroups.module.css';

/** The groups of questions of an intake form; where there are none any more, stored answers to them are named. */
export function IntakeGroups({ list }: { list: QueryState<readonly IntakeAttributeGroup[]> }): ReactNode {
  const { answers } = useQuotation();
  if (list.data?.length === 0 && answers.details.answers.size > 0) {
    return <UnreadableNotice>{questionsGone}</UnreadableNotice>;
  }
  if (list.data) {
    return list.data.map((copy, place) => (
      <CardBoundary key={String(copy.attribute_group_id)}>
        <GroupSlot place={place} copy={copy} />
      </CardBoundary>
    ));
  }
  return list.isFetching ? (
    <div className={waiting.list}>
      <FormSkeleton />
    </div>
  ) : (
    <InlineError text="Could not load" onRetry={list.refetch} />
  );
}

/**
 * One group's place in the form: its questions as soon as they are there, or a way to ask for them again. The
 * first answer is the one that is filled in; a later one changes nothing. A choice in the header of the form renders no question
 * again.
 */
const GroupSlot = memo(function GroupSlot({
  place,
  copy,
}: {
  place: number;
  copy: IntakeAttributeGroup;
}): ReactNode {
  const heading = useId();
  const store = useQuotation();
  const placed = useGroupAt(place);
  const { data: group, isFetching, refetch } = useIntakeGroup(copy);

  useEffect(() => {
    if (group) store.placeGroup(place, group);
  }, [store, place, group]);

  if (placed) return <AttributeGroupView group={placed} />;
  const isWaiting = isFetching || group !== undefined;
  return (
    <FormCard headingId={heading} heading={<bdi>{copy.name}</bdi>} lines={3}>
      <div className={classes(styles.body, isWaiting && waiting.group)} aria-busy={isWaiting}>
        {isWaiting ? <Waiting /> : <InlineError text="Could not load" onRetry={refetch} />}
      </div>
    </FormCard>
  );
});

/** About as many as a window shows. */
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
