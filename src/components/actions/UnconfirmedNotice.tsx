import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { retryQuestion } from '@/domain/saving/retryQuestion';
import { wasRefused } from '@/domain/saving/sentAction';
import { formatTimestamp } from '@/domain/text/dates';
import { Button } from '@/components/ui/Button';
import type { UnconfirmedAction } from '@/session/unconfirmedActionsSlice';
import { Notice, type NoticeProps } from '@/components/feedback/Notice';
import { keepFocusInSection } from '@/components/feedback/sectionFocus';
import type { SentActions } from './useSentActions';

/** What the notice says where a screen can say it more exactly. */
export interface UnconfirmedTexts {
  /** The request may still be under way on another page. */
  readonly noAnswer: string;
  readonly reading: string;
  /** The server answered that it was done, and the read after that does not show it. */
  readonly unverified: string;
  /** A read shows everything as before, two minutes later. */
  readonly asBefore: string;
  /** A read shows it more than once. */
  readonly repeated: (times: number) => string;
  /** No read has settled it so far. */
  readonly waiting: string;
}

interface UnconfirmedNoticeProps extends Pick<NoticeProps, 'heading' | 'takesFocus'> {
  action: UnconfirmedAction;
  actions: Pick<SentActions, 'allowRetry' | 'checkNow'>;
  /** Whether the server can be asked what became of the action. */
  canCheck?: boolean;
  texts?: UnconfirmedTexts;
  /** Where the user can look: a link, or a sentence. */
  children?: ReactNode;
  retryLabel?: string;
  onRetryAllowed?: () => void;
}

const usualTexts: UnconfirmedTexts = {
  noAnswer: 'No answer has come.',
  reading: 'Reading it again…',
  unverified: 'The server answered that it was done, but does not show it.',
  repeated: (times: number) => `It seems to be recorded ${times} times. Do not send it again.`,
  asBefore: 'Not recorded so far: the server shows everything as before.',
  waiting: '',
};

/**
 * An action without a certain end, what is known of it, and the way to allow another try. It is shown whatever the
 * failure notices are set to.
 */
export function UnconfirmedNotice({
  action,
  actions,
  canCheck = false,
  heading,
  takesFocus,
  texts = usualTexts,
  children,
  retryLabel = 'Allow another try',
  onRetryAllowed,
}: UnconfirmedNoticeProps): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const [isUnlocking, setUnlocking] = useState(false);
  const isLost = action.lostAt !== undefined && heading === undefined;
  // The button that was pressed is locked now and cannot keep focus.
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (isLost && (focused === document.body || focused?.matches(':disabled'))) button.current?.focus();
  }, [isLost]);
  const isSending = action.status === 'sending';
  useLayoutEffect(() => keepFocusInSection(button.current), [isSending]);
  if (isSending) return null;

  async function allowRetry(): Promise<void> {
    setUnlocking(true);
    try {
      if (await actions.allowRetry(action, retryQuestion(action))) onRetryAllowed?.();
    } finally {
      setUnlocking(false);
    }
  }

  // One text in an element of its own: it changes with each check, also on a page that is translated.
  const sentence = [
    heading === undefined ? 'Not confirmed.' : '',
    `${action.what}, sent on ${formatTimestamp(action.sentAt)}.`,
    reasonText(action, texts),
    findingText(action, texts),
  ]
    .filter(Boolean)
    .join(' ');

  return (
    <Notice
      tone="warn"
      heading={heading}
      takesFocus={takesFocus}
      actions={
        <>
          {canCheck && (
            <Button
              size="small"
              icon="retry"
              busy={action.isReading}
              onClick={() => actions.checkNow(action)}
            >
              Check again
            </Button>
          )}
          <Button ref={button} size="small" icon="lock" busy={isUnlocking} onClick={() => void allowRetry()}>
            {retryLabel}
          </Button>
        </>
      }
    >
      <span>{sentence}</span> <span>{children}</span>
    </Notice>
  );
}

/** How a request may have ended; the kinds are kept in the browser, so that they may be any text. */
const reasons: ReadonlyMap<string | undefined, string> = new Map([
  ['timedOut', 'The server did not answer in time.'],
  ['unreachable', 'The connection was lost before an answer came.'],
  ['unreadable', 'The answer could not be read.'],
  ['cancelled', 'The request was interrupted.'],
  ['repeated', 'The server answered that it was done.'],
  ['unread', 'The server answered that it was done, but reading it again to check failed.'],
]);

/** How the request ended, as far as it is known. */
function reasonText(action: UnconfirmedAction, { noAnswer, unverified }: UnconfirmedTexts): string {
  const { kind, status } = action.failure ?? {};
  if (kind === 'serverError')
    return `The server answered with an error${status === undefined ? '' : ` (${status})`}.`;
  if (wasRefused(action)) return 'The server refused it, but may have carried it out all the same.';
  return kind === 'unverified' ? unverified : (reasons.get(kind) ?? noAnswer);
}

/** What reading the server again has shown. */
function findingText(
  { status, isReading, times }: UnconfirmedAction,
  { reading, asBefore, repeated, waiting }: UnconfirmedTexts,
): string {
  if (times !== undefined) return repeated(times);
  if (isReading) return reading;
  return status === 'asBefore' ? asBefore : waiting;
}
