import type { Clock } from '@/domain/saving/clock';
import type { SentAction } from '@/domain/saving/sentAction';
import { storeAction, storedActions, removeStoredAction, updateStoredAction } from './sentActions';
import { userKey, type SessionArea } from './sessionRules';
import { readSession } from './storedSession';

interface StoredActions {
  list: (kind: string) => Promise<readonly SentAction[]>;
  begin: (action: SentAction) => Promise<boolean | undefined>;
  update: (action: SentAction) => Promise<void>;
  remove: (action: SentAction) => Promise<void>;
}

/** The stored actions of the user who is signed in to an area. The page sees a change made here as one of another tab. */
export function sentActionsOf(area: SessionArea): StoredActions {
  const { session } = readSession(area);
  const owner = session.token ? userKey(session) : area;
  const clock = (): Clock => ({ now: Date.now(), ahead: [] });
  return {
    list: async (kind) =>
      ((await storedActions(owner, clock())) ?? []).filter((action) => action.kind === kind),
    begin: (action) => storeAction(owner, action, clock()),
    update: (action) => updateStoredAction(owner, action),
    remove: (action) => removeStoredAction(owner, action),
  };
}
