import { useEffect, useState, type ReactElement } from 'react';
import { announce } from '@/components/feedback/announce';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import type { SessionArea } from '@/session/session';
import { SignInAgainForm } from './SignInAgainForm';
import styles from './SessionNotices.module.css';

const secondMs = 1000;

/** A quiet line with the time that is left of a session, and a way to stay signed in. It is read out once. */
export function SessionEndNotice({ area, end }: { area: SessionArea; end: number }): ReactElement {
  const left = useSecondsUntil(end);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => announce('Your session ends in less than five minutes'), [end]);
  return (
    <div className={styles.notice}>
      <Icon name="warning" />
      <p className={styles.text}>
        Your session ends in{' '}
        <time dateTime={`PT${left}S`} className={styles.time}>
          {`${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`}
        </time>
      </p>
      <Button
        size="small"
        // The focus stays where the user types, and comes back to it.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setOpen(true)}
      >
        Stay signed in
      </Button>
      {isOpen && <SignInAgainForm area={area} onClose={() => setOpen(false)} />}
    </div>
  );
}

/** The seconds until a moment, at least 0; counted anew each second. */
function useSecondsUntil(end: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), secondMs);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((end - now) / secondMs));
}
