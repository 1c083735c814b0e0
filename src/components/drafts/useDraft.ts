import { useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { DraftAutosave, type DraftSource, type RestorableDraft } from './draftAutosave';
import { DraftsContext } from './draftsContext';

export interface AutosavedDraft {
  readonly autosave: DraftAutosave;
  readonly restorable: RestorableDraft | undefined;
  /** Whether all that was typed outlives the screen: there is a place for drafts, and no secret or file was left out. */
  readonly keepsAll: () => boolean;
}

/**
 * P4: keeps a draft of a form while it is dirty, under the form's URL, and offers back what was left there earlier. A
 * form tells `autosave.saved()` when its record is stored. `source` must stay the same object;
 * nothing is read or kept until the form `isReady`.
 */
export function useDraft(source: DraftSource, title: string, isReady = true): AutosavedDraft {
  const getStore = useContext(DraftsContext);
  const { pathname } = useLocation();
  const [autosave] = useState(() => new DraftAutosave(source, { route: pathname, title }));
  useEffect(() => autosave.rename(title), [autosave, title]);
  useEffect(
    () => (getStore && isReady ? autosave.start(getStore()) : undefined),
    [autosave, getStore, isReady],
  );
  return {
    autosave,
    restorable: useSyncExternalStore(autosave.subscribe, autosave.getRestorable),
    keepsAll: () => getStore !== null && source.omitted().length === 0,
  };
}
