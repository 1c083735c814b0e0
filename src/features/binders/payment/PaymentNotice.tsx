import type { ReactNode } from 'react';
import { Button } from '@/components/ui/Button';
import { ServerMessage } from '@/components/feedback/ServerMessage';
import { Notice } from '@/components/feedback/Notice';
import { UnconfirmedNotice, type UnconfirmedTexts } from '@/components/actions/UnconfirmedNotice';
import { formatTimestamp } from '@/domain/text/dates';
import { showUsd } from '@/domain/text/money';
import { secretFieldsFor, type PaymentForm } from '@/domain/payment/payment';
import { provenFrom, wasRefused } from '@/domain/saving/sentAction';
import type { UnconfirmedAction } from '@/session/unconfirmedActionsSlice';
import { paymentLabels } from './paymentLabels';
import type { PaymentNote } from './paymentNote';
import type { PaymentProcess } from './usePaymentProcess';
import styles from '../payment.module.css';

interface PaymentNoticeProps {
  process: PaymentProcess;
  /** Whether its heading takes focus: in the dialog, because the locked form loses focus. */
  takesFocus?: boolean;
}

/** The state of the payment of a binder. Renders nothing if there is nothing to report. */
export function PaymentNotice({ process, takesFocus = false }: PaymentNoticeProps): ReactNode {
  const { state, formik, sentActions, onRetryAllowed, proceed } = process;
  switch (state.at) {
    case 'checking':
      return <Progress text="Reading the balance again…" />;
    case 'sending':
      return <Progress text="Sending the payment. Please wait…" />;
    case 'paid':
      return null;
    case 'entry':
      if (!state.note) return null;
      return (
        <Notice tone="warn" heading={noteHeading(state.note)} takesFocus={takesFocus}>
          <span>{noteText(state.note, formik.values)}</span>{' '}
          {state.note.why === 'refused' && <ServerMessage text={state.note.serverMessage} />}
        </Notice>
      );
    case 'recorded': {
      const { what, sentAt } = state.action;
      return (
        <Notice
          tone="good"
          heading="Payment recorded"
          takesFocus={takesFocus}
          actions={
            <Button size="small" variant="primary" onClick={proceed}>
              Continue
            </Button>
          }
        >
          {`${what}, sent on ${formatTimestamp(sentAt)}. The payment history and the balance show it.`}
        </Notice>
      );
    }
    case 'unconfirmed':
      return (
        <UnconfirmedNotice
          action={state.action}
          actions={sentActions}
          canCheck
          heading={unconfirmedHeading(state.action)}
          takesFocus={takesFocus}
          texts={unconfirmedTexts(state.action)}
          retryLabel="Unlock for a new payment"
          onRetryAllowed={onRetryAllowed}
        >
          <ServerMessage text={state.serverMessage} />
        </UnconfirmedNotice>
      );
  }
}

function unconfirmedHeading({ status }: UnconfirmedAction): string {
  if (status === 'repeated') return 'Payment recorded more than once';
  return status === 'asBefore' ? 'Payment not recorded' : 'Payment not confirmed';
}

function unconfirmedTexts(action: UnconfirmedAction): UnconfirmedTexts {
  return {
    noResponse:
      'No answer has come: this binder is being paid in another tab, or the page was left before the answer.',
    reading: 'Reading history and balance…',
    unverified:
      'The server answered that it was done, but history and balance do not show exactly this payment.',
    asBefore: 'So far the payment history and the balance are as before.',
    repeated: (times) => `This payment seems to be recorded ${times} times. Do not pay again.`,
    waiting: wasRefused(action)
      ? `If history and balance stay as before, it can be entered again from ${formatTimestamp(provenFrom(action))}.`
      : 'We do not know yet whether it was taken.',
  };
}

function Progress({ text }: { text: string }): ReactNode {
  return (
    <p className={styles.progress} role="status">
      {text}
    </p>
  );
}

function noteHeading({ why }: PaymentNote): string {
  if (why === 'unlocked') return 'Unlocked for a new payment';
  return why === 'refused' ? 'Not saved' : 'Nothing was sent';
}

function noteText(note: PaymentNote, form: PaymentForm): string {
  switch (note.why) {
    case 'unread':
      return 'The balance could not be read again. Press Submit to try again.';
    case 'changed':
      return `The balance is now ${showUsd(note.balance)}. Please check the amount, then press Submit again.`;
    case 'refused':
      return 'The server refused the payment: history and balance are as before.';
    case 'notSent':
      return 'Press Submit to try again.';
    case 'unlocked':
      return unlockedText(form);
  }
}

const list = new Intl.ListFormat('en-US');

/** Names the fields that the user has to enter again. */
function unlockedText(form: PaymentForm): string {
  const emptyFields = secretFieldsFor(form.policyPaymentType).filter((field) => form[field] === '');
  const labels = emptyFields.map((field) => paymentLabels[field]);
  if (labels.length === 0) return 'Please check what is filled in before you press Submit.';
  return `${list.format(labels)} were not kept: please enter them again.`;
}
