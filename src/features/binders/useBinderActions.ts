import { usePolicyRevartBackMutation } from '@/api/quotations';
import type { Id } from '@/domain/records/scalars';
import { linkTo } from '@/paths';
import { useSession } from '@/session/useSession';
import type { ShownRecord } from '@/features/quotations/view/shownChanges';
import { useRecordAction, type RecordAction } from '@/features/quotations/view/useRecordAction';
import { useRecordActions, type RecordScreen } from '@/features/quotations/view/useRecordActions';

interface BinderActions extends RecordScreen {
  readonly reversal: RecordAction;
  readonly deletion: RecordAction;
}

/**
 * Turns a binder back into a quotation, or deletes it. Both actions open the binder list. `intakeId` is the intake id of the
 * URL.
 */
export function useBinderActions(shown: ShownRecord, intakeId: Id, reload: () => unknown): BinderActions {
  const { clientId, userId } = useSession();
  const actions = useRecordActions({ shown, stage: 'binder', intakeId, reload });
  const { screen, shared, name } = actions;
  const { id, unique_id } = shown.record;
  const [sendRevert] = usePolicyRevartBackMutation();

  const reversal = useRecordAction({
    ...shared,
    kind: 'revert',
    what: `Revert of ${name} to a quotation`,
    question: { text: 'Are you sure you want to Revert to Quotation?', verb: 'Revert' },
    send: () => sendRevert({ id, company_id: clientId, user_id: userId }).unwrap(),
    receipt: {
      before: 'Binder',
      name: unique_id,
      after: 'reverted to a quotation',
      to: linkTo('/user_admin_view_policy_quotation/:id/:intake_id', { id, intake_id: actions.intakeId }),
    },
    check: actions.checkMove,
  });
  // As in the legacy client, the question says Quotation and the alerts say Binder.
  const deletion = useRecordAction({
    ...shared,
    ...actions.deletion,
    question: { text: 'Are you sure you want to delete Quotation?', danger: true, verb: 'Delete' },
    succeeded: 'Binder delete successfully!',
    failed: 'Error Delete Binder. Please try again.',
  });

  return { ...screen, reversal, deletion };
}
