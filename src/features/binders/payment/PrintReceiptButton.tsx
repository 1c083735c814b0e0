import { useState, type ReactNode } from 'react';
import { useViewPolicyPaymentHistoryQuery, useViewPolicyQuotationQuery } from '@/api/quotations';
import { Button } from '@/components/ui/Button';
import { InlineError } from '@/components/feedback/InlineError';
import { firstError } from '@/components/feedback/queryState';
import { sameId } from '@/domain/records/ids';
import type { Id } from '@/domain/records/scalars';
import { withBalance } from '@/domain/payment/payment';
import { Receipt } from './Receipt';

/** Prints the receipt of one payment of a binder or policy. It loads both when it is pressed. */
export function PrintReceiptButton({ id, paymentId }: { id: Id; paymentId: Id }): ReactNode {
  const [isWanted, setWanted] = useState(false);
  const record = useViewPolicyQuotationQuery(id, { skip: !isWanted });
  const history = useViewPolicyPaymentHistoryQuery(id, { skip: !isWanted });
  const payments = history.currentData;
  const payment = payments?.find((each) => sameId(each.id, paymentId));
  const isReading = record.isFetching || history.isFetching;
  if (isWanted && !isReading && !(record.currentData && payment)) {
    const readAgain = (): Promise<unknown> => Promise.all([record.refetch(), history.refetch()]);
    return <InlineError text="Could not load" onRetry={readAgain} error={firstError([record, history])} />;
  }
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        icon="print"
        busy={isWanted && isReading}
        onClick={() => setWanted(true)}
      >
        Print receipt
      </Button>
      {isWanted && !isReading && record.currentData && payment && (
        <Receipt
          quotation={withBalance(record.currentData, payments)}
          payment={payment}
          onPrinted={() => setWanted(false)}
        />
      )}
    </>
  );
}
