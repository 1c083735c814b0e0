import { useEffect, useMemo, useState } from 'react';
import { useViewActiveIntakeAttributeGroupMainQuery } from '@/api/quotations';
import type { QueryState } from '@/components/feedback/queryState';
import type { FormGroup } from '@/domain/quotation/groups';
import type { Id } from '@/domain/records/scalars';
import { useSession } from '@/session/useSession';
import { useQuotationReads } from './useQuotationReads';

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
  const reads = useQuotationReads();
  const [attempt, setAttempt] = useState(1);
  const asked = useMemo(() => ({ copies, attempt }), [copies, attempt]);
  const [loaded, setLoaded] = useState<Loaded>();

  useEffect(() => {
    if (!asked.copies || !isWanted) return undefined;
    let isCancelled = false;
    reads.groups(intakeId).then(
      (all) => !isCancelled && setLoaded({ of: asked, groups: all }),
      () => !isCancelled && setLoaded({ of: asked }),
    );
    return () => {
      isCancelled = true;
    };
  }, [asked, isWanted, intakeId, reads]);

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
