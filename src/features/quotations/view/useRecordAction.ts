import { useRef } from 'react';
import { useDialogs } from '@/components/feedback/dialogs/useDialogs';
import { useShowReceipt, type ActionReceipt } from '@/components/feedback/receipt/receiptSlice';
import type { ActionQuestion } from '@/components/actions/staleWrite/useActionCheck';
import { useAction } from '@/components/actions/useAction';
import { useSentActions, type SentActions } from '@/components/actions/useSentActions';
import { isSessionOver, UnreadError, UnverifiedError } from '@/domain/saving/changeFailure';
import { isRefused } from '@/domain/saving/failure';
import type { Id } from '@/domain/records/scalars';
import type { Finding, PlainData, SentAction } from '@/domain/saving/sentAction';
import type { UnconfirmedAction } from '@/session/unconfirmedActionsSlice';
import type { RecordCheck } from './useRecordCheck';

export interface RecordActionOptions {
  /** Which action: 'approve', 'delete', … */
  readonly kind: string;
  readonly id: Id;
  /** What is sent, in words: 'Approval of quotation POL-2026-0041'. */
  readonly what: string;
  readonly question: ActionQuestion;
  /** Which record it is about, below the question. */
  readonly detail: string;
  /** Whether the question was answered with yes already; it is asked again only where the record has changed. */
  readonly isAsked?: boolean;
  /** After the question was declined; not where it was asked again because the record has changed. */
  readonly onDeclined?: () => void;
  /** Reads the record again between the question and the request, and after a refusal. */
  readonly recordCheck: RecordCheck;
  /** What a later read is compared with. It is read before anything is sent; when that fails, nothing is sent. */
  readonly evidence?: () => Promise<PlainData>;
  readonly send: (evidence: PlainData) => Promise<unknown>;
  /** The alert after success; none where the documents have none. */
  readonly succeeded?: string;
  /** The alert after failure; without one the status says so. */
  readonly failed?: string;
  /** Asks the server what became of it, after its answer was lost. */
  readonly check: (action: SentAction) => Promise<Finding>;
  /** Whether it is asked as well when the action has ended in another tab. */
  readonly followsOtherTabs?: boolean;
  /** Reads the record on the screen again, when it is not certain what became of it. */
  readonly reload: () => unknown;
  /** After success, or after a read that shows it; the user may have left the screen. */
  readonly afterSuccess?: () => Promise<void> | void;
  /** What it has done, said on the screen that follows. */
  readonly receipt: ActionReceipt;
  /** Then, once the alert was read and while the user is still on the screen. */
  readonly onDone: () => void;
}

export interface RecordAction {
  readonly run: () => Promise<void>;
  readonly isPending: boolean;
  /** What it failed with, where no alert says so. */
  readonly error: unknown;
  /** It was sent and its end is not certain, from here, another tab or an earlier visit. */
  readonly open: UnconfirmedAction | undefined;
  readonly sentActions: SentActions;
}

/**
 * A change of a record that cannot be taken back: asked first, the record read again, sent once, its documented alerts, and
 * locked after a lost answer until a read settles it or the user unlocks it.
 */
export function useRecordAction(options: RecordActionOptions): RecordAction {
  const {
    kind,
    id,
    what,
    question,
    detail,
    isAsked = false,
    onDeclined,
    recordCheck,
    evidence,
    send,
    succeeded,
    failed,
    check,
    followsOtherTabs = true,
    reload,
    afterSuccess,
    receipt,
    onDone,
  } = options;
  const { confirm, notify } = useDialogs();
  const showReceipt = useShowReceipt();
  const isDeclined = useRef(false);

  function alertSuccess(): Promise<void> | void {
    const following = afterSuccess?.();
    return succeeded === undefined ? following : notify(succeeded);
  }

  function leave(): void {
    showReceipt(receipt);
    onDone();
  }

  const sentActions = useSentActions(kind, {
    record: String(id),
    check,
    afterDone: alertSuccess,
    onDone: leave,
    onEnded: (action) => {
      if (followsOtherTabs && status.at === 'idle') sentActions.checkNow(action);
    },
  });
  const { status, run } = useAction({
    confirm: async () => {
      const isConfirmed =
        isAsked || (await confirm(question.text, { danger: question.danger ?? false, detail }));
      isDeclined.current = !isConfirmed;
      return isConfirmed && (await recordCheck.check(question)) !== undefined;
    },
    onDeclined: () => {
      if (isDeclined.current) onDeclined?.();
    },
    send: (_input, _upload, before) => send(before),
    once: { kind, record: () => String(id), what: () => what, evidence },
    afterSuccess: alertSuccess,
    onDone: leave,
    onFailed: async (error, _input, isOpen) => {
      const cause = error instanceof UnverifiedError ? error.cause : error;
      if (isSessionOver(cause)) return;
      // A read that failed says nothing of the change.
      const refusal = error instanceof UnreadError ? undefined : cause;
      const text = error instanceof UnverifiedError ? error.message : failed;
      const alert = text === undefined ? undefined : notify(text, refusal);
      if (isRefused(refusal)) void recordCheck.readAfterRefusal(alert);
      else if (isOpen) reload();
      await alert;
    },
  });
  const isShown = status.at === 'failed' && failed === undefined && !isSessionOver(status.error);
  return {
    run,
    isPending: status.at === 'pending' || recordCheck.readingFor === question.verb,
    error: isShown ? status.error : undefined,
    open: sentActions.find(id),
    sentActions,
  };
}
