import { createContext, useContext, type ReactNode } from 'react';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { notSentText, refusalWords } from '@/domain/saving/failure';
import { ServerWords } from './ServerWords';
import styles from './InlineError.module.css';

/** Whether failures show at all: the installation's setting, or the user's own. The app provides the value. */
export const FailureNotices = createContext<'quiet' | 'none'>('quiet');

interface InlineErrorProps {
  text: 'Could not load' | 'Not saved' | 'This part has stopped working';
  onRetry(): unknown;
  /** What a change failed with: the server's words are shown where it was refused, the reason where nothing was sent. */
  error?: unknown;
  /** More text of the portal's own, such as what was kept. Never a message of the documents. */
  children?: ReactNode;
}

/** A small state in place of what failed, with a way to try again. It is read out politely and takes no focus. */
export function InlineError({ text, onRetry, error, children }: InlineErrorProps): ReactNode {
  if (useContext(FailureNotices) === 'none') return null;
  const notSent = notSentText(error);
  return (
    <div className={styles.failure} role="status">
      <span className={styles.mark}>
        <Icon name="warning" />
      </span>
      <span>{text}</span>
      {children}
      {notSent !== undefined && <span>{notSent}</span>}
      <ServerWords text={refusalWords(error)} />
      <Button size="small" icon="retry" onClick={() => void onRetry()}>
        Retry
      </Button>
    </div>
  );
}
