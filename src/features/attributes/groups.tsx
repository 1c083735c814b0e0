import { skipToken } from '@reduxjs/toolkit/query';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import {
  useCreateAttributeGroupMutation,
  useEditAttributeGroupQuery,
  useUpdateAttibuteGroupRankMutation,
  useUpdateAttributeGroupMutation,
  useViewAttributeGroupQuery,
} from '@/api/attributes';
import { useRouteParams } from '@/components/ui/useRouteParams';
import type { Crumb } from '@/components/ui/Breadcrumbs';
import type { Column } from '@/components/list/columns';
import { fieldsOf } from '@/components/form/fields/fieldsOf';
import { FormPage } from '@/components/form/FormPage';
import { current } from '@/components/feedback/queryState';
import { mapReading } from '@/components/feedback/staleWrite/reading';
import { displayOf, displayTypes, newDisplayTypes } from '@/domain/attributes/attributes';
import { idFromRoute } from '@/domain/records/ids';
import { attributeGroup, type AttributeGroup } from '@/domain/records/attributes';
import type { Id } from '@/domain/records/scalars';
import { linkTo } from '@/paths';
import { useRecentRecord } from '@/session/recentRecords';
import { useSession } from '@/session/useSession';
import { nameColumn } from './groupColumns';
import { groupForm, groupFromForm, type GroupForm } from './groupForm';
import { RequireOwnClient } from './RequireOwnClient';
import { rankColumns } from './RankCells';
import { RankListPage } from './RankListPage';

const listCrumb: Crumb = { label: 'Attribute Groups', to: linkTo('/user_admin_attributegroup') };

function columnsFor(clientId: Id): readonly Column<AttributeGroup>[] {
  return [
    nameColumn,
    {
      label: 'Attribute',
      phoneLine: 'second',
      text: () => '',
      cell: ({ id, name }) => (
        <Link
          to={linkTo('/user_admin_attributes/:client/:id', { client: clientId, id })}
          aria-label={`Attribute of ${name}`}
        >
          Attribute
        </Link>
      ),
      sortable: false,
    },
    ...rankColumns,
  ];
}

export function AttributeGroupListPage(): ReactElement {
  const { clientId } = useSession();
  const [updateRanks] = useUpdateAttibuteGroupRankMutation();
  return (
    <RankListPage
      heading="Attribute Groups"
      breadcrumbs={[{ label: 'Attribute Groups' }]}
      query={useViewAttributeGroupQuery(clientId)}
      columns={columnsFor(clientId)}
      pageSize={10}
      addLink={linkTo('/user_admin_add_attributegroup/:client', { client: clientId })}
      editLink={({ id }) => linkTo('/user_admin_edit_attributegroup/:client/:id', { client: clientId, id })}
      saveRanks={(rows) => updateRanks(rows).unwrap()}
    />
  );
}

const Field = fieldsOf<GroupForm<AttributeGroup>>();

/** AGRP-10 */
function NumberOfRow(): ReactElement | null {
  const displaytype = Field.useValue('displaytype');
  if (displayOf({ displaytype }) !== 'table') return null;
  return <Field.Number name="numberofrow" label="Number of Row" />;
}

export function AttributeGroupFormPage(): ReactElement {
  const { client = '', id } = useRouteParams<'client' | 'id'>();
  return (
    <RequireOwnClient client={client}>
      <GroupFormScreen id={id} />
    </RequireOwnClient>
  );
}

function GroupFormScreen({ id }: { id: string | undefined }): ReactElement {
  const { clientId } = useSession();
  const heading = id === undefined ? 'Add Attribute Group' : 'Edit Attribute Group';
  const read = useEditAttributeGroupQuery(id === undefined ? skipToken : idFromRoute(id));
  const stored = current(read);
  useRecentRecord(stored.data && `Attribute group ${stored.data.name}`);
  const [createGroup] = useCreateAttributeGroupMutation();
  const [updateGroup] = useUpdateAttributeGroupMutation();
  const newGroup: AttributeGroup = {
    ...attributeGroup({}),
    client_id: clientId,
    displaytype: newDisplayTypes[0],
    numberofrow: 0,
    rank: 0,
    active: 1,
  };
  const types = id === undefined ? newDisplayTypes : displayTypes;

  function save(form: GroupForm<AttributeGroup>): Promise<unknown> {
    // A number of rows that was typed before the display type was changed is shown no more, and not sent.
    const keepsRows = displayOf(form) === 'table' || form.displaytype === stored.data?.displaytype;
    const group = groupFromForm(keepsRows ? form : { ...form, numberofrow: '0' }, stored.data);
    if (id !== undefined) return updateGroup(group).unwrap();
    const { client_id, name, displaytype, numberofrow } = group;
    return createGroup({ client_id, name, displaytype, numberofrow }).unwrap();
  }

  return (
    <FormPage
      heading={heading}
      breadcrumbs={[listCrumb, { label: heading }]}
      record={
        id === undefined ? groupForm(newGroup) : { ...stored, data: stored.data && groupForm(stored.data) }
      }
      save={save}
      readAgain={() => mapReading(read.refetch(), groupForm)}
      together={[['displaytype', 'numberofrow']]}
      creates={id === undefined ? 'attribute group' : undefined}
      backTo={linkTo('/user_admin_attributegroup')}
    >
      <Field.Text name="name" label="Group Name" />
      <Field.Select
        name="displaytype"
        label="Display Type"
        options={types.map((type) => ({ value: type, label: type }))}
      />
      <NumberOfRow />
    </FormPage>
  );
}
