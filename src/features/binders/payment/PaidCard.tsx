import { useId, type ReactNode } from 'react';
import { FormCard } from '@/intakeForm/fields/FormCard';
import { parseMoney } from '@/domain/money';
import type { Quotation } from '@/domain/records/quotations';
import { PaidBar } from './PaidBar';
import styles from './payment.module.css';

/** How much of a binder or policy is paid, at a glance; nothing where its amounts are unknown. */
export function PaidCard({ record }: { record: Quotation }): ReactNode {
  const heading = useId();
  const total = parseMoney(record.policyamount);
  const balance = parseMoney(record.balance);
  if (total === undefined || total <= 0 || balance === undefined || balance < 0 || balance > total)
    return null;
  return (
    <FormCard headingId={heading} heading="Paid and outstanding" lines={1}>
      <div className={styles.inCard}>
        <PaidBar total={total} balance={balance} />
      </div>
    </FormCard>
  );
}
