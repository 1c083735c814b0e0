import type { ActionReceipt } from '@/components/feedback/receipt/receiptSlice';
import { formatUsd } from '@/domain/text/money';
import type { Quotation } from '@/domain/records/quotations';
import type { Id } from '@/domain/records/scalars';
import { linkTo } from '@/paths';

interface Paid {
  /** In cents. */
  readonly paid: number;
  /** The payment in the history; undefined where the history does not tell it from the others. */
  readonly paymentId: Id | undefined;
  /** Whether the list of policies holds the record now. */
  readonly isPolicy: boolean;
}

/** What a payment has done: '$2,521.65 received. POL-2026-1073 is now a policy', with a way to print its receipt. */
export function paidReceipt(
  { id, intake_id, unique_id }: Pick<Quotation, 'id' | 'intake_id' | 'unique_id'>,
  { paid, paymentId, isPolicy }: Paid,
): ActionReceipt {
  const isNamed = unique_id !== '';
  const amount = `${formatUsd(paid) || 'Payment'} received`;
  const link = isPolicy
    ? '/user_admin_view_policies/:id/:intake_id'
    : '/user_admin_view_binder_policies/:id/:intake_id';
  return {
    before: isPolicy ? `${amount}.` : isNamed ? `${amount} for` : amount,
    name: unique_id,
    after: !isPolicy ? '' : isNamed ? 'is now a policy' : 'The binder is now a policy',
    // Without its category the record has no address.
    to: intake_id === '' ? undefined : linkTo(link, { id, intake_id }),
    print: paymentId === undefined ? undefined : { id, paymentId },
  };
}
