import { useState, type ReactNode } from 'react';
import { useViewPolicyPaymentHistoryQuery } from '@/api/quotations';
import { Button } from '@/components/ui/Button';
import { InlineError } from '@/components/feedback/InlineError';
import type { Quotation } from '@/domain/records/quotations';
import { PaymentHistoryDialog } from './PaymentHistoryDialog';
import { ScheduleDialog } from '../schedule/ScheduleDialog';

/** Shown if the record has payments, or with an error if they could not be loaded. */
export function PaymentDetailsButton({ record }: { record: Quotation }): ReactNode {
  const history = useViewPolicyPaymentHistoryQuery(record.id);
  const [isOpen, setOpen] = useState(false);
  const payments = history.currentData ?? [];
  if (history.isError && !history.currentData) {
    return (
      <InlineError text="Could not load" onRetry={history.refetch} error={history.error}>
        <span>Payments so far</span>
      </InlineError>
    );
  }
  if (payments.length === 0) return null;
  return (
    <>
      <Button icon="history" onClick={() => setOpen(true)}>
        Payment Details
      </Button>
      {isOpen && (
        <PaymentHistoryDialog quotation={record} payments={payments} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

interface ScheduleDetailsButtonProps {
  /** Undefined while it is loading. The disabled button then keeps its space, so that nothing moves later. */
  record: Quotation | undefined;
  /** Whether payments are due. Nothing is due of a quotation. */
  isDue: boolean;
  size?: 'small';
}

/** Opens the payment schedule of a record. */
export function ScheduleDetailsButton({ record, isDue, size }: ScheduleDetailsButtonProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon="calendar" size={size} disabled={!record} onClick={() => setOpen(true)}>
        Schedule Details
      </Button>
      {record && isOpen && <ScheduleDialog quotation={record} isDue={isDue} onClose={() => setOpen(false)} />}
    </>
  );
}
