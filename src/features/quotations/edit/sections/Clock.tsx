import { useEffect, useState, type ReactNode } from 'react';
import { IconButton } from '@/components/ui/Button';
import { formatClock } from '@/domain/text/dates';
import styles from './Clock.module.css';

const tickMs = 1000;

/** The time, updated every second. A tick renders only the clock. Screen readers do not announce it, and it can be hidden. */
export function Clock(): ReactNode {
  const [isShown, setShown] = useState(true);
  return (
    <div className={styles.clock}>
      {isShown && <Time />}
      <IconButton
        icon={isShown ? 'eyeOff' : 'eye'}
        size="small"
        label={isShown ? 'Hide the clock' : 'Show the clock'}
        onClick={() => setShown(!isShown)}
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
