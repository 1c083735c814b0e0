import type { ReactNode } from 'react';
import { CardBoundary } from '@/components/feedback/CardBoundary';
import type { QueryState } from '@/components/feedback/queryState';
import { InlineError } from '@/components/feedback/InlineError';
import { FormSkeleton } from '@/components/form/FormSkeleton';
import type { IntakeAttributeGroup } from '@/domain/records/attributes';
import { useQuotation } from '@/intakeForm/state/store';
import { UnreadableNotice } from '../../view/UnreadableNotice';
import { questionsGone } from '../../view/useIsCategoryGone';
import { GroupSlot } from './GroupSlot';

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
  return list.isFetching ? <FormSkeleton /> : <InlineError text="Could not load" onRetry={list.refetch} />;
}
