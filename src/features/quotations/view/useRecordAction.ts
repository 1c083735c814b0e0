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
  /** The name of the action in notices, for example 'Approval of quotation POL-2026-0041'. */
  readonly what: string;
  readonly question: ActionQuestion;
  /** The record, shown below the question. */
  readonly detail: string;
  /** Whether the user has already confirmed the question. It is then asked again only if the record has changed. */
  readonly isConfirmedBefore?: boolean;
  /** Called if the user declines the question, but not if they decline changes of the record. */
  readonly onDeclined?: () => void;
  /** Reads the record again between the question and the request, and after a refusal. */
  readonly recordCheck: RecordCheck;
  /** Reads a snapshot to compare a later read with. It runs before the request; if it fails, nothing is sent. */
  readonly snapshot?: () => Promise<PlainData>;
  readonly send: (snapshot: PlainData) => Promise<unknown>;
  /** The alert after success, if one is documented. */
  readonly succeeded?: string;
  /** The alert after a failure. Without one, `error` is set. */
  readonly failed?: string;
  /** Reads the result of the action from the server, after its response was lost. */
  readonly check: (action: SentAction) => Promise<Finding>;
  /** Whether `check` also runs when the action has finished in another tab. */
  readonly followsOtherTabs?: boolean;
  /** Reads the record on the screen again, if the result of the action is not certain. */
  readonly reload: () => unknown;
  /** After success, or after a read that shows the result. The user may have left the screen. */
  readonly afterSuccess?: () => Promise<void> | void;
  /** The message about the finished action on the next screen. */
  readonly receipt: ActionReceipt;
  /** After the alert was closed, if the user is still on the screen. */
  readonly onDone: () => void;
}

export interface RecordAction {
  readonly run: () => Promise<void>;
  readonly isPending: boolean;
  /** The error of the last run, unless an alert has shown it. */
  readonly error: unknown;
  /** The action, sent from here, another tab or an earlier visit, if its result is not certain. */
  readonly open: UnconfirmedAction | undefined;
  readonly sentActions: SentActions;
}

/**
 * A change of a record that cannot be undone. It asks, reads the record again, sends one request and shows the documented
 * alerts. After a lost response it is locked until a read shows the result or the user unlocks it.
 */
export function useRecordAction(options: RecordActionOptions): RecordAction {
  const {
    kind,
    id,
    what,
    question,
    detail,
    isConfirmedBefore = false,
    onDeclined,
    recordCheck,
    snapshot,
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
    const afterwards = afterSuccess?.();
    return succeeded === undefined ? afterwards : notify(succeeded);
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
        isConfirmedBefore || (await confirm(question.text, { danger: question.danger ?? false, detail }));
      isDeclined.current = !isConfirmed;
      return isConfirmed && (await recordCheck.check(question)) !== undefined;
    },
    onDeclined: () => {
      if (isDeclined.current) onDeclined?.();
    },
    send: (_input, _upload, before) => send(before),
    once: { kind, record: () => String(id), what: () => what, snapshot },
    afterSuccess: alertSuccess,
    onDone: leave,
    onFailed: async (error, _input, isOpen) => {
      const cause = error instanceof UnverifiedError ? error.cause : error;
      if (isSessionOver(cause)) return;
      // A failed read says nothing about the change itself.
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
