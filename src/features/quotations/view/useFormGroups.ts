import { useEffect, useMemo, useState } from 'react';
import { useViewActiveIntakeAttributeGroupMainQuery } from '@/api/quotations';
import type { QueryState } from '@/components/feedback/queryState';
import type { FormGroup } from '@/domain/quotation/groups';
import type { Id } from '@/domain/records/scalars';
import { useSession } from '@/session/useSession';
import { useQuotationReads } from './useQuotationReads';

interface Loaded {
  readonly request: object;
  readonly groups?: readonly FormGroup[];
  readonly error?: unknown;
}

/**
 * All groups of an intake form with their questions, for results that need the whole form. They are loaded only while
 * `isWanted`.
 */
export function useFormGroups(intakeId: Id, isWanted = true): QueryState<readonly FormGroup[]> {
  const { clientId } = useSession();
  const list = useViewActiveIntakeAttributeGroupMainQuery({ intakeId, clientId });
  const copies = list.currentData;
  const reads = useQuotationReads();
  const [attempt, setAttempt] = useState(1);
  const request = useMemo(() => ({ copies, attempt }), [copies, attempt]);
  const [loaded, setLoaded] = useState<Loaded>();

  useEffect(() => {
    if (!request.copies || !isWanted) return undefined;
    let isCancelled = false;
    reads.groups(intakeId).then(
      (all) => !isCancelled && setLoaded({ request, groups: all }),
      (error: unknown) => !isCancelled && setLoaded({ request, error }),
    );
    return () => {
      isCancelled = true;
    };
  }, [request, isWanted, intakeId, reads]);

  const current = loaded?.request === request ? loaded : undefined;
  const isFailed = (list.isError && !list.isFetching) || (current !== undefined && !current.groups);
  return {
    data: current?.groups,
    isFetching: !isFailed && !current,
    isError: isFailed,
    error: list.error ?? current?.error,
    refetch: () => {
      if (list.isError) void list.refetch();
      setAttempt((last) => last + 1);
    },
  };
}
