import { loadPart } from '@/api/loadPart';
import type { SentActionStore } from '@/domain/saving/sentAction';
import type { SessionArea } from '@/session/session';

/**
 * Loads the store of the user who is signed in to an area, for `SentActionsContext`. Each user has one store while the
 * area is mounted; its code comes with the first screen that sends what must not be sent twice.
 */
export function sentActionsLoader(area: SessionArea): () => Promise<SentActionStore> {
  const stores = new Map<string, SentActionStore>();
  return async () => {
    const { ownerOf, sentActionsOf } = await loadPart(() => import('@/session/sentActions'));
    const owner = ownerOf(area);
    const store = stores.get(owner) ?? sentActionsOf(area);
    stores.set(owner, store);
    return store;
  };
}
