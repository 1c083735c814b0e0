import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  useCreateQutationToIntakeMutation,
  useDeletePolicyQuotationListMutation,
  usePolicyApproveUserMutation,
} from '@/api/quotations';
import { isSessionOver } from '@/domain/failure';
import { logError } from '@/api/log';
import { useDialogs } from '@/components/dialogs/useDialogs';
import type { Quotation } from '@/domain/records/quotations';
import { linkTo } from '@/paths';
import { useSession } from '@/session/useSession';
import { useDeeds, type Deeds } from './document/useDeeds';

interface QuotationDeeds {
  readonly deeds: Deeds;
  readonly approve: () => void;
  /** The documents' Cancel: the way to re-create the intake form, or to delete the quotation (Q-154). */
  readonly cancel: () => void;
  readonly remove: () => void;
}

const deleteFailed = 'Error Delete Quotation. Please try again.';

/**
 * FLOW-01, QVIEW-09 to QVIEW-15: approving, deleting and re-creating a quotation. `reload` reads it again and tells
 * whether it is gone.
 */
export function useQuotationDeeds(record: Quotation, reload: () => Promise<boolean>): QuotationDeeds {
  const { id } = record;
  const navigate = useNavigate();
  const { confirm, notify } = useDialogs();
  const { clientId, userId } = useSession();
  const deeds = useDeeds(reload);
  const { alone, carryOut } = deeds;
  const [sendApproval] = usePolicyApproveUserMutation();
  const [sendDeletion] = useDeletePolicyQuotationListMutation();
  const [sendForm] = useCreateQutationToIntakeMutation();
  const hasForm = useRef(false);

  /** Nobody who has left for another screen is taken away from it. */
  function toList(): void {
    if (deeds.isHere()) void navigate(linkTo('/user_admin_policy_quotations'));
  }

  const sendDelete = (): Promise<unknown> => sendDeletion({ id, company_id: clientId }).unwrap();

  async function approve(): Promise<void> {
    if (!(await confirm('Are you sure you want to Approve Quotation?'))) return;
    const isDone = await carryOut({
      button: 'approve',
      send: () => sendApproval({ id, user_id: userId }).unwrap(),
      succeeded: 'Quotation Approved successfully!',
      failed: 'Error Approve Quotation. Please try again.',
      doubt: 'The quotation may have been approved all the same: see whether the list still has it.',
    });
    if (isDone) toList();
  }

  /** QVIEW-12, QVIEW-13: declined, it leads to the list as well. */
  async function remove(): Promise<void> {
    if (!(await confirm('Do you want to delete Quotation?', { danger: true }))) {
      toList();
      return;
    }
    const isDone = await carryOut({
      button: 'delete',
      send: sendDelete,
      succeeded: 'Quotation delete successfully!',
      failed: deleteFailed,
      doubt: 'The quotation may have been deleted all the same: see whether the list still has it.',
    });
    if (isDone) toList();
  }

  async function recreate(): Promise<void> {
    // What is done already is not done again.
    const isCreated =
      hasForm.current ||
      (await carryOut({
        button: 'cancel',
        send: () => sendForm({ historyItem: record.original, login_id: userId }).unwrap(),
        succeeded: 'Successfully create intake form from quotation!',
        failed: 'Error create intake from quotation. Please try again.',
        doubt: 'The intake form may have been created all the same: see the incomplete intake forms.',
      }));
    if (!isCreated) return;
    hasForm.current = true;
    // QVIEW-14: also for whoever has left the screen meanwhile: with its intake form there, the quotation would be one too many.
    try {
      await sendDelete();
      toList();
    } catch (error) {
      if (isSessionOver(error)) return;
      logError('The quotation was not deleted after its intake form was created');
      if (!deeds.isHere()) return;
      // The server may have deleted it along with the first call.
      if (await reload()) {
        toList();
        return;
      }
      await notify(deleteFailed);
      deeds.setDoubt(
        'The intake form was created, but the quotation is still here. Only its deletion is left.',
      );
    }
  }

  async function cancel(): Promise<void> {
    const escape = { isPressed: false };
    const wantsForm = await confirm('Do you want to Re-create Intake Form?', {
      ok: 'Yes',
      cancel: 'No',
      onEscape: () => {
        escape.isPressed = true;
      },
    });
    if (escape.isPressed) return;
    await (wantsForm ? recreate() : remove());
  }

  return {
    deeds,
    approve: () => alone(approve),
    cancel: () => alone(cancel),
    remove: () => alone(remove),
  };
}
