import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { hasServiceNotice, onServiceNotice } from '@/domain/browserService';
import { isClockWrong, sessionEnd, type SessionArea } from '@/session/session';
import { useSessions } from '@/session/useSession';
import { SessionNoticeList } from './SessionNoticeList';

/** How long before its end a session says so, in milliseconds. */
const noticeMs = 5 * 60_000;
/** A timer that is set for longer than 24 days ends immediately; no page is open for so long. */
const maxWaitMs = 1e9;

/** What there is to say about the session of a shell, above its screen. */
export function SessionNotices({ area }: { area: SessionArea }): ReactNode {
  const isTakenOver = useSessions().takenOver === area;
  const isWrong = isClockWrong(area);
  const end = sessionEnd(area) ?? Infinity;
  const [reached, setReached] = useState<number>();
  const nearEnd = reached === end ? end : undefined;
  const isNotKept = useSyncExternalStore(onServiceNotice, hasServiceNotice);
  const isWanted = isTakenOver || isWrong || isNotKept || nearEnd !== undefined;
  useEffect(() => {
    const wait = end - Date.now() - noticeMs;
    if (wait > maxWaitMs) return undefined;
    const timer = setTimeout(() => setReached(end), wait);
    return () => clearTimeout(timer);
  }, [end]);
  return (
    isWanted && <SessionNoticeList {...{ area, isTakenOver, nearEnd, isNotKept }} isClockWrong={isWrong} />
  );
}
