import type { SentAction } from '@/domain/saving/sentAction';
import { storeAction, storedActions, removeStoredAction, updateStoredAction } from './sentActions';
import { userOf, type SessionArea } from './sessionRules';
import { readSession } from './storedSession';

interface KeptActions {
  list: (kind: string) => Promise<readonly SentAction[]>;
  begin: (action: SentAction) => Promise<boolean | undefined>;
  update: (action: SentAction) => Promise<void>;
  remove: (action: SentAction) => Promise<void>;
}

/** What the browser keeps for the user who is signed in to an area; what is changed here was changed by another tab. */
export function sentActionsOf(area: SessionArea): KeptActions {
  const { session } = readSession(area);
  const owner = session.token ? userOf(session) : area;
  return {
    list: async (kind) => ((await storedActions(owner)) ?? []).filter((action) => action.kind === kind),
    begin: (action) => storeAction(owner, action),
    update: (action) => updateStoredAction(owner, action),
    remove: (action) => removeStoredAction(owner, action),
  };
}
