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
  /** The name of the button that removes the notice. */
  dismissal: string;
  onDismiss(): void;
}

function Notice({ text, dismissal, onDismiss }: NoticeProps): ReactElement {
  useEffect(() => announce(text), [text]);
  return (
    <div className={styles.notice}>
      <Icon name="warning" />
      <p className={styles.text}>{text}</p>
      <IconButton
        icon="close"
        size="small"
        label={dismissal}
        onClick={() => {
          onDismiss();
          // The pressed button is gone.
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
  isNotKept: boolean;
  /** The end of the session, once it is near. */
  nearEnd: number | undefined;
}

/** The notices of `SessionNotices`, each read out once and there until it is dismissed. */
export function SessionNoticeList({
  area,
  isTakenOver,
  isClockWrong,
  isNotKept,
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
          dismissal="Dismiss the notice of another user"
          onDismiss={() => dispatch(takeoverDismissed())}
        />
      )}
      {isNotKept && (
        <Notice
          text="This browser does not keep what the portal gives it. Unsaved work and payments without an answer are kept in this tab only, until it is closed or reloaded."
          dismissal="Dismiss the notice of what is not kept"
          onDismiss={() => dispatch(storageNoticeClosed())}
        />
      )}
      {isClockWrong && !knowsClock && (
        <Notice
          text="The clock of this computer is wrong. Please correct it: dates are filled in from it."
          dismissal="Dismiss the notice of the clock"
          onDismiss={() => setKnowsClock(true)}
        />
      )}
    </>
  );
}
