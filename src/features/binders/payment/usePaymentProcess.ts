import type { FormikContextType } from 'formik';
import { useContext, useRef, useState } from 'react';
import { sessionApi } from '@/api/session';
import { useLeaveGuard } from '@/components/form/leaveGuard';
import { useShowReceipt } from '@/components/feedback/receipt/receiptSlice';
import { withinLimit } from '@/components/feedback/staleWrite/reading';
import { StaleCheckContext } from '@/components/feedback/staleWrite/staleCheckContext';
import { useAction } from '@/components/feedback/useAction';
import { useSentActions, type SentActions } from '@/components/feedback/useSentActions';
import { isSessionOver, RepeatedError, UnreadError, UnverifiedError } from '@/domain/saving/changeFailure';
import { isRefused, isUnconfirmed, refusalWords } from '@/domain/saving/failure';
import { formatUsd, parseMoney } from '@/domain/text/money';
import { toPaymentRequest, withBalance, type PaymentForm } from '@/domain/payment/payment';
import { findPayment, gainedPayment, readSentPayment, toSentPayment } from '@/domain/payment/paymentFinding';
import { sameId } from '@/domain/records/ids';
import type { Payment, Quotation } from '@/domain/records/quotations';
import { Sealed } from '@/domain/text/secret';
import { wasRefused, type Finding, type SentAction } from '@/domain/saving/sentAction';
import { useSession } from '@/session/useSession';
import type { UnconfirmedAction } from '@/session/unconfirmedActionsSlice';
import { useQuotationReads } from '@/features/quotations/view/useQuotationReads';
import { paidReceipt } from './paidReceipt';
import { readEvidence, useSendPayment } from './paymentCalls';
import { usePaymentForm } from './usePaymentForm';

/** Why a press sent nothing, that the server refused for certain, or that the user unlocked the form. */
export type PaymentNote =
  | { readonly why: 'unread' | 'notSent' | 'unlocked' }
  /** `words` are the server's, where it gave some. */
  | { readonly why: 'refused'; readonly words: string | undefined }
  | { readonly why: 'changed'; readonly balance: string };

type PaymentState =
  | { readonly at: 'entry'; readonly note: PaymentNote | undefined }
  /** The balance is read again; nothing has been sent yet. */
  | { readonly at: 'checking' }
  /** It is under way on this page, or answered with success and looked for in history and balance. */
  | { readonly at: 'sending' }
  /**
   * It was sent, from here, another tab or before a reload, and its end is not certain. `words` are the server's where it
   * refused the payment on this page.
   */
  | { readonly at: 'unconfirmed'; readonly action: UnconfirmedAction; readonly words: string | undefined }
  /** Its end was not certain, and a read has shown it since. */
  | { readonly at: 'recorded'; readonly action: SentAction }
  | { readonly at: 'paid' };

export interface PaymentProcess {
  readonly state: PaymentState;
  /** Its submit pays once what it says; it does nothing while a payment is under way or not confirmed. */
  readonly formik: FormikContextType<PaymentForm>;
  readonly sentActions: SentActions;
  /** The user has allowed another payment after an unconfirmed one. */
  readonly onRetryAllowed: () => void;
  /** The user has seen that the payment is recorded. */
  readonly proceed: () => void;
  readonly isDialogOpen: boolean;
  readonly openDialog: () => void;
  /** Closes the dialog, and gives up a payment that was not sent yet. A payment on its way keeps it open. */
  readonly closeDialog: () => void;
}

/** Thrown before anything is sent, with what to say. */
class PaymentStopped extends Error {
  constructor(readonly note: PaymentNote) {
    super(note.why);
  }
}

/**
 * The payment of one binder (BINDER-10). It is sent once, and counts as paid only when history and balance show it. What
 * is typed lives here and goes when the dialog is closed; after a payment whose end is not certain its type, amount and
 * names stay until the screen is left, the numbers of cards and accounts only after a refusal and while the dialog is open.
 */
