import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { retryQuestion } from '@/domain/saving/retryQuestion';
import { wasRefused } from '@/domain/saving/sentAction';
import { formatTimestamp } from '@/domain/text/dates';
import { Button } from '@/components/ui/Button';
import type { UnconfirmedAction } from '@/session/unconfirmedActionsSlice';
import { Notice, type NoticeProps } from '@/components/feedback/Notice';
import { keepFocusInSection } from '@/components/feedback/sectionFocus';
import type { SentActions } from './useSentActions';

/** The texts of the notice, where a screen has more precise ones. */
export interface UnconfirmedTexts {
  /** The request may still be under way on another page. */
  readonly noResponse: string;
  readonly reading: string;
  /** The server confirmed the action, but reading the record afterwards does not show it. */
  readonly unverified: string;
  /** Two minutes later the record is unchanged. */
  readonly asBefore: string;
  /** The server shows the action more than once. */
  readonly repeated: (times: number) => string;
  /** The result is still not known. */
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
  noResponse: 'No answer has come.',
  reading: 'Reading it again…',
  unverified: 'The server answered that it was done, but does not show it.',
  repeated: (times: number) => `It seems to be recorded ${times} times. Do not send it again.`,
  asBefore: 'Not recorded so far: the server shows everything as before.',
  waiting: '',
};

/**
 * Shows an action whose result is not known, with a button that allows another attempt. It is shown also where failure
 * notices are turned off.
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
  // The button that was pressed is disabled now and has lost the focus.
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

  // One text in an element of its own, so that it changes with each check although a browser's translator replaced it.
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

/** The texts of the ways in which a request may end. The kind is read from storage, so it may be any text. */
const reasons: ReadonlyMap<string | undefined, string> = new Map([
  ['timedOut', 'The server did not answer in time.'],
  ['unreachable', 'The connection was lost before an answer came.'],
  ['unreadable', 'The answer could not be read.'],
  ['cancelled', 'The request was interrupted.'],
  ['repeated', 'The server answered that it was done.'],
  ['unread', 'The server answered that it was done, but reading it again to check failed.'],
]);

/** How the request ended, as text. */
function reasonText(action: UnconfirmedAction, { noResponse, unverified }: UnconfirmedTexts): string {
  const { kind, status } = action.failure ?? {};
  if (kind === 'serverError')
    return `The server answered with an error${status === undefined ? '' : ` (${status})`}.`;
  if (wasRefused(action)) return 'The server refused it, but may have carried it out all the same.';
  return kind === 'unverified' ? unverified : (reasons.get(kind) ?? noResponse);
}

/** The result of the last read, as text. */
function findingText(
  { status, isReading, times }: UnconfirmedAction,
  { reading, asBefore, repeated, waiting }: UnconfirmedTexts,
): string {
  if (times !== undefined) return repeated(times);
  if (isReading) return reading;
  return status === 'asBefore' ? asBefore : waiting;
}
