import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { formatTimestamp } from '@/domain/dateText';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import type { UnconfirmedAction } from './sentActionsMonitor';
import type { SentActions } from './useSentActions';
import styles from './UnconfirmedNotice.module.css';

export interface UnconfirmedNoticeProps {
  action: UnconfirmedAction;
  actions: SentActions;
  /** Whether the server can be asked what became of the action. */
  canCheck?: boolean;
  /** Where the user can look: a link, or words. */
  children?: ReactNode;
  retryLabel?: string;
  onRetryAllowed?: () => void;
}

/**
 * An action without a certain end, what is known of it, and the way to allow another try. It is shown whatever the
 * failure notices are set to.
 */
export function UnconfirmedNotice({
  action,
  actions,
  canCheck = false,
  children,
  retryLabel = 'Allow another try',
  onRetryAllowed,
}: UnconfirmedNoticeProps): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const isLost = action.lostAt !== undefined;
  // The button that was pressed is locked now and cannot keep focus.
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (isLost && (focused === document.body || focused?.matches(':disabled'))) button.current?.focus();
  }, [isLost]);
  if (action.status === 'sending') return null;

  async function allowRetry(): Promise<void> {
    if (await actions.allowRetry(action)) onRetryAllowed?.();
  }

  return (
    <div className={styles.notice} role="status">
      <Icon name="warning" />
      <p>
        Not confirmed. <bdi>{action.what}</bdi>, sent on {formatTimestamp(action.sentAt)}.{' '}
        {reasonText(action)} {findingText(action)} {children}
      </p>
      <div className={styles.actions}>
        {canCheck && (
          <Button
            size="small"
            icon="retry"
            disabled={action.status === 'reading'}
            onClick={() => actions.checkNow(action)}
          >
            Check again
          </Button>
        )}
        <Button ref={button} size="small" icon="lock" onClick={() => void allowRetry()}>
          {retryLabel}
        </Button>
      </div>
    </div>
  );
}

/** How the request ended, as far as it is known. */
export function reasonText({ failure }: UnconfirmedAction): string {
  switch (failure?.kind) {
    case 'timedOut':
      return 'The server did not answer in time.';
    case 'unreachable':
      return 'The connection was lost before an answer came.';
    case 'serverError':
      return `The server answered with an error${failure.status === undefined ? '' : ` (${failure.status})`}.`;
    case 'unreadable':
      return 'The answer could not be read.';
    case 'cancelled':
      return 'The request was interrupted.';
    case 'business':
    case 'notAllowed':
    case 'signedOut':
      return 'The server refused it, but may have carried it out all the same.';
    case 'unverified':
      return 'The server answered that it was done, but does not show it.';
    default:
      return 'No answer has come.';
  }
}

/** What reading the server again has shown. */
function findingText({ status }: UnconfirmedAction): string {
  if (status === 'reading') return 'Reading it again…';
  return status === 'asBefore' ? 'Not recorded so far: the server shows everything as before.' : '';
}
