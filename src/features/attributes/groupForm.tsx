import type { ReactElement } from 'react';
import {
  useCreateAttributeGroupMutation,
  useEditAttributeGroupQuery,
  useUpdateAttributeGroupMutation,
} from '@/api/attributes';
import { useRouteParams } from '@/components/ui/useRouteParams';
import { fieldsOf } from '@/components/form/fields/fieldsOf';
import { FormPage } from '@/components/form/FormPage';
import { groupDisplay, displayTypes, newDisplayTypes } from '@/domain/attributes/attributes';
import { attributeGroup, type AttributeGroup } from '@/domain/records/attributes';
import { linkTo } from '@/paths';
import { useRecentRecord } from '@/session/recentRecords';
import { useSession } from '@/session/useSession';
import { useGroupForm, type GroupForm } from './useGroupForm';
import { RequireOwnClient } from './RequireOwnClient';

const Field = fieldsOf<GroupForm<AttributeGroup>>();

/** The number of rows, for a group that is shown as a table. */
function NumberOfRow(): ReactElement | null {
  const displaytype = Field.useValue('displaytype');
  if (groupDisplay({ displaytype }) !== 'table') return null;
  return <Field.Number name="numberofrow" label="Number of Row" />;
}

export function AttributeGroupFormPage(): ReactElement {
  const { client = '' } = useRouteParams<'client'>();
  return (
    <RequireOwnClient client={client}>
      <GroupFormScreen />
    </RequireOwnClient>
  );
}

function GroupFormScreen(): ReactElement {
  const { clientId } = useSession();
  const newGroup: AttributeGroup = {
    ...attributeGroup({}),
    client_id: clientId,
    displaytype: newDisplayTypes[0],
    numberofrow: 0,
    rank: 0,
    active: 1,
  };
  const { isNew, stored, form } = useGroupForm('attribute group', newGroup, {
    read: useEditAttributeGroupQuery,
    create: useCreateAttributeGroupMutation,
    update: useUpdateAttributeGroupMutation,
  });
  const heading = isNew ? 'Add Attribute Group' : 'Edit Attribute Group';
  useRecentRecord(stored && `Attribute group ${stored.name}`);
  const types = isNew ? newDisplayTypes : displayTypes;

  function save(typed: GroupForm<AttributeGroup>): Promise<unknown> {
    // If the display type was changed, the number of rows is hidden and not sent.
    const sendsRows = groupDisplay(typed) === 'table' || typed.displaytype === stored?.displaytype;
    return form.save(sendsRows ? typed : { ...typed, numberofrow: '0' });
  }

  return (
    <FormPage
      heading={heading}
      breadcrumbs={[
        { label: 'Attribute Groups', to: linkTo('/user_admin_attributegroup') },
        { label: heading },
      ]}
      {...form}
      recordName={({ name }) => name}
      save={save}
      mergeAsGroup={[['displaytype', 'numberofrow']]}
      backTo={linkTo('/user_admin_attributegroup')}
    >
      <Field.Text name="name" label="Group Name" />
      <Field.Select
        name="displaytype"
        label="Display Type"
        options={types.map((type) => ({ value: type, label: type }))}
        help={isNew ? 'Table can be chosen once the group is saved' : undefined}
      />
      <NumberOfRow />
    </FormPage>
  );
}
