import {
  useCreatePolicyQuoationListMutation,
  useSavePolicyQuoationMutation,
  useUpdatePolicyQuotationListMutation,
  useUpdateSavePolicyQuotationListMutation,
} from '@/api/quotations';
import type { Saving } from '@/domain/quotation/required';
import type { QuotationStore } from '@/intakeForm/state/quotationStore';

/**
 * CALL-103, QEDIT-07, Q-121: sends what the store holds by the call of a button; rejects when it was not stored. Save is a
 * call of its own with the same body as Submit or Generate Quotation.
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
