import { useEffect, useState, type ReactElement } from 'react';
import { announce } from '@/components/feedback/announce';
import { IconButton } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { storageNoticeClosed } from '@/components/ui/shellSlice';
import { useAppDispatch } from '@/redux';
import type { SessionArea } from '@/session/sessionRules';
import { takeoverDismissed } from '@/session/sessionSlice';
import { SessionEndNotice } from './SessionEndNotice';
import styles from './SessionNotices.module.css';

interface NoticeProps {
  text: string;
  /** The label of the button that removes the notice. */
  dismissLabel: string;
  onDismiss(): void;
}

function Notice({ text, dismissLabel, onDismiss }: NoticeProps): ReactElement {
  useEffect(() => announce(text), [text]);
  return (
    <div className={styles.notice}>
      <Icon name="warning" />
      <p className={styles.text}>{text}</p>
      <IconButton
        icon="close"
        size="small"
        label={dismissLabel}
        onClick={() => {
          onDismiss();
          // The pressed button is removed with its notice.
          document.getElementById('main')?.focus();
        }}
      />
    </div>
  );
}

interface SessionNoticeListProps {
  area: SessionArea;
  isTakenOver: boolean;
  isClockWrong: boolean;
  isStorageLost: boolean;
  /** Whether the browser did not store the session, although its other services work. */
  isSessionLost: boolean;
  /** When the session ends, once that is less than five minutes away. */
  nearEnd: number | undefined;
}

/** The notices about the session; each is announced once and shown until it is dismissed. */
export function SessionNoticeList({
  area,
  isTakenOver,
  isClockWrong,
  isStorageLost,
  isSessionLost,
  nearEnd,
}: SessionNoticeListProps): ReactElement {
  const dispatch = useAppDispatch();
  const [knowsClock, setKnowsClock] = useState(false);
  return (
    <>
      {nearEnd !== undefined && <SessionEndNotice area={area} end={nearEnd} />}
      {isTakenOver && (
        <Notice
          text="Another user has signed in in another tab. This tab now shows the account of that user."
          dismissLabel="Dismiss the notice of another user"
          onDismiss={() => dispatch(takeoverDismissed())}
        />
      )}
      {isStorageLost && (
        <Notice
          text="This browser does not keep what the portal gives it. Unsaved work and payments without an answer are kept in this tab only, until it is closed or reloaded."
          dismissLabel="Dismiss the notice of what is not kept"
          onDismiss={() => dispatch(storageNoticeClosed())}
        />
      )}
      {isSessionLost && (
        <Notice
          text="This browser does not keep your session. After a reload you have to log in again."
          dismissLabel="Dismiss the notice of the session"
          onDismiss={() => dispatch(storageNoticeClosed())}
        />
      )}
      {isClockWrong && !knowsClock && (
        <Notice
          text="The clock of this computer is wrong. Please correct it: dates are filled in from it."
          dismissLabel="Dismiss the notice of the clock"
          onDismiss={() => setKnowsClock(true)}
        />
      )}
    </>
  );
}
