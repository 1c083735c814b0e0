import type { FormikContextType } from 'formik';
import { useState } from 'react';
import { sessionApi } from '@/api/session';
import { useLeaveGuard } from '@/components/form/leaveGuard';
import { useAction } from '@/components/actions/useAction';
import { useSentActions, type SentActions } from '@/components/actions/useSentActions';
import { isRefused, isUnconfirmed, refusalMessage } from '@/domain/saving/failure';
import { formatUsd, parseMoney } from '@/domain/text/money';
import { newBalance, type PaymentForm } from '@/domain/payment/payment';
import { readSentPayment } from '@/domain/payment/paymentFinding';
import type { Quotation } from '@/domain/records/quotations';
import { wasRefused, type SentAction } from '@/domain/saving/sentAction';
import { useSession } from '@/session/useSession';
import { noteForError, type PaymentNote } from './paymentNote';
import { paymentState, type PaymentState } from './paymentState';
import { usePaidReceipt } from './usePaidReceipt';
import { usePaymentSnapshot } from './usePaymentSnapshot';
import { usePaymentForm } from './usePaymentForm';
import { useSendPayment, type FoundPayment } from './useSendPayment';

export interface PaymentProcess {
  readonly state: PaymentState;
  /** Submitting it pays once. It does nothing while a payment is being sent or is not confirmed. */
  readonly formik: FormikContextType<PaymentForm>;
  readonly sentActions: SentActions;
  /** The user has allowed another payment after an unconfirmed one. */
  readonly onRetryAllowed: () => void;
  /** The user has seen that the payment is recorded. */
  readonly proceed: () => void;
  readonly isDialogOpen: boolean;
  readonly openDialog: () => void;
  /** Closes the dialog and cancels a payment that was not sent yet. The dialog stays open while a payment is being sent. */
  readonly closeDialog: () => void;
}

/**
 * The payment of one binder. It is sent once, and counts as paid only when history and balance show it. Closing the dialog
 * empties the form. After an uncertain result, type, amount and names stay until the user leaves the screen; card and account
 * numbers stay only after a refusal, while the dialog is open.
 */
export function usePaymentProcess(quotation: Quotation, onPaid: () => void): PaymentProcess {
  // The dialog loads the client. Nothing can be paid before it has loaded.
  const { data: client } = sessionApi.endpoints.editClient.useQueryState(useSession().clientId);
  const { formik, clear, clearSecrets } = usePaymentForm(parseMoney(quotation.balance), pay);
  const { readBefore, compare } = usePaymentSnapshot(quotation);
  const send = useSendPayment(quotation, compare);
  const showPaidReceipt = usePaidReceipt(quotation);
  const [note, setNote] = useState<PaymentNote>();
  const [isSending, setSending] = useState(false);
  const [recorded, setRecorded] = useState<SentAction>();
  /** The message of the server when it refused the payment that is not confirmed. */
  const [serverMessage, setServerMessage] = useState<string>();
  const [isDialogOpen, setDialogOpen] = useState(false);
  const record = String(quotation.id);
  const { policyPaymentType } = formik.values;
  const paid = parseMoney(formik.values.paidamount) ?? 0;

  const sentActions = useSentActions('payment', {
    record,
    check: async ({ snapshot }) => (await compare(snapshot)).finding,
    onDone: setRecorded,
    async onUnchanged(action) {
      if (!wasRefused(action)) return;
      await sentActions.remove(action);
      setNote({ why: 'refused', serverMessage });
      setServerMessage(undefined);
    },
    // It finished in another tab or on an earlier screen. A read shows the result.
    onEnded: (action) => status.at === 'idle' && sentActions.checkNow(action),
  });

  const { status, run, cancel } = useAction<string, FoundPayment>({
    once: {
      kind: 'payment',
      record: () => record,
      what: () => `Payment of ${formatUsd(paid)} by ${policyPaymentType}`,
      snapshot: (_clientName, signal) => readBefore({ policyPaymentType, paid }, signal),
      // A browser repeats a request when a reused connection breaks. The refusal may then belong to the second request,
      // while the server carries out the first one.
      isUnconfirmed: (error) => isUnconfirmed(error) || isRefused(error),
    },
    send(clientName, _upload, before) {
      setSending(true);
      return send(formik.values, clientName, before);
    },
    onDone: (found) => leave(paid, found),
    onFailed(error, _clientName, isOpen) {
      setServerMessage(refusalMessage(error));
      if (!isOpen) setNote(noteForError(error));
      else if (!isRefused(error)) clearSecrets();
    },
  });

  const open = sentActions.find(record);
  const state = paymentState({ submitStatus: status.at, isSending, open, recorded, note, serverMessage });
  const isPending = state.at === 'checking' || state.at === 'sending';
  const isUnsaved = isPending || (isDialogOpen && state.at === 'entry' && formik.dirty);
  const allowLeave = useLeaveGuard({ isDirty: () => isUnsaved });

  async function pay(): Promise<void> {
    if (state.at !== 'entry' || !client) return;
    setNote(undefined);
    await run(client.Client_FullName).finally(() => setSending(false));
  }

  function leave(cents: number, found: FoundPayment): void {
    allowLeave();
    clear();
    onPaid();
    void showPaidReceipt({ paid: cents, ...found });
  }

  return {
    state,
    formik,
    sentActions,
    onRetryAllowed() {
      setNote({ why: 'unlocked' });
      setServerMessage(undefined);
    },
    proceed() {
      if (!recorded) return;
      const { paid: cents, balance } = readSentPayment(recorded.snapshot);
      leave(cents, { balance: balance === null ? undefined : newBalance(balance, cents) });
    },
    isDialogOpen,
    openDialog: () => setDialogOpen(true),
    closeDialog() {
      if (state.at === 'sending') return;
      cancel();
      setNote(undefined);
      if (state.at === 'unconfirmed') clearSecrets();
      else clear();
      setDialogOpen(false);
    },
  };
}
