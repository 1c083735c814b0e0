import {
  useCreatePolicyQuoationListMutation,
  useSavePolicyQuoationMutation,
  useUpdatePolicyQuotationListMutation,
  useUpdateSavePolicyQuotationListMutation,
} from '@/api/quotations';
import type { Saving } from '@/domain/quotation/required';
import type { QuotationStore } from '@/intakeForm/state/quotationStore';

/**
 * Sends the quotation of the store with the call of the pressed button, and rejects if it was not stored. Save is a separate
 * call with the same body as Submit or Generate Quotation.
 */
export function useQuotationCalls(store: QuotationStore): (saving: Saving) => Promise<unknown> {
  const [create] = useCreatePolicyQuoationListMutation();
  const [saveNew] = useSavePolicyQuoationMutation();
  const [generate] = useUpdatePolicyQuotationListMutation();
  const [saveStored] = useUpdateSavePolicyQuotationListMutation();
  return (saving) =>
    store.isStored
      ? (saving === 'save' ? saveStored : generate)(store.updatePayload()).unwrap()
      : (saving === 'save' ? saveNew : create)(store.createPayload()).unwrap();
}
