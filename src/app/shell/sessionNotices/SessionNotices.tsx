import { useEffect, useState, type ReactNode } from 'react';
import { selectStorage } from '@/components/ui/shellSlice';
import { useAppSelector } from '@/redux';
import { sessionEnd, isClockWrong, type SessionArea } from '@/session/sessionRules';
import { selectSessions } from '@/session/sessionSlice';
import { endsWithPage } from '@/session/storedSession';
import { SessionNoticeList } from './SessionNoticeList';

/** How long before the end of a session the notice appears, in milliseconds. */
const noticeMs = 5 * 60_000;
/** A timer that is set for more than about 24 days fires immediately, so longer waits are cut. */
const maxWaitMs = 1e9;

/** The notices about the session of an area, shown above its screen. */
export function SessionNotices({ area }: { area: SessionArea }): ReactNode {
  const sessions = useAppSelector(selectSessions);
  const { session } = sessions[area];
  const isTakenOver = sessions.takenOver === area;
  const isWrong = session !== undefined && isClockWrong(session);
  const end = session ? sessionEnd(session) : Infinity;
  const [reached, setReached] = useState<number>();
  const nearEnd = reached === end ? end : undefined;
  const storage = useAppSelector(selectStorage);
  const isStorageLost = storage === 'failed';
  const isSessionLost = storage === 'working' && session !== undefined && endsWithPage(area);
  const isWanted = isTakenOver || isWrong || isStorageLost || isSessionLost || nearEnd !== undefined;
  useEffect(() => {
    const wait = end - Date.now() - noticeMs;
    if (wait > maxWaitMs) return undefined;
    const timer = setTimeout(() => setReached(end), wait);
    return () => clearTimeout(timer);
  }, [end]);
  return (
    isWanted && (
      <SessionNoticeList
        {...{ area, isTakenOver, nearEnd, isStorageLost, isSessionLost }}
        isClockWrong={isWrong}
      />
    )
  );
}
