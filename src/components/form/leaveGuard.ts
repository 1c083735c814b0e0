import { useEffect, useLayoutEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';
import { useDialogs } from '@/components/feedback/dialogs/useDialogs';
import { leaveQuestion, watchUnsavedWork } from './unsavedWork';

/** What may be lost on leaving; `subscribe` tells when `isDirty` may have changed. */
export interface Unsaved {
  isDirty: () => boolean;
  subscribe: (listener: () => void) => () => void;
}

/**
 * Asks before the user leaves unsaved changes by a link, by Back or by closing the tab. A change of the query or the
 * hash alone is no leaving. What it gives back lets the next leaving pass without asking: for Cancel, which has said so.
 */
export function useLeaveGuard({ isDirty, subscribe }: Unsaved): () => void {
  const { confirm } = useDialogs();
  const isLetGo = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && !isLetGo.current && isDirty(),
  );
  const latest = useRef(blocker);
  const asking = useRef(false);
  const here = useRef(true);

  useLayoutEffect(() => {
    latest.current = blocker;
  });
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);

  // The blocker is a new object for each leaving: two may come before React renders once.
  useEffect(() => {
    // Pressing Back again while the question is open does not ask it twice.
    if (blocker.state !== 'blocked' || asking.current) return;
    asking.current = true;
    void confirm(leaveQuestion, { ok: 'Leave', cancel: 'Stay', danger: true }).then((leave) => {
      asking.current = false;
      // The page may have gone meanwhile: a session that ended asks nobody.
      if (!here.current || latest.current.state !== 'blocked') return;
      if (leave) latest.current.proceed();
      else latest.current.reset();
    });
  }, [blocker, confirm]);

  useEffect(() => {
    const hold = (event: BeforeUnloadEvent): void => {
      if (isDirty()) event.preventDefault();
    };
    // Only while it is needed: a page with such a listener cannot be kept for Back and Forward.
    const watch = (): void => {
      if (isDirty()) window.addEventListener('beforeunload', hold);
      else window.removeEventListener('beforeunload', hold);
    };
    watch();
    const forget = watchUnsavedWork(isDirty);
    const stop = subscribe(watch);
    return () => {
      stop();
      forget();
      window.removeEventListener('beforeunload', hold);
    };
  }, [isDirty, subscribe]);

  return () => {
    isLetGo.current = true;
  };
}
