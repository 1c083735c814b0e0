import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Button } from '@/components/ui/Button';
import { classes } from '@/components/ui/classes';
import { Icon, type IconName } from '@/components/ui/Icon';
import type { UnconfirmedAction } from '@/components/feedback/sentActionsMonitor';
import { reasonText } from '@/components/feedback/UnconfirmedNotice';
import { formatTimestamp } from '@/domain/dateText';
import { showUsd } from '@/domain/money';
import { secretFieldsFor } from '@/domain/payment';
import type { SentAction } from '@/domain/sentAction';
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
  const { state, form, checkAgain, unlock, proceed } = process;
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
        <Notice tone="warn" icon="warning" heading={noteHeading(state.note)} takesFocus={takesFocus}>
          <p>{noteText(state.note, form.policyPaymentType)}</p>
        </Notice>
      );
    case 'recorded':
      return (
        <Notice tone="good" icon="success" heading="Payment recorded" takesFocus={takesFocus}>
          <p>{whatWasSent(state.action)} The payment history and the balance show it.</p>
          <div className={styles.decisions}>
            <Button size="small" variant="primary" onClick={proceed}>
              Continue
            </Button>
          </div>
        </Notice>
      );
    case 'unconfirmed':
      return (
        <Notice tone="warn" icon="warning" heading={unconfirmedHeading(state.action)} takesFocus={takesFocus}>
          <p>
            {whatWasSent(state.action)} {reason(state.action)} {findingText(state.action)}
          </p>
          <div className={styles.decisions}>
            <Button size="small" icon="retry" busy={state.action.status === 'reading'} onClick={checkAgain}>
              Check again
            </Button>
            <Button size="small" icon="lock" onClick={() => void unlock()}>
              Unlock for a new payment
            </Button>
          </div>
        </Notice>
      );
  }
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

function whatWasSent({ what, sentAt }: SentAction): string {
  return `${what}, sent on ${formatTimestamp(sentAt)}.`;
}

function unconfirmedHeading({ status }: UnconfirmedAction): string {
  return status === 'asBefore' ? 'Payment not recorded' : 'Payment not confirmed';
}

/** Why its end is not certain. Without an end of its request, that may still be under way on another page. */
function reason(action: UnconfirmedAction): string {
  if (action.failure) return reasonText(action);
  return 'No answer has come: this binder is being paid in another tab, or the page was left before the answer.';
}

function findingText({ status }: UnconfirmedAction): string {
  switch (status) {
    case 'reading':
      return 'Reading history and balance…';
    case 'asBefore':
      return 'So far the payment history and the balance are as before.';
    default:
      return 'The payment history and the balance do not show for certain what became of it.';
  }
}

function Notice({
  tone,
  icon,
  heading,
  takesFocus,
  children,
}: {
  tone: 'good' | 'warn';
  icon: IconName;
  heading: string;
  takesFocus: boolean;
  children: ReactNode;
}): ReactNode {
  const title = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus, heading]);
  return (
    <div className={classes(styles.notice, styles[tone])} role="status">
      <Icon name={icon} />
      <div className={styles.words}>
        <h3 ref={title} tabIndex={-1}>
          {heading}
        </h3>
        {children}
      </div>
    </div>
  );
}
