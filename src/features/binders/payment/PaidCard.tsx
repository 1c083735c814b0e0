import { useId, type ReactNode } from 'react';
import { useViewPolicyPaymentHistoryQuery } from '@/api/quotations';
import { FormCard } from '@/intakeForm/fields/FormCard';
import { dueNow, overdueSince } from '@/domain/attention';
import { formatDate, today } from '@/domain/text/dates';
import { formatUsd, parseMoney } from '@/domain/text/money';
import { StatusBadge } from '@/components/ui/StatusBadge';
import { nothingOwed, paidDisagreement, paidIn, unknownSum } from '@/domain/payment/payment';
import type { Quotation } from '@/domain/records/quotations';
import { PaidBar } from './PaidBar';
import styles from '../payment.module.css';

interface PaidCardProps {
  record: Quotation;
  /** Whether payments are due. Nothing is due of a quotation. */
  isDue: boolean;
}

/**
 * How much of a binder or policy is paid, with a note if its balance and its payment history disagree. Renders nothing if the
 * amounts are unknown, unless it can say why.
 */
export function PaidCard({ record, isDue }: PaidCardProps): ReactNode {
  const heading = useId();
  const { currentData: history } = useViewPolicyPaymentHistoryQuery(record.id);
  const total = parseMoney(record.policyamount);
  const balance = parseMoney(record.balance);
  const isKnown = total !== undefined && total > 0 && balance !== undefined;
  const sumNote = history ? unknownSum(history) : '';
  if (!isKnown && sumNote === '') return null;
  const paid = history && paidIn(history);
  return (
    <FormCard headingId={heading} heading="Paid and outstanding" lines={1}>
      <div className={styles.inCard}>
        {isKnown && <PaidBar total={total} balance={balance} />}
        {isDue && <DueNow record={record} />}
        {[nothingOwed(balance), sumNote, paidDisagreement({ amount: total, balance, paid })]
          .filter(Boolean)
          .map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
      </div>
    </FormCard>
  );
}

/** What is due now, and since when it is overdue. */
function DueNow({ record }: { record: Quotation }): ReactNode {
  const day = today(new Date());
  const due = dueNow(record, day);
  const late = overdueSince(record, day);
  if (due <= 0) return null;
  return (
    <p className={styles.dueNow}>
      <strong>{`Due now ${formatUsd(due)}`}</strong>
      {late && <StatusBadge tone="bad">{`Overdue since ${formatDate(late)}`}</StatusBadge>}
    </p>
  );
}
