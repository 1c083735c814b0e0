import { createContext, useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { failureShown, selectFailureCount } from '@/components/ui/shellSlice';
import { failureCode, failureReason, isMissingRecord, refusalMessage } from '@/domain/saving/failure';
import { useAppDispatch, type AppThunk } from '@/redux';
import { announce } from './announce';
import { keepRetryFocus } from './sectionFocus';
import { ServerMessage } from './ServerMessage';
import styles from './InlineError.module.css';

/** Whether failures show at all: the installation's setting, or the user's own. The app provides the value. */
export const FailureNotices = createContext<'quiet' | 'none'>('quiet');

/** The texts that are read out. They differ from the visible texts, so that a search for a text finds one element. */
const announcements = {
  'Could not load': 'Loading failed',
  'Not saved': 'Saving failed',
  'We do not know yet whether it was saved.': 'It is not known whether it was saved',
  'This part has stopped working': 'A part of this page has stopped working',
} as const;

/** How long a screen may take to show what has been loaded, in milliseconds. */
const renderMs = 500;

interface InlineErrorProps {
  text: keyof typeof announcements;
  /** Returns a promise where it is known when the retry has ended, so that this can be read out. */
  onRetry(): unknown;
  /** The failure of the call. Its reason is shown, and a code for support; for a change, also the server's message. */
  error?: unknown;
  /** Whether the call reads the one record that the address names: then it may not exist. */
  isRecord?: boolean;
  /** More text, such as what is still stored. Never a documented message. */
  children?: ReactNode;
}

/**
 * A short message in place of what failed, with a Retry button. The page's `Announcer` reads it out. It takes no focus, but
 * when Retry disappears its focus stays in the same section of the page.
 */
export function InlineError({
  text,
  onRetry,
  error,
  isRecord = false,
  children,
}: InlineErrorProps): ReactNode {
  const dispatch = useAppDispatch();
  const isHidden = useContext(FailureNotices) === 'none';
  const line = useRef<HTMLDivElement>(null);
  const [isRetrying, setRetrying] = useState(false);
  const message = text === 'Not saved' ? refusalMessage(error) : undefined;
  const isMissing = isRecord && isMissingRecord(error);
  const reason = isMissing ? 'This record does not exist, or it was deleted' : failureReason(error);
  const code = isMissing ? undefined : failureCode(error);
  const announcement = [announcements[text], reason, message && `Answer of the server: ${message}`]
    .filter(Boolean)
    .join('. ');

  useEffect(() => {
    dispatch(failureShown());
    if (!isHidden) announce(announcement);
  }, [announcement, dispatch, isHidden]);

  async function retry(): Promise<void> {
    const retrying = onRetry();
    if (text !== 'Could not load') return;
    setRetrying(true);
    void dispatch(announceLoading(retrying, announcement, () => line.current !== null));
    try {
      await retrying;
    } finally {
      setRetrying(false);
    }
  }

  if (isHidden) return null;
  return (
    <div ref={line} className={styles.failure}>
      <span className={styles.mark}>
        <Icon name="warning" />
      </span>
      <span>{text}</span>
      {reason !== undefined && <span>{reason}</span>}
      {code !== undefined && <code className={styles.code}>{code}</code>}
      {children}
      <ServerMessage text={message} />
      <Button ref={keepRetryFocus} size="small" icon="retry" busy={isRetrying} onClick={() => void retry()}>
        Retry
      </Button>
    </div>
  );
}

/**
 * Reads out that something is loading again and, where `loading` is a promise, the result. A new `InlineError` reads itself
 * out.
 * @param isStillShown whether the first `InlineError` is still in the page
 */
function announceLoading(
  loading: unknown,
  failure: string,
  isStillShown: () => boolean,
): AppThunk<Promise<void>> {
  return async (_dispatch, getState) => {
    const { pathname } = window.location;
    const countBefore = selectFailureCount(getState());
    announce('Loading');
    if (!(loading instanceof Promise)) return;
    await loading.catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, renderMs));
    const isOther = selectFailureCount(getState()) > countBefore || window.location.pathname !== pathname;
    if (isStillShown()) announce(failure);
    else if (!isOther) announce('Loaded');
  };
}
