import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';
import { useDialogs } from '@/components/feedback/dialogs/useDialogs';
import { receiptClosed } from '@/components/feedback/receipt/receiptSlice';
import { useAppDispatch } from '@/redux';
import { workBegun, workEnded } from './unsavedWorkSlice';

export const leaveQuestion = 'You have unsaved changes. Leave this page?';

/** Unsaved changes; `subscribe` calls back when `isDirty` may have changed without a render. */
interface Unsaved {
  isDirty: () => boolean;
  subscribe?: (listener: () => void) => () => void;
}

/**
 * Asks before the user leaves unsaved changes by a link, by Back or by closing the tab. A change of only the query or the
 * hash does not count as leaving. Returns `allowLeave`, after which nothing is asked any more: for Cancel.
 */
export function useLeaveGuard({ isDirty, subscribe }: Unsaved): () => void {
  const { confirm } = useDialogs();
  const dispatch = useAppDispatch();
  const id = useId();
  /** Whether this page is in the store's list of pages with unsaved changes. */
  const isCounted = useRef(false);
  const isLeaveAllowed = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && !isLeaveAllowed.current && isDirty(),
  );
  /** The blocker of the latest render; undefined when the page is unmounted. */
  const latest = useRef<typeof blocker>(undefined);
  const isAsking = useRef(false);

  useLayoutEffect(() => {
    latest.current = blocker;
    return () => {
      latest.current = undefined;
    };
  });

  // The blocker is a new object for each navigation: there may be two before React renders.
  useEffect(() => {
    // Pressing Back again while the question is open does not ask it twice.
    if (blocker.state !== 'blocked' || isAsking.current) return;
    isAsking.current = true;
    void confirm(leaveQuestion, { ok: 'Leave', cancel: 'Stay', danger: true }).then((leave) => {
      isAsking.current = false;
      // The page may be unmounted by now, because the end of a session does not ask.
      if (latest.current?.state !== 'blocked') return;
      if (leave) latest.current.proceed();
      else latest.current.reset();
    });
  }, [blocker, confirm]);

  useEffect(() => {
    const watch = (): void => {
      if (isDirty() === isCounted.current) return;
      isCounted.current = isDirty();
      dispatch(isCounted.current ? workBegun(id) : workEnded(id));
      // The receipt would seem to be about these changes.
      if (isCounted.current) dispatch(receiptClosed());
    };
    watch();
    return subscribe?.(watch);
  });
  useEffect(
    () => () => {
      isCounted.current = false;
      dispatch(workEnded(id));
    },
    [dispatch, id],
  );

  return () => {
    isLeaveAllowed.current = true;
  };
}
