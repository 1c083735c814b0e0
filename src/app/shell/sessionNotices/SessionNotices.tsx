import { useEffect, useState, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { hasServiceNotice, onServiceNotice } from '@/domain/browserService';
import { isClockWrong, sessionEnd, type SessionArea } from '@/session/session';
import { useSessions } from '@/session/useSession';

interface Notices {
  area: SessionArea;
  isTakenOver: boolean;
  isClockWrong: boolean;
  isNotKept: boolean;
  /** The end of the session, once it is near. */
  nearEnd: number | undefined;
}

/** How long before its end a session says so, in milliseconds. */
const noticeMs = 5 * 60_000;
/** A timer that is set for longer than 24 days ends at once; no page is open for so long. */
const maxWaitMs = 1e9;

/** What there is to say about the session of a shell, above its screen. The code for it comes only when there is something. */
export function SessionNotices({ area }: { area: SessionArea }): ReactNode {
  const isTakenOver = useSessions().takenOver === area;
  const isWrong = isClockWrong(area);
  const end = sessionEnd(area) ?? Infinity;
  const [reached, setReached] = useState<number>();
  const nearEnd = reached === end ? end : undefined;
  const isNotKept = useSyncExternalStore(onServiceNotice, hasServiceNotice);
  const isWanted = isTakenOver || isWrong || isNotKept || nearEnd !== undefined;
  const [shown, show] = useState<{ view: ComponentType<Notices> }>();
  useEffect(() => {
    const wait = end - Date.now() - noticeMs;
    if (wait > maxWaitMs) return undefined;
    const timer = setTimeout(() => setReached(end), wait);
    return () => clearTimeout(timer);
  }, [end]);
  useEffect(() => {
    if (!isWanted || shown) return undefined;
    let isMounted = true;
    import('./SessionNoticeList').then(
      ({ SessionNoticeList }) => isMounted && show({ view: SessionNoticeList }),
      () => undefined,
    );
    return () => {
      isMounted = false;
    };
  }, [isWanted, shown]);
  return (
    isWanted && shown && <shown.view {...{ area, isTakenOver, nearEnd, isNotKept }} isClockWrong={isWrong} />
  );
}
