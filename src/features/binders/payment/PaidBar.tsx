import type { ReactNode } from 'react';
import { formatUsd } from '@/domain/text/money';
import styles from '../payment.module.css';

interface PaidBarProps {
  /** In cents; the policy amount. */
  total: number;
  /** In cents; the amount still to pay. */
  balance: number;
  /** In cents; a payment about to be made. */
  payment?: number;
}

/** A bar of the paid and the outstanding amount, with a legend below. */
export function PaidBar({ total, balance, payment = 0 }: PaidBarProps): ReactNode {
  if (total <= 0 || balance < 0 || balance > total || payment > balance) return null;
  const paid = total - balance;
  const share = (amount: number): number => (amount / total) * 100;
  const legend = [
    `${formatUsd(paid)} of ${formatUsd(total)} paid`,
    ...(payment > 0 ? [`this payment ${formatUsd(payment)}`] : []),
    `${formatUsd(balance - payment)} outstanding`,
  ];
  return (
    <figure className={styles.picture}>
      <svg
        className={styles.bar}
        viewBox="0 0 100 10"
        preserveAspectRatio="none"
        role="img"
        aria-label={legend.join(', ')}
      >
        <rect className={styles.open} width="100" height="10" />
        <rect className={styles.paid} width={share(paid)} height="10" />
        <rect className={styles.now} x={share(paid)} width={share(payment)} height="10" />
      </svg>
      {/* The bar's accessible name says the same, with the whole amount. */}
      <figcaption className={styles.legend} aria-hidden="true">
        <span className={styles.paidLabel}>{`Paid ${formatUsd(paid)}`}</span>
        {payment > 0 && <span className={styles.paymentLabel}>{`This payment ${formatUsd(payment)}`}</span>}
        <span className={styles.outstandingLabel}>{`Outstanding ${formatUsd(balance - payment)}`}</span>
      </figcaption>
    </figure>
  );
}
