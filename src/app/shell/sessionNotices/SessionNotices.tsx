import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useLoadedPart } from '@/components/ui/useLoadedPart';
import { hasServiceNotice, onServiceNotice } from '@/domain/browserService';
import { isClockWrong, sessionEnd, type SessionArea } from '@/session/session';
import { useSessions } from '@/session/useSession';

/** How long before its end a session says so, in milliseconds. */
const noticeMs = 5 * 60_000;
/** A timer that is set for longer than 24 days ends immediately; no page is open for so long. */
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
  const notices = useLoadedPart(
    async () => isWanted && (await import('./SessionNoticeList')).SessionNoticeList,
    isWanted,
  );
  useEffect(() => {
    const wait = end - Date.now() - noticeMs;
    if (wait > maxWaitMs) return undefined;
    const timer = setTimeout(() => setReached(end), wait);
    return () => clearTimeout(timer);
  }, [end]);
  return (
    isWanted &&
    notices && <notices.view {...{ area, isTakenOver, nearEnd, isNotKept }} isClockWrong={isWrong} />
  );
}