export function usePaymentProcess(quotation: Quotation, onPaid: () => void): PaymentProcess {
  const { clientId, userId } = useSession();
  const reads = useQuotationReads();
  const send = useSendPayment();
  const showReceipt = useShowReceipt();
  // The dialog has it loaded.
  const { data: client } = sessionApi.endpoints.editClient.useQueryState(clientId);
  const { formik, forget, forgetSecrets } = usePaymentForm(parseMoney(quotation.balance), pay);
  const form = formik.values;
  const [note, setNote] = useState<PaymentNote>();
  const [isSending, setSending] = useState(false);
  const [recorded, setRecorded] = useState<SentAction>();
  /** What the server said when it refused the payment that is not confirmed. */
  const [words, setWords] = useState<string>();
  const [isDialogOpen, setDialogOpen] = useState(false);
  const readsStage = useContext(StaleCheckContext);
  /** The history before the payment. */
  const historyBefore = useRef<readonly Payment[]>(undefined);
  const paymentId = useRef<Payment['id']>(undefined);
  const record = String(quotation.id);
  const paid = parseMoney(form.paidamount) ?? 0;
  const { policyPaymentType } = form;

  /** Compares what was read before with what the server says now. */
  async function find({ evidence }: SentAction): Promise<Finding> {
    return findPayment(readSentPayment(evidence), await readEvidence(reads, quotation.id));
  }

  const sentActions = useSentActions('payment', {
    record,
    check: find,
    onDone: setRecorded,
    async onUnchanged(action) {
      if (!wasRefused(action)) return;
      await sentActions.remove(action);
      setNote({ why: 'refused', words });
      setWords(undefined);
    },
    // It ended in another tab or on a screen that was left: a read shows how.
    onEnded: (action) => status.at === 'idle' && sentActions.checkNow(action),
  });

  const { status, run, cancel } = useAction<string>({
    once: {
      kind: 'payment',
      record: () => record,
      what: () => `Payment of ${formatUsd(paid)} by ${policyPaymentType}`,
      async evidence(_clientName, signal) {
        const reading = reads.payments(quotation.id).catch(() => undefined);
        const stored = await reads.stored(quotation.id).catch(() => undefined);
        if (!stored) throw new PaymentStopped({ why: 'unread' });
        const history = await reading;
        historyBefore.current = history;
        signal.throwIfAborted();
        const now = withBalance(stored, history);
        const balance = parseMoney(now.balance);
        const isSame =
          balance === parseMoney(quotation.balance) &&
          parseMoney(now.policyamount) === parseMoney(quotation.policyamount);
        if (!isSame) throw new PaymentStopped({ why: 'changed', balance: now.balance });
        return toSentPayment({ policyPaymentType, paid }, { history, balance });
      },
      // A browser repeats a request by itself when a kept connection breaks under it, so that a refusal may be of a
      // second request while the first one is carried out.
      isOpen: (error) => isUnconfirmed(error) || isRefused(error),
    },
    async send(clientName, _upload, evidence) {
      setSending(true);
      await send(new Sealed(toPaymentRequest(form, { quotation, userId, clientId, clientName })));
      const now = await readEvidence(reads, quotation.id);
      const finding = findPayment(readSentPayment(evidence), now);
      if (finding === 'done') {
        paymentId.current = gainedPayment(historyBefore.current, now.history)?.id;
        return;
      }
      if (typeof finding === 'object') throw new RepeatedError();
      const isRead = now.history !== undefined && now.balance !== undefined;
      throw isRead ? new UnverifiedError() : new UnreadError();
    },
    onDone: () => leave(paid),
    onFailed(error, _clientName, isOpen) {
      setWords(refusalWords(error));
      if (!isOpen) setNote(noteOf(error));
      else if (!isRefused(error)) forgetSecrets();
    },
  });

  const state = stateOf();
  const isPending = state.at === 'checking' || state.at === 'sending';
  const isUnsaved = isPending || (isDialogOpen && state.at === 'entry' && formik.dirty);
  const allowLeave = useLeaveGuard({ isDirty: () => isUnsaved });

  async function pay(): Promise<void> {
    if (state.at !== 'entry' || !client) return;
    setNote(undefined);
    await run(client.Client_FullName).finally(() => setSending(false));
  }

  function stateOf(): PaymentState {
    const open = sentActions.find(record);
    if (status.at === 'done') return { at: 'paid' };
    if (recorded) return { at: 'recorded', action: recorded };
    if (isSending || open?.status === 'sending') return { at: 'sending' };
    if (open) return { at: 'unconfirmed', action: open, words };
    return status.at === 'pending' ? { at: 'checking' } : { at: 'entry', note };
  }

  function leave(cents: number): void {
    allowLeave();
    forget();
    onPaid();
    void sayPaid(cents);
  }

  /** Says what was paid once it is known whether the binder is a policy now; a list that cannot be read in time says nothing. */
  async function sayPaid(cents: number): Promise<void> {
    const { id, unique_id } = quotation;
    const policies = readsStage ? reads.policies(unique_id === '' ? {} : { unique_id }) : [];
    const rows = await withinLimit(Promise.resolve(policies)).catch(() => []);
    const isPolicy = rows.some((row) => sameId(row.id, id));
    showReceipt(paidReceipt(quotation, { paid: cents, paymentId: paymentId.current, isPolicy }));
  }

  return {
    state,
    formik,
    sentActions,
    onRetryAllowed() {
      setNote({ why: 'unlocked' });
      setWords(undefined);
    },
    proceed: () => recorded && leave(readSentPayment(recorded.evidence).paid),
    isDialogOpen,
    openDialog: () => setDialogOpen(true),
    closeDialog() {
      if (state.at === 'sending') return;
      cancel();
      setNote(undefined);
      if (state.at === 'unconfirmed') forgetSecrets();
      else forget();
      setDialogOpen(false);
    },
  };
}

/** What is said of a payment that was not carried out for certain; nothing where the user gave it up. */
function noteOf(error: unknown): PaymentNote | undefined {
  if (error instanceof PaymentStopped) return error.note;
  if (isSessionOver(error)) return undefined;
  return { why: 'notSent' };
}
