import { useEffect, useState, type ReactNode } from 'react';
import { selectIsNotKept } from '@/components/ui/shellSlice';
import { useAppSelector } from '@/redux';
import { endOf, isClockWrong, type SessionArea } from '@/session/sessionRules';
import { selectSessions } from '@/session/sessionSlice';
import { SessionNoticeList } from './SessionNoticeList';

/** How long before its end a session says so, in milliseconds. */
const noticeMs = 5 * 60_000;
/** A timer that is set for longer than 24 days ends immediately; no page is open for so long. */
const maxWaitMs = 1e9;

/** What there is to say about the session of a shell, above its screen. */
export function SessionNotices({ area }: { area: SessionArea }): ReactNode {
  const sessions = useAppSelector(selectSessions);
  const { session } = sessions[area];
  const isTakenOver = sessions.takenOver === area;
  const isWrong = session !== undefined && isClockWrong(session);
  const end = session ? endOf(session) : Infinity;
  const [reached, setReached] = useState<number>();
  const nearEnd = reached === end ? end : undefined;
  const isNotKept = useAppSelector(selectIsNotKept);
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
