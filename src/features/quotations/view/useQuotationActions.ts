import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDeletePolicyQuotationListMutation, usePolicyApproveUserMutation } from '@/api/quotations';
import { useDialogs } from '@/components/feedback/dialogs/useDialogs';
import { deletionFinding, moveFinding } from '@/domain/quotation/findings';
import type { Quotation } from '@/domain/records/quotations';
import type { Id } from '@/domain/records/scalars';
import type { Finding } from '@/domain/saving/sentAction';
import { linkTo } from '@/paths';
import { useSession } from '@/session/useSession';
import { useRecordAction, useTurn, type RecordAction } from './useRecordAction';
import { useRecordCheck, type RecordCheck } from './useRecordCheck';
import { useQuotationReads } from './useQuotationReads';
import { useRecreation, type Recreation } from './useRecreation';

const recreateQuestion = 'Do you want to Re-create Intake Form?';

export interface QuotationActions {
  /** Whether a question, a request or an alert is under way. */
  readonly isTaken: boolean;
  /** Where the record is now, if it is no quotation any more. */
  readonly place: RecordCheck['place'];
  /** The question with what has changed meanwhile, while it is open. */
  readonly dialog: ReactNode;
  readonly approval: RecordAction;
  readonly deletion: RecordAction;
  readonly recreation: Recreation;
  readonly approve: () => void;
  /** The documents' Cancel: the way to re-create the intake form, or to delete the quotation (Q-154). */
  readonly cancel: () => void;
  readonly remove: () => void;
}

/**
 * FLOW-01, QVIEW-09 to QVIEW-15: approving, deleting and re-creating a quotation. `reload` reads it again; `intakeId` is the
 * URL's.
 */
export function useQuotationActions(
  record: Quotation,
  intakeId: Id,
  reload: () => unknown,
): QuotationActions {
  const { id, unique_id } = record;
  const navigate = useNavigate();
  const { confirm } = useDialogs();
  const { clientId, userId } = useSession();
  const reads = useQuotationReads();
  const recordCheck = useRecordCheck({ shown: { record }, stage: 'quotation', intakeId, reads });
  const turn = useTurn();
  const [sendApproval] = usePolicyApproveUserMutation();
  const [sendDelete] = useDeletePolicyQuotationListMutation();
  const name = `quotation ${unique_id || id}`;

  function toList(): void {
    void navigate(linkTo('/user_admin_policy_quotations'));
  }

  const sendDeletion = (): Promise<unknown> => sendDelete({ id, company_id: clientId }).unwrap();

  async function checkDeletion(): Promise<Finding> {
    const [reading, rows] = await Promise.all([reads.record(id), reads.quotations()]);
    return deletionFinding(id, reading, rows);
  }

  const approval = useRecordAction({
    kind: 'approve',
    id,
    what: `Approval of ${name}`,
    question: { text: 'Are you sure you want to Approve Quotation?', verb: 'Approve' },
    recordCheck,
    send: () => sendApproval({ id, user_id: userId }).unwrap(),
    succeeded: 'Quotation Approved successfully!',
    failed: 'Error Approve Quotation. Please try again.',
    check: async () => {
      const filter = unique_id === '' ? {} : { unique_id };
      const [quotations, binders] = await Promise.all([reads.quotations(filter), reads.binders(filter)]);
      return moveFinding(id, quotations, binders);
    },
    reload,
    onDone: toList,
  });
  const recreation = useRecreation({
    record,
    name,
    reads,
    question: { text: recreateQuestion, ok: 'Yes', verb: 'Re-create' },
    recordCheck,
    sendDeletion,
    checkDeletion,
    reload,
    onDone: toList,
  });
  const deletion = useRecordAction({
    kind: 'delete',
    id,
    what: `Deletion of ${name}`,
    question: { text: 'Do you want to delete Quotation?', danger: true, verb: 'Delete' },
    recordCheck,
    // QVIEW-13: declined, it leads to the list as well.
    onDeclined: toList,
    send: sendDeletion,
    succeeded: 'Quotation delete successfully!',
    failed: 'Error Delete Quotation. Please try again.',
    check: checkDeletion,
    reload,
    afterSuccess: () => {
      // It was the second step of a re-creation.
      if (recreation.open) void recreation.sentActions.remove(recreation.open);
    },
    onDone: toList,
  });

  async function cancel(): Promise<void> {
    const escape = { isPressed: false };
    const wantsForm = await confirm(recreateQuestion, {
      ok: 'Yes',
      cancel: 'No',
      onEscape: () => {
        escape.isPressed = true;
      },
    });
    if (escape.isPressed) return;
    await (wantsForm ? recreation : deletion).run();
  }

  return {
    isTaken: turn.isTaken,
    place: recordCheck.place,
    dialog: recordCheck.dialog,
    approval,
    deletion,
    recreation,
    approve: () => turn.take(approval.run),
    cancel: () => turn.take(cancel),
    remove: () => turn.take(deletion.run),
  };
}
