import type { ReactElement } from 'react';
import {
  useCreateClientAgentMutation,
  useEditClientAgentQuery,
  useUpdateClientAgentMutation,
} from '@/api/partners';
import { fieldsOf } from '@/components/form/fields/fieldsOf';
import { FormPage, useRecordForm } from '@/components/form/FormPage';
import { Section } from '@/components/ui/Section';
import { agent, type Agent } from '@/domain/records/partners';
import { linkTo } from '@/paths';
import { useRecentRecord } from '@/session/recentRecords';
import { useSession } from '@/session/useSession';

const Field = fieldsOf<Agent>();

export function AgentFormPage(): ReactElement {
  const { clientId } = useSession();
  const newAgent = { ...agent({}), company_id: clientId };
  const { isNew, stored, form } = useRecordForm('agent', newAgent, {
    read: useEditClientAgentQuery,
    create: useCreateClientAgentMutation,
    update: useUpdateClientAgentMutation,
  });
  const heading = isNew ? 'Create Agent' : 'Edit Agent';
  useRecentRecord(stored.currentData && `Agent ${stored.currentData.agentname}`);

  return (
    <FormPage
      heading={heading}
      breadcrumbs={[{ label: 'Agents', to: linkTo('/user_admin_agent') }, { label: heading }]}
      {...form}
      recordName={({ agentname }) => agentname}
      backTo={linkTo('/user_admin_agent')}
    >
      <Section heading="Agent">
        <Field.Text name="agentcode" isCode label="Agent Code" />
        <Field.Text name="agentname" label="Agent Name" />
        <Field.Phone name="phonenumber" label="Phone Number" />
        <Field.Email name="email" label="Email" />
      </Section>
      <Section heading="Postal address">
        <Field.Text name="address" label="Address" wide />
        <Field.Text name="city_name" label="City" />
        <Field.Text name="state_name" label="State" />
        <Field.Text name="zipcode" isCode label="Zipcode" />
      </Section>
    </FormPage>
  );
}
