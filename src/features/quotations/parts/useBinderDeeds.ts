import { useNavigate } from 'react-router-dom';
import { useDeletePolicyQuotationListMutation, usePolicyRevartBackMutation } from '@/api/quotations';
import { useDialogs } from '@/components/dialogs/useDialogs';
import type { Quotation } from '@/domain/records/quotations';
import { linkTo } from '@/paths';
import { useSession } from '@/session/useSession';
import { useDeeds, type Deeds } from './document/useDeeds';

interface BinderDeeds {
  readonly deeds: Deeds;
  readonly revert: () => void;
  readonly remove: () => void;
}

/** BINDER-11 to BINDER-14: turning a binder back into a quotation, and deleting it. Both lead to the binder list. */
export function useBinderDeeds({ id }: Quotation, reload: () => unknown): BinderDeeds {
  const navigate = useNavigate();
  const { confirm } = useDialogs();
  const { clientId, userId } = useSession();
  const deeds = useDeeds(reload);
  const [sendRevert] = usePolicyRevartBackMutation();
  const [sendDeletion] = useDeletePolicyQuotationListMutation();

  /** Nobody who has left for another screen is taken away from it. */
  function toList(): void {
    if (deeds.isHere()) void navigate(linkTo('/user_admin_policy_binder'));
  }

  async function revert(): Promise<void> {
    if (!(await confirm('Are you sure you want to Revert to Quotation?'))) return;
    const isDone = await deeds.carryOut({
      button: 'revert',
      send: () => sendRevert({ id, company_id: clientId, user_id: userId }).unwrap(),
      doubt: 'The binder may be a quotation again all the same: see whether the list still has it.',
    });
    if (isDone) toList();
  }

  /** Legacy: the question says Quotation, the alerts say Binder. */
  async function remove(): Promise<void> {
    if (!(await confirm('Are you sure you want to delete Quotation?', { danger: true }))) return;
    const isDone = await deeds.carryOut({
      button: 'delete',
      send: () => sendDeletion({ id, company_id: clientId }).unwrap(),
      succeeded: 'Binder delete successfully!',
      failed: 'Error Delete Binder. Please try again.',
      doubt: 'The binder may have been deleted all the same: see whether the list still has it.',
    });
    if (isDone) toList();
  }

  return { deeds, revert: () => deeds.alone(revert), remove: () => deeds.alone(remove) };
}
