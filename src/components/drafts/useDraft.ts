import { addListener, removeListener } from '@reduxjs/toolkit';
import { useContext, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useShowReceipt } from '@/components/feedback/receipt/receiptSlice';
import { useAppDispatch } from '@/redux';
import { draftSaved } from '@/session/drafts/draftsSlice';
import { DraftAutosave, type RestorableDraft } from './draftAutosave';
import type { DraftSource } from './draftSource';
import { DraftsContext } from './draftsContext';

export interface AutosavedDraft {
  readonly autosave: DraftAutosave;
  readonly restorable: RestorableDraft | undefined;
  /** When the draft was stored last, to the minute, in milliseconds since 1970; undefined before that. */
  readonly storedAt: number | undefined;
  /** Whether the draft holds everything that was typed: drafts can be stored, and no secret or file was left out. */
  readonly storesAllInput: () => boolean;
}

const minuteMs = 60_000;

/**
 * Stores a draft of a form while it is dirty, under the form's URL, and offers to restore an earlier one. The form calls
 * `autosave.saved()` when its record is saved. A `source` with `subscribe` must stay the same object. Nothing is read or
 * stored until the form `isReady`.
 */
export function useDraft(source: DraftSource, title: string, isReady = true): AutosavedDraft {
  const getStore = useContext(DraftsContext);
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  const [restorable, setRestorable] = useState<RestorableDraft>();
  const [storedAt, setStoredAt] = useState<number>();
  const [autosave] = useState(
    () =>
      new DraftAutosave(
        source,
        { route: pathname, title },
        {
          onRestorable: setRestorable,
          // To the minute, so that a stored draft renders a long form once a minute at most.
          onStored: (at) => setStoredAt(at && Math.floor(at / minuteMs) * minuteMs),
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
    // The same form may have been left while its save was pending.
    const listener = {
      actionCreator: draftSaved,
      effect: ({ payload }: ReturnType<typeof draftSaved>) => autosave.dropEarlierDraft(payload),
    };
    dispatch(addListener(listener));
    return () => {
      dispatch(removeListener(listener));
      stop();
    };
  }, [autosave, dispatch, getStore, isReady]);
  const showReceipt = useShowReceipt();
  const showDraftStored = useEffectEvent(async () => {
    const omitted = source.omitted();
    if (!(await autosave.isStored())) return;
    showReceipt({
      before: 'Not saved. Draft kept',
      name: '',
      after: omitted.length === 0 ? '' : `without ${omitted.join(', ')}`,
      next: { label: 'Continue', to: pathname },
      isDraft: true,
    });
  });
  // Its cleanup runs after the one above, which writes what was typed last.
  useEffect(() => () => void showDraftStored(), []);
  return {
    autosave,
    restorable,
    storedAt,
    storesAllInput: () => getStore !== null && source.omitted().length === 0,
  };
}
