import { useEffect, useState, type ReactElement } from 'react';
import { announce } from '@/components/feedback/announce';
import { Button } from '@/components/ui/Button';
import { loadForPress } from '@/components/ui/loadForPress';
import { Icon } from '@/components/ui/Icon';
import type { SessionArea } from '@/session/sessionRules';
import type { SignInAgainForm } from './SignInAgainForm';
import styles from './SessionNotices.module.css';

const secondMs = 1000;

/** Counts down the last minutes of a session, and offers to stay signed in. It is announced once. */
export function SessionEndNotice({ area, end }: { area: SessionArea; end: number }): ReactElement {
  const left = useSecondsUntil(end);
  const [form, setForm] = useState<{ view: typeof SignInAgainForm }>();
  useEffect(() => announce('Your session ends in less than five minutes'), [end]);

  /** The form needs Formik and Yup, which list screens do not load. */
  async function open(): Promise<void> {
    const code = await loadForPress(() => import('./SignInAgainForm'));
    setForm(code && { view: code.SignInAgainForm });
  }

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
        // The press must not move the focus, so that it can return to the field in which the user types.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => void open()}
      >
        Stay signed in
      </Button>
      {form && <form.view area={area} onClose={() => setForm(undefined)} />}
    </div>
  );
}

/** The seconds until a moment, at least 0; updated each second. */
function useSecondsUntil(end: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), secondMs);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((end - now) / secondMs));
}
