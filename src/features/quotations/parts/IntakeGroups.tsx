import type { ReactNode } from 'react';
import { CardBoundary } from '@/components/CardBoundary';
import type { Loadable } from '@/components/loadable';
import { QuietFailure } from '@/components/QuietFailure';
import { FormSkeleton } from '@/components/FormSkeleton';
import type { IntakeAttributeGroup } from '@/domain/records/attributes';
import { GroupSlot } from './GroupSlot';

/** The groups of questions of an intake form. */
export function IntakeGroups({ list }: { list: Loadable<readonly IntakeAttributeGroup[]> }): ReactNode {
  if (list.data) {
    return list.data.map((copy, place) => (
      <CardBoundary key={String(copy.attribute_group_id)}>
        <GroupSlot place={place} copy={copy} />
      </CardBoundary>
    ));
  }
  return list.isFetching ? <FormSkeleton /> : <QuietFailure text="Could not load" onRetry={list.refetch} />;
}
