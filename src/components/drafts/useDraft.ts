import { addListener, removeListener } from '@reduxjs/toolkit';
import { useContext, useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppDispatch } from '@/redux';
import { draftSaved } from '@/session/drafts/draftsSlice';
import { DraftAutosave, type DraftSource, type RestorableDraft } from './draftAutosave';
import { DraftsContext } from './draftsContext';

export interface AutosavedDraft {
  readonly autosave: DraftAutosave;
  readonly restorable: RestorableDraft | undefined;
  /** To the minute, when what the form holds was kept last, in milliseconds since 1970; undefined before. */
  readonly keptAt: number | undefined;
  /** Whether all that was typed outlives the screen: there is a place for drafts, and no secret or file was left out. */
  readonly keepsAll: () => boolean;
}

const minuteMs = 60_000;

/**
 * P4: keeps a draft of a form while it is dirty, under the form's URL, and offers back what was left there earlier. A
 * form tells `autosave.saved()` when its record is stored. A `source` that tells of its changes must stay the same object;
 * nothing is read or kept until the form `isReady`.
 */
export function useDraft(source: DraftSource, title: string, isReady = true): AutosavedDraft {
  const getStore = useContext(DraftsContext);
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  const [restorable, setRestorable] = useState<RestorableDraft>();
  const [keptAt, setKeptAt] = useState<number>();
  const [autosave] = useState(
    () =>
      new DraftAutosave(
        source,
        { route: pathname, title },
        {
          onRestorable: setRestorable,
          // A pause in typing renders a long form once a minute at most.
          onKept: (at) => setKeptAt(at && Math.floor(at / minuteMs) * minuteMs),
          onSaved: () => dispatch(draftSaved(pathname)),
        },
      ),
  );
  useLayoutEffect(() => {
    autosave.follow(source, getStore !== null && isReady);
  });
  useEffect(() => autosave.rename(title), [autosave, title]);
  useEffect(() => {
    if (!getStore || !isReady) return undefined;
    const stop = autosave.start(getStore());
    // The form of the same record that was left while it was sent.
    const listener = {
      actionCreator: draftSaved,
      effect: ({ payload }: ReturnType<typeof draftSaved>) => autosave.forgetEarlier(payload),
    };
    dispatch(addListener(listener));
    return () => {
      dispatch(removeListener(listener));
      stop();
    };
  }, [autosave, dispatch, getStore, isReady]);
  return { autosave, restorable, keptAt, keepsAll: () => getStore !== null && source.omitted().length === 0 };
}
