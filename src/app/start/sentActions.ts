import type { SentActionStore } from '@/domain/saving/sentAction';
import { ownerOf, sentActionsOf } from '@/session/sentActions';
import type { SessionArea } from '@/session/session';

/**
 * For `SentActionsContext`: gives the store of the user who is signed in to an area. Each user has one store while the area is
 * mounted.
 */
export function sentActionsFor(area: SessionArea): () => SentActionStore {
  const stores = new Map<string, SentActionStore>();
  return () => {
    const owner = ownerOf(area);
    const store = stores.get(owner) ?? sentActionsOf(area);
    stores.set(owner, store);
    return store;
  };
}
