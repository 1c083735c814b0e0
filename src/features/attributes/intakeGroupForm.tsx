import type { ReactElement } from 'react';
import {
  useCreateIntakeAttributeGroupMutation,
  useEditIntakeAttributeGroupQuery,
  useUpdateIntakeAttributeGroupMutation,
  useViewAttributeGroupQuery,
} from '@/api/attributes';
import { useRouteParams } from '@/components/ui/useRouteParams';
import { categoryCrumbs } from '@/components/ui/categoryCrumbs';
import { fieldsOf } from '@/components/form/fields/fieldsOf';
import { optionsOf } from '@/components/form/fields/options';
import { FormPage } from '@/components/form/FormPage';
import { groupDisplay } from '@/domain/attributes/attributes';
import { idFromRoute, sameId } from '@/domain/records/ids';
import { intakeAttributeGroup, type IntakeAttributeGroup } from '@/domain/records/attributes';
import { linkTo } from '@/paths';
import { useCategoryName } from '@/navigation/useCategoryName';
import { useSession } from '@/session/useSession';
import { CategorySetup } from './setup/CategorySetup';
import { useGroupForm, type GroupForm } from './useGroupForm';

const Field = fieldsOf<GroupForm<IntakeAttributeGroup>>();

/** The choice of an attribute group. Its values are copied into the record and shown read-only. */
function GroupChoice(): ReactElement {
  const { clientId } = useSession();
  const groups = useViewAttributeGroupQuery(clientId);
  const set = Field.useSet();
  const [name, displaytype] = [Field.useValue('name'), Field.useValue('displaytype')];
  return (
    <>
      <Field.Select
        name="attribute_group_id"
        label="Attribute Group"
        options={optionsOf(groups, ({ id, name }) => ({ value: id, label: name }))}
        storedLabel={name}
        onChange={(option) => {
          const group = groups.data?.find(({ id }) => sameId(id, option?.value));
          set('name', group?.name ?? '');
          set('displaytype', group?.displaytype ?? '');
          set('numberofrow', String(group?.numberofrow ?? 0));
        }}
      />
      <Field.Text name="name" label="Group Name" readOnly />
      <Field.Text name="displaytype" label="Display Type" readOnly />
      {groupDisplay({ displaytype }) === 'table' && (
        <Field.Number name="numberofrow" label="Number of Row" readOnly />
      )}
    </>
  );
}

export function IntakeAttributeGroupFormPage(): ReactElement {
  const { iid = '' } = useRouteParams<'iid'>();
  const { clientId } = useSession();
  const list = linkTo('/user_admin_intakeattributegroup/:iid', { iid });
  const newGroup: IntakeAttributeGroup = {
    ...intakeAttributeGroup({}),
    intake_id: idFromRoute(iid),
    client_id: clientId,
    numberofrow: 0,
    rank: 0,
    active: 1,
  };
  const { isNew, form } = useGroupForm('intake attribute group', newGroup, {
    read: useEditIntakeAttributeGroupQuery,
    create: useCreateIntakeAttributeGroupMutation,
    update: useUpdateIntakeAttributeGroupMutation,
  });
  const heading = isNew ? 'Add Intake Attribute Group' : 'Edit Intake Attribute Group';

  return (
    <CategorySetup id={iid}>
      <FormPage
        heading={heading}
        breadcrumbs={[
          ...categoryCrumbs(iid, useCategoryName(iid)),
          { label: 'Attribute Groups', to: list },
          { label: heading },
        ]}
        {...form}
        recordName={({ name }) => name}
        mergeAsGroup={[['attribute_group_id', 'name', 'displaytype', 'numberofrow']]}
        backTo={list}
      >
        <GroupChoice />
      </FormPage>
    </CategorySetup>
  );
}
