import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Button } from '@/components/Button';
import { classes } from '@/components/classes';
import { Icon, type IconName } from '@/components/Icon';
import { formatUsd, showUsd } from '@/domain/money';
import type { PaymentFinding } from '@/domain/paymentFinding';
import type { DeskState, PaymentDesk, Stop, Unconfirmed } from './paymentDesk';
import styles from './payment.module.css';

/** What the user has to know about the payment; a notice takes focus, which the locked form has lost. */
export function PaymentNotice({ desk, state }: { desk: PaymentDesk; state: DeskState }): ReactNode {
  switch (state.at) {
    case 'checking':
      return <Progress text="Reading the balance again…" />;
    case 'sending':
      return <Progress text="Sending the payment. Please wait…" />;
    case 'verifying':
      return <Progress text="Reading history and balance…" />;
    case 'entry':
      return state.stop ? (
        <Notice tone="warn" icon="warning" heading={stopHeading(state.stop)}>
          <p>{stopText(state.stop)}</p>
        </Notice>
      ) : null;
    case 'unconfirmed':
      return <Decision desk={desk} state={state} />;
    case 'paid':
      return null;
  }
}

function Progress({ text }: { text: string }): ReactNode {
  return (
    <p className={styles.progress} role="status">
      {text}
    </p>
  );
}

function stopHeading({ why }: Stop): string {
  return why === 'refused' ? 'Not saved' : 'Nothing was sent';
}

function stopText(stop: Stop): string {
  switch (stop.why) {
    case 'elsewhere':
      return 'This binder is being paid in another tab. Press Submit again when that has ended.';
    case 'unread':
      return 'The balance could not be read again. Press Submit to try again.';
    case 'changed':
      return `The balance is now ${showUsd(stop.balance)}. Please check the amount, then press Submit again.`;
    case 'refused':
      return 'The server refused the payment: history and balance are as before.';
  }
}

const findings: Readonly<
  Record<PaymentFinding, { tone: 'good' | 'warn'; icon: IconName; heading: string; text: string }>
> = {
  recorded: {
    tone: 'good',
    icon: 'success',
    heading: 'Payment recorded',
    text: 'The payment history now lists it and the balance is lower.',
  },
  notRecorded: {
    tone: 'warn',
    icon: 'warning',
    heading: 'Payment not recorded',
    text: 'So far the payment history and the balance are as before.',
  },
  notConfirmed: {
    tone: 'warn',
    icon: 'warning',
    heading: 'Payment not confirmed',
    text: 'The payment history and the balance do not tell for certain what became of it.',
  },
};

const answers: Readonly<Record<Unconfirmed['answer'], string>> = {
  lost: 'Its answer was lost, so it was not confirmed.',
  refused: 'The server refused it, which does not fit what was read since; it is not confirmed.',
};

/** After an answer that is not enough: what is known, and what the user may decide. */
function Decision({ desk, state }: { desk: PaymentDesk; state: Unconfirmed }): ReactNode {
  const { tone, icon, heading, text } = findings[state.finding];
  return (
    <Notice key={state.finding} tone={tone} icon={icon} heading={heading}>
      <p>
        {formatUsd(state.paid)} by {state.policyPaymentType}, sent once. {answers[state.answer]} {text}
      </p>
      <div className={styles.decisions}>
        {state.finding === 'recorded' ? (
          <Button size="small" variant="primary" onClick={() => desk.acknowledge()}>
            Continue
          </Button>
        ) : (
          <>
            <Button size="small" icon="retry" onClick={() => void desk.verify()}>
              Check again
            </Button>
            <Button size="small" icon="lock" onClick={() => desk.unlock()}>
              Unlock for a new payment
            </Button>
          </>
        )}
      </div>
    </Notice>
  );
}

function Notice({
  tone,
  icon,
  heading,
  children,
}: {
  tone: 'good' | 'warn';
  icon: IconName;
  heading: string;
  children: ReactNode;
}): ReactNode {
  const title = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    title.current?.focus();
  }, []);
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
