import { useEffect, useState, type ReactNode } from 'react';
import { IconButton } from '@/components/ui/Button';
import { formatClock } from '@/domain/text/dates';
import { useAppDispatch, useAppSelector } from '@/redux';
import { selectUserPreference, setUserPreference } from '@/session/preferencesSlice';
import styles from './Clock.module.css';

const tickMs = 1000;

/**
 * The time, updated every second. A tick renders only the clock. Screen readers do not announce it. It can be hidden, which is
 * stored for this user.
 */
export function Clock(): ReactNode {
  const dispatch = useAppDispatch();
  const isShown = useAppSelector((state) => selectUserPreference(state, 'admin', 'clock')) !== 'hidden';
  return (
    <div className={styles.clock}>
      {isShown && <Time />}
      <IconButton
        icon={isShown ? 'eyeOff' : 'eye'}
        size="small"
        label={isShown ? 'Hide the clock' : 'Show the clock'}
        onClick={() => dispatch(setUserPreference('admin', 'clock', isShown ? 'hidden' : 'shown'))}
      />
    </div>
  );
}

function Time(): ReactNode {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, []);
  return (
    <time dateTime={new Date(now).toISOString()} className={styles.time}>
      <span>{formatClock(now)}</span>
    </time>
  );
}
