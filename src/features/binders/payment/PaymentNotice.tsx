import type { ReactNode } from 'react';
import { Button } from '@/components/ui/Button';
import { Notice } from '@/components/feedback/Notice';
import { UnconfirmedNotice } from '@/components/feedback/UnconfirmedNotice';
import { formatTimestamp } from '@/domain/dateText';
import { showUsd } from '@/domain/money';
import { secretFieldsFor } from '@/domain/payment';
import { paymentLabels } from './paymentLabels';
import type { PaymentNote, PaymentProcess } from './usePaymentProcess';
import styles from './payment.module.css';

interface PaymentNoticeProps {
  process: PaymentProcess;
  /** Whether its heading takes focus: in the dialog, where the locked form has lost it. */
  takesFocus?: boolean;
}

/** What the user has to know about the payment of a binder; nothing while there is nothing to say. */
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
          {noteText(state.note, formik.values.policyPaymentType)}
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
          {what}, sent on {formatTimestamp(sentAt)}. The payment history and the balance show it.
        </Notice>
      );
    }
    case 'unconfirmed':
      return (
        <UnconfirmedNotice
          action={state.action}
          actions={sentActions}
          canCheck
          heading={state.action.status === 'asBefore' ? 'Payment not recorded' : 'Payment not confirmed'}
          takesFocus={takesFocus}
          texts={unconfirmedTexts}
          retryLabel="Unlock for a new payment"
          onRetryAllowed={onRetryAllowed}
        />
      );
  }
}

const unconfirmedTexts = {
  noAnswer:
    'No answer has come: this binder is being paid in another tab, or the page was left before the answer.',
  reading: 'Reading history and balance…',
  asBefore: 'So far the payment history and the balance are as before.',
  waiting: 'It is not certain what became of it.',
};

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

function noteText(note: PaymentNote, policyPaymentType: string): string {
  switch (note.why) {
    case 'unread':
      return 'The balance could not be read again. Press Submit to try again.';
    case 'changed':
      return `The balance is now ${showUsd(note.balance)}. Please check the amount, then press Submit again.`;
    case 'refused':
      return 'The server refused the payment: history and balance are as before.';
    case 'notSent':
      return note.text;
    case 'unlocked':
      return unlockedText(policyPaymentType);
  }
}

const list = new Intl.ListFormat('en-US');

/** Which fields have to be typed again. */
function unlockedText(policyPaymentType: string): string {
  const asked = secretFieldsFor(policyPaymentType).map((field) => paymentLabels[field]);
  if (asked.length === 0) return 'Please check what is filled in before you press Submit.';
  return `${list.format(asked)} were not kept: please enter them again.`;
}
