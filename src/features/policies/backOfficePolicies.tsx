import { skipToken } from '@reduxjs/toolkit/query';
import type { ReactElement } from 'react';
import { useEditPolicyQuery, usePolicyMutation, useUpdatePolicyMutation } from '@/api/policies';
import { useRouteParams } from '@/components/ui/useRouteParams';
import { fieldsOf } from '@/components/form/fields/fieldsOf';
import { FormPage } from '@/components/form/FormPage';
import { idFromRoute } from '@/domain/records/ids';
import { policy, type Policy } from '@/domain/records/policies';
import { linkTo } from '@/paths';
import { useRecentRecord } from '@/session/recentRecords';
import { useSession } from '@/session/useSession';

const Field = fieldsOf<Policy>();

/** Adds or edits a policy of the back office; its list is the policy list of the quotations. */
export function BackOfficePolicyFormPage(): ReactElement {
  const { id } = useRouteParams<'id'>();
  const { clientId } = useSession();
  const heading = id === undefined ? 'Add Policy' : 'Edit Policy';
  const stored = useEditPolicyQuery(id === undefined ? skipToken : idFromRoute(id));
  useRecentRecord(stored.currentData && `Policy ${stored.currentData.policy_name}`);
  const [createPolicy] = usePolicyMutation();
  const [updatePolicy] = useUpdatePolicyMutation();

  function save(policy: Policy): Promise<unknown> {
    return (id === undefined ? createPolicy(policy) : updatePolicy(policy)).unwrap();
  }

  return (
    <FormPage
      heading={heading}
      breadcrumbs={[{ label: 'Policies', to: linkTo('/user_admin_policies') }, { label: heading }]}
      record={id === undefined ? { ...policy({}), company_id: clientId } : stored}
      save={save}
      readAgain={stored.refetch}
      creates={id === undefined ? 'policy' : undefined}
      backTo={linkTo('/user_admin_policies')}
      backLabel={id === undefined ? 'Back' : undefined}
    >
      <Field.Text name="policy_id" label="Policy Id" />
      <Field.Text name="policy_name" label="Policy Name" />
      <Field.Text name="policy_amount" label="Policy Amount" inputMode="decimal" />
      <Field.Text name="policy_duration" label="Policy Duration" />
      <Field.TextArea name="description" label="Description" wide />
      <Field.Text name="policy_limit" label="Policy Limit" inputMode="decimal" />
      <Field.Text name="agent_commission" label="Agent Commission" inputMode="decimal" />
    </FormPage>
  );
}
