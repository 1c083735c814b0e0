import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDeletePolicyQuotationListMutation, usePolicyRevartBackMutation } from '@/api/quotations';
import { deletionFinding, moveFinding } from '@/domain/quotation/findings';
import type { Id } from '@/domain/records/scalars';
import { linkTo } from '@/paths';
import { useSession } from '@/session/useSession';
import { useRecordAction, useTurn, type RecordAction } from '@/features/quotations/view/useRecordAction';
import type { ShownRecord } from '@/features/quotations/view/shownRecord';
import { useRecordCheck, type RecordCheck } from '@/features/quotations/view/useRecordCheck';
import { useQuotationReads } from '@/features/quotations/view/useQuotationReads';

interface BinderActions {
  /** Whether a question, a request or an alert is under way. */
  readonly isTaken: boolean;
  /** Where the record is now, if it is no binder any more. */
  readonly place: RecordCheck['place'];
  /** The question with what has changed meanwhile, while it is open. */
  readonly dialog: ReactNode;
  readonly reversal: RecordAction;
  readonly deletion: RecordAction;
  readonly revert: () => void;
  readonly remove: () => void;
}

/**
 * BINDER-11 to BINDER-14: turning a binder back into a quotation, and deleting it. Both lead to the binder list. `intakeId` is
 * the URL's.
 */
export function useBinderActions(shown: ShownRecord, intakeId: Id, reload: () => unknown): BinderActions {
  const { id, unique_id } = shown.record;
  const navigate = useNavigate();
  const { clientId, userId } = useSession();
  const reads = useQuotationReads();
  const recordCheck = useRecordCheck({ shown, stage: 'binder', intakeId, reads });
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
    question: { text: 'Are you sure you want to Revert to Quotation?', verb: 'Revert' },
    recordCheck,
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
    question: { text: 'Are you sure you want to delete Quotation?', danger: true, verb: 'Delete' },
    recordCheck,
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
    place: recordCheck.place,
    dialog: recordCheck.dialog,
    reversal,
    deletion,
    revert: () => turn.take(reversal.run),
    remove: () => turn.take(deletion.run),
  };
}
