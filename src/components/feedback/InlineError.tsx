import { createContext, useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { failureShown, selectFailureCount } from '@/components/ui/shellSlice';
import { refusalMessage } from '@/domain/saving/failure';
import { useAppDispatch, type AppThunk } from '@/redux';
import { announce } from './announce';
import { keepRetryFocus } from './sectionFocus';
import { ServerMessage } from './ServerMessage';
import styles from './InlineError.module.css';

/** Whether failures show at all: the installation's setting, or the user's own. The app provides the value. */
export const FailureNotices = createContext<'quiet' | 'none'>('quiet');

/** What is read out. It differs from the text that is seen, so that a search for that text finds one element. */
const announcements = {
  'Could not load': 'Loading failed',
  'Not saved': 'Saving failed',
  'This part has stopped working': 'A part of this page has stopped working',
} as const;

/** How long a screen may take to show what has been loaded, in milliseconds. */
const renderMs = 500;

interface InlineErrorProps {
  text: keyof typeof announcements;
  /** Returns a promise where it is known when the retry has ended, so that this can be read out. */
  onRetry(): unknown;
  /** What a change failed with: the server's words are shown where it was refused. */
  error?: unknown;
  /** More text of the portal's own, such as what was kept. Never a message of the documents. */
  children?: ReactNode;
}

/**
 * A small state in place of what failed, with a way to try again. The page's `Announcer` reads it out; it takes no focus, but
 * a focus on Retry stays in this part of the page.
 */
export function InlineError({ text, onRetry, error, children }: InlineErrorProps): ReactNode {
  const dispatch = useAppDispatch();
  const isHidden = useContext(FailureNotices) === 'none';
  const line = useRef<HTMLDivElement>(null);
  const [isRetrying, setRetrying] = useState(false);
  const words = refusalMessage(error);
  const announcement = [announcements[text], words && `Answer of the server: ${words}`]
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
      {children}
      <ServerMessage text={words} />
      <Button ref={keepRetryFocus} size="small" icon="retry" busy={isRetrying} onClick={() => void retry()}>
        Retry
      </Button>
    </div>
  );
}

/**
 * Reads out that something is loading again and, where `loading` is a promise, what became of it. A failure that is shown anew
 * reads itself out.
 * @param isStillShown whether the first failure is in the page as before
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
