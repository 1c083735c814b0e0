import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '@/components/Button';
import { classes } from '@/components/classes';
import { Icon, type IconName } from '@/components/Icon';
import { formatUsd, showUsd } from '@/domain/money';
import type { PaymentFinding } from '@/domain/paymentFinding';
import type { DeskState, PaymentDesk, Stop } from './paymentDesk';
import styles from './payment.module.css';

/** What the user has to know about the payment under way; it takes focus when it asks for a decision. */
export function PaymentNotice({ desk, state }: { desk: PaymentDesk; state: DeskState }): ReactNode {
  switch (state.at) {
    case 'checking':
      return <Progress text="Reading the balance again…" />;
    case 'sending':
      return <Progress text="Sending the payment. Please wait…" />;
    case 'verifying':
      return <Progress text="The answer was lost. Reading history and balance…" />;
    case 'entry':
      return state.stop ? (
        <Notice tone="warn" icon="warning" heading={stopHeading(state.stop)}>
          <p>{stopText(state.stop)}</p>
        </Notice>
      ) : null;
    case 'unconfirmed':
      return <Unconfirmed desk={desk} state={state} />;
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
      return 'The server refused the payment, and nothing was recorded.';
  }
}

const findings: Readonly<
  Record<PaymentFinding, { tone: 'good' | 'warn'; icon: IconName; heading: string; text: string }>
> = {
  recorded: {
    tone: 'good',
    icon: 'success',
    heading: 'Payment recorded',
    text: 'Its answer was lost and it was not confirmed, but the payment history now lists it and the balance is lower.',
  },
  notRecorded: {
    tone: 'warn',
    icon: 'warning',
    heading: 'Payment not recorded',
    text: 'Its answer was lost and it was not confirmed. So far the payment history and the balance are as before.',
  },
  notConfirmed: {
    tone: 'warn',
    icon: 'warning',
    heading: 'Payment not confirmed',
    text: 'Its answer was lost, and the payment history and the balance do not tell for certain what became of it.',
  },
};

function Unconfirmed({
  desk,
  state,
}: {
  desk: PaymentDesk;
  state: Extract<DeskState, { at: 'unconfirmed' }>;
}): ReactNode {
  const { tone, icon, heading, text } = findings[state.finding];
  return (
    <Notice key={state.finding} tone={tone} icon={icon} heading={heading} takesFocus>
      <p>
        {formatUsd(state.paid)} by {state.policyPaymentType}, sent once. {text}
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
  takesFocus = false,
  children,
}: {
  tone: 'good' | 'warn';
  icon: IconName;
  heading: string;
  takesFocus?: boolean;
  children: ReactNode;
}): ReactNode {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus]);
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
