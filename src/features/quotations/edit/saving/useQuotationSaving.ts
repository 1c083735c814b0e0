import { useRef, useState, type RefObject } from 'react';
import { logError } from '@/api/log';
import { firstId } from '@/domain/records/ids';
import type { AutosavedDraft } from '@/components/drafts/useDraft';
import { useDialogs } from '@/components/feedback/dialogs/useDialogs';
import { useShowReceipt } from '@/components/feedback/receipt/receiptSlice';
import { useAction } from '@/components/actions/useAction';
import { useSentActions, type SentActions } from '@/components/actions/useSentActions';
import { categoryTitle } from '@/domain/access/menu';
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
  /** Runs before a stored quotation is sent. Resolves with false if the user does not want to overwrite a change. */
  checkStored: (() => Promise<boolean>) | undefined;
  source: QuotationDraft;
  draft: AutosavedDraft;
  /** Whether the form has loaded, so that a new quotation that was sent before can be looked up. */
  isComplete: boolean;
  /** Called after it was stored, if the form is still on the screen. */
  onStored: () => void;
}

export interface QuotationSaving {
  /** The button whose request is pending. */
  readonly pending: Saving | undefined;
  readonly isPending: boolean;
  /** The last failure, and whether the server may have stored the quotation anyway. */
  readonly failed:
    | {
        readonly saving: Saving;
        readonly isUnconfirmed: boolean;
        readonly error: unknown;
      }
    | undefined;
  /** A new quotation, sent from here, another tab or before a reload, that the server may have stored. */
  readonly open: UnconfirmedAction | undefined;
  /** Whether sending is locked, because a quotation is not confirmed or its result is being read. */
  readonly isLocked: boolean;
  readonly sentActions: SentActions;
  /** The user has allowed another try. */
  readonly onRetryAllowed: () => void;
  readonly run: (saving: Saving) => void;
}

/** The verb in the message after a save. */
const savedVerbs: Readonly<Record<Saving, string>> = {
  submit: 'submitted',
  generate: 'generated',
  save: 'saved',
};

/** Logs the line that the requirements ask for. Without a response it has the kind of failure instead of the status. */
function logRefusal(error: unknown): void {
  const status = isCallFailure(error) ? (error.status ?? error.kind) : 'unknown';
  logError(`Submission failed with status ${status}`);
}

/**
 * The buttons of a quotation form. An input with an error stops every button, and then the button's own alert. Only one
 * request is sent at a time. After a lost response a new quotation is locked until a read shows it or the user unlocks it,
 * also after a reload and in other tabs.
 */
export function useQuotationSaving(options: QuotationSavingOptions): QuotationSaving {
  const { store, form, checkStored, source, draft, isComplete, onStored } = options;
  const { notify } = useDialogs();
  const showReceipt = useShowReceipt();
  const send = useQuotationCalls(store);
  const creation = useQuotationCreation(store, source, draft);
  /** The time at which the last failed quotation of this form was sent. */
  const ownSentAt = useRef<number>(undefined);
  /** A save that another tab sent and finished. This form may have the same content, and no read shows the result. */
  const [endedElsewhere, setEndedElsewhere] = useState<UnconfirmedAction>();
  /** Whether the last attempt has sent its request. */
  const [wasSent, setWasSent] = useState(false);
  const [checking, setChecking] = useState<Saving>();

  async function isReady(saving: Saving): Promise<boolean> {
    store.beginDay(new Date());
    if (form.current && focusFirstProblem(form.current, store)) return false;
    const alert = store.refusal(saving);
    if (alert === '') return true;
    // After the alert, focus returns to the element that has it now.
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
      // The form may now include the changes of another save, so that it is validated again.
      return (await checkStored()) && (await isReady(saving));
    } finally {
      setChecking(undefined);
    }
  }

  /** Shows a message on the next screen, with the number of the quotation if it is known. */
  function leave(verb: string): void {
    const header = store.getHeader();
    const category = categoryTitle({
      id: header.intake_id,
      category_name: header.intake_Name,
      sublob: header.intake_subName,
    });
    const record = creation ? creation.stored() : header;
    const ids = record && { id: record.id, intake_id: firstId(record.intake_id, header.intake_id) };
    showReceipt({
      before: 'Quotation',
      name: record?.unique_id ?? '',
      after: verb,
      to: ids && linkTo('/user_admin_view_policy_quotation/:id/:intake_id', ids),
      next: creation && {
        label: `New quotation: ${category}`,
        to: linkTo('/user_admin_policy/:id', { id: header.intake_id }),
      },
    });
    onStored();
  }

  const { status, run } = useAction<Saving>({
    confirm: isReadyToSend,
    send: async (saving, _upload, snapshot) => {
      setWasSent(true);
      try {
        await send(saving);
      } catch (error) {
        logRefusal(error);
        throw error;
      }
      await creation?.verify(snapshot);
    },
    once: creation && {
      ...creation.once,
      isUnconfirmed: (error, action) => {
        ownSentAt.current = action.sentAt;
        return creation.once.isUnconfirmed?.(error, action) ?? isUnconfirmed(error);
      },
    },
    afterSuccess: () => draft.autosave.saved(),
    onDone: (_result, saving) => leave(savedVerbs[saving]),
  });
  const isPending = checking !== undefined || status.at === 'pending' || status.at === 'done';

  async function alertStored({ what, sentAt }: SentAction): Promise<void> {
    // The form may be empty, and the draft that it offers be the quotation that is stored.
    draft.autosave.saved({ isOfferSaved: true });
    await notify(`${what}, sent on ${formatTimestamp(sentAt)}, is recorded.`);
  }

  /** The action has finished in another tab: stored, refused or unlocked. A stored quotation must not be sent again. */
  const lookUp = useAction<SentAction, 'stored' | 'mayHaveContent' | 'other'>({
    send: async (action) => {
      const finding = await creation?.check(action).catch(() => 'unknown');
      if (finding !== 'done') return (await creation?.mayHaveContent(action)) ? 'mayHaveContent' : 'other';
      await alertStored(action);
      return 'stored';
    },
    afterSuccess: (end, action) => {
      if (end === 'mayHaveContent') setEndedElsewhere({ ...action, status: 'waiting', isReading: false });
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
