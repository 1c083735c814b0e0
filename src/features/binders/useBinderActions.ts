import { useNavigate } from 'react-router-dom';
import { useDeletePolicyQuotationListMutation, usePolicyRevartBackMutation } from '@/api/quotations';
import { useDialogs } from '@/components/feedback/dialogs/useDialogs';
import { deletionFinding, moveFinding } from '@/domain/quotation/findings';
import type { Quotation } from '@/domain/records/quotations';
import { linkTo } from '@/paths';
import { useSession } from '@/session/useSession';
import { useRecordAction, useTurn, type RecordAction } from '@/features/quotations/view/useRecordAction';
import { useQuotationReads } from '@/features/quotations/view/useQuotationReads';

interface BinderActions {
  /** Whether a question, a request or an alert is under way. */
  readonly isTaken: boolean;
  readonly reversal: RecordAction;
  readonly deletion: RecordAction;
  readonly revert: () => void;
  readonly remove: () => void;
}

/** BINDER-11 to BINDER-14: turning a binder back into a quotation, and deleting it. Both lead to the binder list. */
export function useBinderActions({ id, unique_id }: Quotation, reload: () => unknown): BinderActions {
  const navigate = useNavigate();
  const { confirm } = useDialogs();
  const { clientId, userId } = useSession();
  const reads = useQuotationReads();
  const turn = useTurn();
  const [sendRevert] = usePolicyRevartBackMutation();
  const [sendDeletion] = useDeletePolicyQuotationListMutation();
  const name = `binder ${unique_id || id}`;

  function toList(): void {
    void navigate(linkTo('/user_admin_policy_binder'));
  }

  const reversal = useRecordAction({
    kind: 'revert',
    id,
    what: `Revert of ${name} to a quotation`,
    confirm: () => confirm('Are you sure you want to Revert to Quotation?'),
    send: () => sendRevert({ id, company_id: clientId, user_id: userId }).unwrap(),
    check: async () => {
      const filter = unique_id === '' ? {} : { unique_id };
      const [quotations, binders] = await Promise.all([reads.quotations(filter), reads.binders(filter)]);
      return moveFinding(id, binders, quotations);
    },
    reload,
    onDone: toList,
  });
  // Legacy: the question says Quotation, the alerts say Binder.
  const deletion = useRecordAction({
    kind: 'delete',
    id,
    what: `Deletion of ${name}`,
    confirm: () => confirm('Are you sure you want to delete Quotation?', { danger: true }),
    send: () => sendDeletion({ id, company_id: clientId }).unwrap(),
    succeeded: 'Binder delete successfully!',
    failed: 'Error Delete Binder. Please try again.',
    check: async () => {
      const [reading, rows] = await Promise.all([reads.record(id), reads.binders()]);
      return deletionFinding(id, reading, rows);
    },
    reload,
    onDone: toList,
  });

  return {
    isTaken: turn.isTaken,
    reversal,
    deletion,
    revert: () => turn.take(reversal.run),
    remove: () => turn.take(deletion.run),
  };
}
