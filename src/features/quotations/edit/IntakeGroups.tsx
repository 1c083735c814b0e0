import type { ReactNode } from 'react';
import { CardBoundary } from '@/components/feedback/CardBoundary';
import type { QueryState } from '@/components/feedback/queryState';
import { InlineError } from '@/components/feedback/InlineError';
import { FormSkeleton } from '@/components/form/FormSkeleton';
import type { IntakeAttributeGroup } from '@/domain/records/attributes';
import { GroupSlot } from './GroupSlot';

/** The groups of questions of an intake form. */
export function IntakeGroups({ list }: { list: QueryState<readonly IntakeAttributeGroup[]> }): ReactNode {
  if (list.data) {
    return list.data.map((copy, place) => (
      <CardBoundary key={String(copy.attribute_group_id)}>
        <GroupSlot place={place} copy={copy} />
      </CardBoundary>
    ));
  }
  return list.isFetching ? <FormSkeleton /> : <InlineError text="Could not load" onRetry={list.refetch} />;
}
