import { useContext } from 'react';
import { useShowReceipt, type ActionReceipt } from '@/components/feedback/receipt/receiptSlice';
import { withinLimit } from '@/components/actions/staleWrite/reading';
import { StaleCheckContext } from '@/components/actions/staleWrite/staleCheckContext';
import { sameId } from '@/domain/records/ids';
import type { Quotation } from '@/domain/records/quotations';
import { formatUsd } from '@/domain/text/money';
import { useQuotationReads } from '@/features/quotations/view/useQuotationReads';
import { linkTo } from '@/paths';
import type { FoundPayment } from './useSendPayment';

interface Paid extends FoundPayment {
  /** In cents. */
  readonly paid: number;
}

/**
 * Shows a receipt of the payment. It says that the binder is now a policy, or else the balance that is left. The list of
 * policies may not be read in time: then it is not called a policy.
 */
export function usePaidReceipt(quotation: Quotation): (paid: Paid) => Promise<void> {
  const reads = useQuotationReads();
  const readsStage = useContext(StaleCheckContext);
  const showReceipt = useShowReceipt();
  return async (paid) => {
    const { id, unique_id } = quotation;
    const policies = readsStage ? reads.policies(unique_id === '' ? {} : { unique_id }) : [];
    const rows = await withinLimit(Promise.resolve(policies)).catch(() => []);
    const isPolicy = rows.some((row) => sameId(row.id, id));
    showReceipt(paidReceipt(quotation, paid, isPolicy));
  };
}

/**
 * The receipt, for example '$2,521.65 received. POL-2026-1073 is now a policy' or '$500 received for POL-2026-1073. Balance
 * $1,073.75', with a button to print it.
 */
function paidReceipt(
  { id, intake_id, unique_id }: Quotation,
  { paid, paymentId, balance }: Paid,
  isPolicy: boolean,
): ActionReceipt {
  const isNamed = unique_id !== '';
  const amount = `${formatUsd(paid) || 'Payment'} received`;
  const policyText = isNamed ? 'is now a policy' : 'The binder is now a policy';
  const link = isPolicy
    ? '/user_admin_view_policies/:id/:intake_id'
    : '/user_admin_view_binder_policies/:id/:intake_id';
  return {
    before: isPolicy ? `${amount}.` : isNamed ? `${amount} for` : amount,
    name: unique_id,
    after: isPolicy ? policyText : balance === undefined ? '' : `. Balance ${formatUsd(balance)}`,
    // A record without a category has no URL.
    to: intake_id === '' ? undefined : linkTo(link, { id, intake_id }),
    print: paymentId === undefined ? undefined : { id, paymentId },
  };
}
