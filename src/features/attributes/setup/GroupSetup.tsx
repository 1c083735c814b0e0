import { skipToken } from '@reduxjs/toolkit/query';
import type { ReactElement, ReactNode } from 'react';
import { useViewIntakeAttributeGroupQuery } from '@/api/attributes';
import { idFromRoute, sameId } from '@/domain/records/ids';
import { useAppSelector } from '@/redux';
import { useSession } from '@/session/useSession';
import { CategorySetup } from './CategorySetup';
import { selectCategoryId } from './setupSlice';

/**
 * A screen of the attributes of a group. If the user came from a category that has the group, it shows the links of that
 * category.
 */
export function GroupSetup({ gid, children }: { gid: string; children: ReactNode }): ReactElement {
  const { clientId } = useSession();
  const categoryId = useAppSelector(selectCategoryId);
  const { currentData: groups } = useViewIntakeAttributeGroupQuery(
    categoryId === '' ? skipToken : { intakeId: idFromRoute(categoryId), clientId },
  );
  const isUsed = groups?.some(({ attribute_group_id }) => sameId(attribute_group_id, idFromRoute(gid)));
  return <CategorySetup id={isUsed ? categoryId : undefined}>{children}</CategorySetup>;
}
