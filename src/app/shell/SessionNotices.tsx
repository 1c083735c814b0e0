import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { isClockWrong, type SessionArea } from '@/session/session';
import { useSessions } from '@/session/useSession';

type View = ComponentType<{ isTakenOver: boolean; isClockWrong: boolean }>;

/** What there is to say about the session of a shell, above its screen. The code for it comes only when there is something. */
export function SessionNotices({ area }: { area: SessionArea }): ReactNode {
  const isTakenOver = useSessions().takenOver === area;
  const isWrong = isClockWrong(area);
  const isWanted = isTakenOver || isWrong;
  const [shown, show] = useState<{ view: View }>();
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
  return isWanted && shown && <shown.view isTakenOver={isTakenOver} isClockWrong={isWrong} />;
}
