import type { ReactElement } from 'react';
import { useEditPolicyQuery, usePolicyMutation, useUpdatePolicyMutation } from '@/api/policies';
import { fieldsOf } from '@/components/form/fields/fieldsOf';
import { FormPage, useRecordForm } from '@/components/form/FormPage';
import { policy, type Policy } from '@/domain/records/policies';
import { linkTo } from '@/paths';
import { useRecentRecord } from '@/session/recentRecords';
import { useSession } from '@/session/useSession';

const Field = fieldsOf<Policy>();

/** Adds or edits a policy of the back office. It returns to the list of policies. */
export function BackOfficePolicyFormPage(): ReactElement {
  const { clientId } = useSession();
  const newPolicy = { ...policy({}), company_id: clientId };
  const { isNew, stored, form } = useRecordForm('policy', newPolicy, {
    read: useEditPolicyQuery,
    create: usePolicyMutation,
    update: useUpdatePolicyMutation,
  });
  const heading = isNew ? 'Add Policy' : 'Edit Policy';
  useRecentRecord(stored.currentData && `Policy ${stored.currentData.policy_name}`);

  return (
    <FormPage
      heading={heading}
      breadcrumbs={[{ label: 'Policies', to: linkTo('/user_admin_policies') }, { label: heading }]}
      {...form}
      recordName={(policy) => policy.policy_name}
      backTo={linkTo('/user_admin_policies')}
      backLabel={isNew ? 'Back' : undefined}
    >
      <Field.Text name="policy_id" label="Policy Id" />
      <Field.Text name="policy_name" label="Policy Name" />
      <Field.Text name="policy_amount" label="Policy Amount" isAmount inputMode="decimal" />
      <Field.Text name="policy_duration" label="Policy Duration" />
      <Field.TextArea name="description" label="Description" wide />
      <Field.Text name="policy_limit" label="Policy Limit" isAmount inputMode="decimal" />
      <Field.Text name="agent_commission" label="Agent Commission" isAmount inputMode="decimal" />
    </FormPage>
  );
}
