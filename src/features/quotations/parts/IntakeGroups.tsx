import type { ReactNode } from 'react';
import type { Loadable } from '@/components/loadable';
import { QuietFailure } from '@/components/QuietFailure';
import { FormSkeleton } from '@/components/FormSkeleton';
import type { IntakeAttributeGroup } from '@/domain/records/attributes';
import { GroupSlot } from './GroupSlot';

/** The groups of questions of an intake form. */
export function IntakeGroups({ list }: { list: Loadable<readonly IntakeAttributeGroup[]> }): ReactNode {
  if (list.data) {
    return list.data.map((copy, place) => (
      <GroupSlot key={String(copy.attribute_group_id)} place={place} copy={copy} />
    ));
  }
  return list.isFetching ? <FormSkeleton /> : <QuietFailure text="Could not load" onRetry={list.refetch} />;
}
