import { useEffect, useMemo, useState } from 'react';
import { attributesApi } from '@/api/attributes';
import type { QueryState } from '@/components/feedback/queryState';
import type { SetupGroup } from '@/domain/attributes/setupChecks';
import { sameId } from '@/domain/records/ids';
import type { Id } from '@/domain/records/scalars';
import { useAppDispatch, type AppThunk } from '@/redux';
import { useSession } from '@/session/useSession';

const { viewIntakeAttributeGroup, viewAttributeGroup, viewAttribute } = attributesApi.endpoints;

/** What another user has changed counts, so nothing is taken from the cache. */
const fresh = { forceRefetch: true, subscribe: false } as const;

/** Reads the groups of a category, active or not, with all their attributes. */
function readSetup(intakeId: Id, clientId: Id): AppThunk<Promise<readonly SetupGroup[]>> {
  return async (dispatch) => {
    const [copies, groups] = await Promise.all([
      dispatch(viewIntakeAttributeGroup.initiate({ intakeId, clientId }, fresh)).unwrap(),
      dispatch(viewAttributeGroup.initiate(clientId, fresh)).unwrap(),
    ]);
    return Promise.all(
      copies.map(async (copy) => ({
        copy,
        group: groups.find(({ id }) => sameId(id, copy.attribute_group_id)),
        attributes: await dispatch(
          viewAttribute.initiate({ groupId: copy.attribute_group_id, clientId }, fresh),
        ).unwrap(),
      })),
    );
  };
}

interface Loaded {
  readonly request: object;
  readonly groups?: readonly SetupGroup[];
  readonly error?: unknown;
}

/** The groups of a category with their attributes, as they are stored now. */
export function useSetupGroups(intakeId: Id): QueryState<readonly SetupGroup[]> {
  const dispatch = useAppDispatch();
  const { clientId } = useSession();
  const [attempt, setAttempt] = useState(1);
  const request = useMemo(() => ({ intakeId, clientId, attempt }), [intakeId, clientId, attempt]);
  const [loaded, setLoaded] = useState<Loaded>();

  useEffect(() => {
    let isCancelled = false;
    dispatch(readSetup(request.intakeId, request.clientId)).then(
      (groups) => !isCancelled && setLoaded({ request, groups }),
      (error: unknown) => !isCancelled && setLoaded({ request, error }),
    );
    return () => {
      isCancelled = true;
    };
  }, [request, dispatch]);

  const current = loaded?.request === request ? loaded : undefined;
  return {
    data: current?.groups,
    isFetching: !current,
    isError: current !== undefined && !current.groups,
    error: current?.error,
    refetch: () => setAttempt((last) => last + 1),
  };
}
