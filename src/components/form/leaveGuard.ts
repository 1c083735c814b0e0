import { useEffect, useLayoutEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';
import { useDialogs } from '@/components/feedback/dialogs/useDialogs';
import { answerOtherTabs } from './unsavedElsewhere';
import { leaveQuestion, watchUnsavedWork } from './unsavedWork';

/** What may be lost on leaving; `subscribe` calls back when `isDirty` may have changed. */
interface Unsaved {
  isDirty: () => boolean;
  subscribe: (listener: () => void) => () => void;
}

/**
 * Asks before the user leaves unsaved changes by a link, by Back or by closing the tab. A change of the query or the
 * hash alone is no leaving. Returns `allowLeave`, after which nothing is asked any more: for Cancel, which has said so.
 */
export function useLeaveGuard({ isDirty, subscribe }: Unsaved): () => void {
  const { confirm } = useDialogs();
  const isLeaveAllowed = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && !isLeaveAllowed.current && isDirty(),
  );
  /** The blocker of the latest render; undefined when the page is gone. */
  const latest = useRef<typeof blocker>(undefined);
  const isAsking = useRef(false);

  useLayoutEffect(() => {
    latest.current = blocker;
    return () => {
      latest.current = undefined;
    };
  });

  // The blocker is a new object for each leaving: two may come before React renders once.
  useEffect(() => {
    // Pressing Back again while the question is open does not ask it twice.
    if (blocker.state !== 'blocked' || isAsking.current) return;
    isAsking.current = true;
    void confirm(leaveQuestion, { ok: 'Leave', cancel: 'Stay', danger: true }).then((leave) => {
      isAsking.current = false;
      // The page may be gone by now: a session that ends does not ask.
      if (latest.current?.state !== 'blocked') return;
      if (leave) latest.current.proceed();
      else latest.current.reset();
    });
  }, [blocker, confirm]);

  useEffect(() => {
    const prevent = (event: BeforeUnloadEvent): void => {
      if (isDirty()) event.preventDefault();
    };
    // Only while it is needed: a page with such a listener cannot be kept for Back and Forward.
    const watch = (): void => {
      if (isDirty()) window.addEventListener('beforeunload', prevent);
      else window.removeEventListener('beforeunload', prevent);
    };
    watch();
    const unwatch = watchUnsavedWork(isDirty);
    const stopAnswering = answerOtherTabs();
    const unsubscribe = subscribe(watch);
    return () => {
      unsubscribe();
      unwatch();
      stopAnswering();
      window.removeEventListener('beforeunload', prevent);
    };
  }, [isDirty, subscribe]);

  return () => {
    isLeaveAllowed.current = true;
  };
}
