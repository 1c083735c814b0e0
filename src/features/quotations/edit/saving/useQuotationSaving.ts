import { useRef, useState, type RefObject } from 'react';
import { logError } from '@/api/log';
import type { AutosavedDraft } from '@/components/drafts/useDraft';
import { useDialogs } from '@/components/feedback/dialogs/useDialogs';
import { useShowReceipt } from '@/components/feedback/receipt/receiptSlice';
import { useAction } from '@/components/actions/useAction';
import { useSentActions, type SentActions } from '@/components/actions/useSentActions';
import type { Saving } from '@/domain/quotation/required';
import { isSessionOver } from '@/domain/saving/changeFailure';
import { isCallFailure, isUnconfirmed } from '@/domain/saving/failure';
import type { SentAction } from '@/domain/saving/sentAction';
import { formatTimestamp } from '@/domain/text/dates';
import type { UnconfirmedAction } from '@/session/unconfirmedActionsSlice';
import type { QuotationDraft } from '@/intakeForm/draft/quotationDraft';
import { linkTo } from '@/paths';
import { focusFirstProblem } from '@/intakeForm/fields/focusFirstProblem';
import type { QuotationStore } from '@/intakeForm/state/quotationStore';
import { useQuotationCalls } from './useQuotationCalls';
import { useQuotationCreation } from './useQuotationCreation';

interface QuotationSavingOptions {
  store: QuotationStore;
  form: RefObject<HTMLFormElement | null>;
  /** Asked before a stored one is sent: whether nothing of another save is overwritten without a question. */
  checkStored: (() => Promise<boolean>) | undefined;
  source: QuotationDraft;
  draft: AutosavedDraft;
  /** Whether the form is complete, so that a new quotation that was sent before can be looked up. */
  isComplete: boolean;
  /** After it was stored, while the form is still on screen. */
  onStored: () => void;
}

export interface QuotationSaving {
  /** What is being sent. */
  readonly pending: Saving | undefined;
  readonly isPending: boolean;
  /** What was not stored, and whether the server may have stored it all the same. */
  readonly failed:
    | {
        readonly saving: Saving;
        readonly isUnconfirmed: boolean;
        readonly error: unknown;
      }
    | undefined;
  /** A new quotation that was sent and may have been stored, from here, another tab or before a reload. */
  readonly open: UnconfirmedAction | undefined;
  /** Whether nothing may be sent: one is not confirmed, or its end is looked up. */
  readonly isLocked: boolean;
  readonly sentActions: SentActions;
  /** The user has allowed another try. */
  readonly onRetryAllowed: () => void;
  readonly run: (saving: Saving) => void;
}

/** What the receipt of a save says. */
const savedWords: Readonly<Record<Saving, string>> = {
  submit: 'submitted',
  generate: 'generated',
  save: 'saved',
};

/** The line that the documents ask for; without an answer the kind of failure takes the place of the status. */
function logRefusal(error: unknown): void {
  const status = isCallFailure(error) ? (error.status ?? error.kind) : 'unknown';
  logError(`Submission failed with status ${status}`);
}

/**
 * QNEW-07, QNEW-08, QNEW-13, QEDIT-07, QEDIT-16, FIELD-01: the buttons of a quotation form. Inputs with something wrong
 * stop each of them, then its own alert does. One request at a time; after a lost answer a new quotation is
 * locked until a read shows it or the user unlocks it, also after a reload and in other tabs.
 */
