import { useEffect, useMemo, useState } from 'react';
import { quotationsApi, useViewActiveIntakeAttributeGroupMainQuery } from '@/api/quotations';
import type { QueryState } from '@/components/feedback/queryState';
import { formGroup, groupsInOrder, type FormGroup } from '@/domain/quotation/groups';
import type { Id } from '@/domain/records/scalars';
import { useSession } from '@/session/useSession';

const { viewAttributeGroupBasedOnClientIdAndAttributeIdMain, viewActiveAttributeMain } =
  quotationsApi.endpoints;

interface Loaded {
  readonly of: object;
  readonly groups?: readonly FormGroup[];
}

/**
 * All groups of an intake form with their questions, for what can only be said once the whole form is known. They are
 * loaded once they are wanted.
 */
export function useFormGroups(intakeId: Id, isWanted = true): QueryState<readonly FormGroup[]> {
  const { clientId } = useSession();
  const list = useViewActiveIntakeAttributeGroupMainQuery({ intakeId, clientId });
  const copies = list.currentData;
  const [loadGroup] = viewAttributeGroupBasedOnClientIdAndAttributeIdMain.useLazyQuery();
  const [loadAttributes] = viewActiveAttributeMain.useLazyQuery();
  const [attempt, setAttempt] = useState(1);
  const asked = useMemo(() => ({ copies, attempt }), [copies, attempt]);
  const [loaded, setLoaded] = useState<Loaded>();

  useEffect(() => {
    if (!asked.copies || !isWanted) return undefined;
    let isCancelled = false;
    const groups = groupsInOrder(asked.copies).map(async (copy) => {
      const ids = { groupId: copy.attribute_group_id, clientId };
      const [group, attributes] = await Promise.all([
        loadGroup(ids, true),
        loadAttributes(ids, true).unwrap(),
      ]);
      return formGroup(copy, group.data, attributes);
    });
    Promise.all(groups).then(
      (all) => !isCancelled && setLoaded({ of: asked, groups: all }),
      () => !isCancelled && setLoaded({ of: asked }),
    );
    return () => {
      isCancelled = true;
    };
  }, [asked, isWanted, clientId, loadGroup, loadAttributes]);

  const present = loaded?.of === asked ? loaded : undefined;
  const isFailed = (list.isError && !list.isFetching) || (present !== undefined && !present.groups);
  return {
    data: present?.groups,
    isFetching: !isFailed && !present,
    isError: isFailed,
    refetch: () => {
      if (list.isError) void list.refetch();
      setAttempt((last) => last + 1);
    },
  };
}
