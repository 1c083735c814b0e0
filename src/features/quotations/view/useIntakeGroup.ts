import { useMemo } from 'react';
import { quotationsApi } from '@/api/quotations';
import { together, type QueryState } from '@/components/feedback/queryState';
import { formGroup, type FormGroup } from '@/domain/quotation/groups';
import type { IntakeAttributeGroup } from '@/domain/records/attributes';
import { useSession } from '@/session/useSession';

const { viewAttributeGroupBasedOnClientIdAndAttributeIdMain, viewActiveAttributeMain } =
  quotationsApi.endpoints;

/**
 * One group of an intake form with its questions. If the client's group cannot be loaded, the display type comes from the
 * copy of the group in the intake form.
 */
export function useIntakeGroup(copy: IntakeAttributeGroup): QueryState<FormGroup> {
  const { clientId } = useSession();
  const ids = { groupId: copy.attribute_group_id, clientId };
  const group = viewAttributeGroupBasedOnClientIdAndAttributeIdMain.useQuery(ids);
  const attributes = viewActiveAttributeMain.useQuery(ids);
  const isDisplayKnown = group.data !== undefined || (group.isError && copy.displaytype !== '');
  const questions = isDisplayKnown ? attributes.data : undefined;
  const data = useMemo(
    () => questions && formGroup(copy, group.data, questions),
    [copy, group.data, questions],
  );
  return { data, ...together([group, attributes]) };
}