export function useQuotationSaving(options: QuotationSavingOptions): QuotationSaving {
  const { store, form, checkStored, source, draft, isComplete, onStored } = options;
  const { notify } = useDialogs();
  const showReceipt = useShowReceipt();
  const send = useQuotationCalls(store);
  const creation = useQuotationCreation(store, source, draft);
  /** When what failed last on this form was sent. */
  const ownSentAt = useRef<number>(undefined);
  /** A save that another tab sent and gave up. This form may have the same content, and no read shows the result. */
  const [endedElsewhere, setEndedElsewhere] = useState<UnconfirmedAction>();
  /** Whether the last attempt got as far as its request. */
  const [wasSent, setWasSent] = useState(false);
  const [checking, setChecking] = useState<Saving>();

  async function isReady(saving: Saving): Promise<boolean> {
    store.beginDay(new Date());
    if (form.current && focusFirstProblem(form.current, store)) return false;
    const alert = store.refusal(saving);
    if (alert === '') return true;
    // The alert gives focus back to where it is now.
    store.markMissing()?.focus();
    await notify(alert);
    return false;
  }

  async function isReadyToSend(saving: Saving): Promise<boolean> {
    setWasSent(false);
    if (!(await isReady(saving))) return false;
    if (!checkStored) return true;
    setChecking(saving);
    try {
      // What another save has stored is part of the form then, and is looked through like the rest.
      return (await checkStored()) && (await isReady(saving));
    } finally {
      setChecking(undefined);
    }
  }

  /** Says on the screen that follows what was stored, with its number as far as a list or the record has shown it. */
  function leave(words: string): void {
    const header = store.getHeader();
    const record = creation ? creation.stored() : header;
    const ids = record && { id: record.id, intake_id: record.intake_id || header.intake_id };
    showReceipt({
      before: 'Quotation',
      name: record?.unique_id ?? '',
      after: words,
      to: ids && linkTo('/user_admin_view_policy_quotation/:id/:intake_id', ids),
    });
    onStored();
  }

  const { status, run } = useAction<Saving>({
    confirm: isReadyToSend,
    send: async (saving, _upload, evidence) => {
      setWasSent(true);
      try {
        await send(saving);
      } catch (error) {
        logRefusal(error);
        throw error;
      }
      await creation?.verify(evidence);
    },
    once: creation && {
      ...creation.once,
      isOpen: (error, action) => {
        ownSentAt.current = action.sentAt;
        return creation.once.isOpen?.(error, action) ?? isUnconfirmed(error);
      },
    },
    afterSuccess: () => draft.autosave.saved(),
    onDone: (_result, saving) => leave(savedWords[saving]),
  });
  const isPending = checking !== undefined || status.at === 'pending' || status.at === 'done';

  async function alertStored({ what, sentAt }: SentAction): Promise<void> {
    draft.autosave.saved();
    await notify(`${what}, sent on ${formatTimestamp(sentAt)}, is recorded.`);
  }

  /** It ended in another tab: stored, refused or unlocked there. What is stored must not be sent from here as well. */
  const lookUp = useAction<SentAction, 'stored' | 'mayHold' | 'other'>({
    send: async (action) => {
      const finding = await creation?.check(action).catch(() => 'unknown');
      if (finding !== 'done') return (await creation?.mayHold(action)) ? 'mayHold' : 'other';
      await alertStored(action);
      return 'stored';
    },
    afterSuccess: (end, action) => {
      if (end === 'mayHold') setEndedElsewhere({ ...action, status: 'waiting', isReading: false });
    },
    onDone: (end) => {
      if (end === 'stored') leave('recorded');
    },
    isRepeatable: true,
  });

  const sentActions = useSentActions(isComplete ? creation?.once.kind : undefined, {
    record: creation?.once.record(undefined),
    check: creation?.check,
    afterDone: alertStored,
    onDone: () => leave('recorded'),
    onEnded: (action) => {
      const isOwn = isPending || (status.at === 'failed' && ownSentAt.current === action.sentAt);
      if (!isOwn) void lookUp.run(action);
    },
  });
  const open = sentActions.all[0] ?? endedElsewhere;
  const isLocked = open !== undefined || lookUp.status.at === 'pending';
  const hasFailed = status.at === 'failed' && !isSessionOver(status.error);

  return {
    pending: checking ?? (status.at === 'pending' ? status.input : undefined),
    isPending,
    failed: hasFailed
      ? {
          saving: status.input,
          isUnconfirmed: wasSent && isUnconfirmed(status.error),
          error: status.error,
        }
      : undefined,
    open,
    isLocked,
    sentActions,
    onRetryAllowed: () => setEndedElsewhere(undefined),
    run: (saving) => {
      if (!isLocked) void run(saving);
    },
  };
}
