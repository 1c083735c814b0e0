import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { usePolicyApproveUserMutation } from '@/api/quotations';
import { useDialogs } from '@/components/feedback/dialogs/useDialogs';
import { selectNextRecord } from '@/components/list/listsSlice';
import type { Quotation } from '@/domain/records/quotations';
import type { Id } from '@/domain/records/scalars';
import { linkTo } from '@/paths';
import { useAppSelector } from '@/redux';
import { useSession } from '@/session/useSession';
import { useRecordAction, type RecordAction } from './useRecordAction';
import { useRecordActions, type RecordScreen } from './useRecordActions';
import { useRecreation, type Recreation } from './useRecreation';

const recreateQuestion = 'Do you want to Re-create Intake Form?';

export interface QuotationActions extends RecordScreen {
  /** Its `run` opens the list when it is done. */
  readonly approval: RecordAction;
  /** Approves and opens the next quotation of the list; undefined without a next one. */
  readonly approveAndNext: (() => Promise<void>) | undefined;
  readonly deletion: RecordAction;
  readonly recreation: Recreation;
  /** The button 'Cancel': asks whether to re-create the intake form, and otherwise whether to delete the quotation. */
  readonly cancel: () => Promise<void>;
}

/**
 * Approves, deletes or re-creates a quotation. `reload` reads it again; `intakeId` is the intake id of the URL.
 */
export function useQuotationActions(
  record: Quotation,
  intakeId: Id,
  reload: () => unknown,
): QuotationActions {
  const { confirm } = useDialogs();
  const { userId } = useSession();
  const actions = useRecordActions({ shown: { record }, stage: 'quotation', intakeId, reload });
  const { screen, shared, name } = actions;
  const ids = { id: record.id, intake_id: actions.intakeId };
  const [sendApproval] = usePolicyApproveUserMutation();

  const { pathname } = useLocation();
  const navigate = useNavigate();
  const nextPath = useAppSelector((state) => selectNextRecord(state, pathname));
  /** Where the approval leads; the list if undefined. */
  const pathAfterApproval = useRef<string>(undefined);

  const approval = useRecordAction({
    ...shared,
    onDone: () => {
      const path = pathAfterApproval.current;
      // Replaces the history entry, so that Back leads to the list in one step.
      if (path !== undefined) void navigate(path, { replace: true });
      else shared.onDone();
    },
    kind: 'approve',
    what: `Approval of ${name}`,
    question: { text: 'Are you sure you want to Approve Quotation?', verb: 'Approve' },
    send: () => sendApproval({ id: record.id, user_id: userId }).unwrap(),
    succeeded: 'Quotation Approved successfully!',
    failed: 'Error Approve Quotation. Please try again.',
    receipt: {
      before: 'Quotation',
      name: record.unique_id,
      after: 'approved',
      to: linkTo('/user_admin_view_binder_policies/:id/:intake_id', ids),
    },
    check: actions.checkMove,
  });
  const recreation = useRecreation({
    ...actions,
    record,
    question: { text: recreateQuestion, ok: 'Yes', verb: 'Re-create' },
  });
  const deletion = useRecordAction({
    ...shared,
    ...actions.deletion,
    question: { text: 'Do you want to delete Quotation?', danger: true, verb: 'Delete' },
    // The documented behaviour: declining the deletion opens the list as well.
    onDeclined: shared.onDone,
    succeeded: 'Quotation delete successfully!',
    failed: 'Error Delete Quotation. Please try again.',
    afterSuccess: () => {
      // The deletion may be the second step of a re-creation.
      if (recreation.open) void recreation.sentActions.remove(recreation.open);
    },
  });

  async function cancel(): Promise<void> {
    const escape = { isPressed: false };
    const wantsForm = await confirm(recreateQuestion, {
      detail: shared.detail,
      ok: 'Yes',
      cancel: 'No',
      onEscape: () => {
        escape.isPressed = true;
      },
    });
    if (escape.isPressed) return;
    await (wantsForm ? recreation : deletion).run();
  }

  async function approveThen(path: string | undefined): Promise<void> {
    pathAfterApproval.current = path;
    await approval.run();
  }

  return {
    ...screen,
    approval: { ...approval, run: () => approveThen(undefined) },
    approveAndNext: nextPath === undefined ? undefined : () => approveThen(nextPath),
    deletion,
    recreation,
    cancel,
  };
}
