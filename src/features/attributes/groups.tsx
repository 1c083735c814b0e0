import { useEffect, useMemo, type ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { useUpdateAttibuteGroupRankMutation, useViewAttributeGroupQuery } from '@/api/attributes';
import type { ListColumn } from '@/components/list/columns';
import type { AttributeGroup } from '@/domain/records/attributes';
import type { Id } from '@/domain/records/scalars';
import { linkTo } from '@/paths';
import { useAppDispatch } from '@/redux';
import { useSession } from '@/session/useSession';
import { nameColumn } from './groupColumns';
import { EmptyListHint } from './setup/SetupHint';
import { setupOpened } from './setup/setupSlice';
import { rankColumns } from './RankCells';
import { RankListPage } from './RankListPage';

function columnsFor(clientId: Id): readonly ListColumn<AttributeGroup>[] {
  return [
    nameColumn,
    {
      header: 'Attribute',
      accessorFn: () => '',
      cell: ({
        row: {
          original: { id, name },
        },
      }) => (
        <Link
          to={linkTo('/user_admin_attributes/:client/:id', { client: clientId, id })}
          aria-label={`Attribute of ${name}`}
        >
          Attribute
        </Link>
      ),
      enableSorting: false,
      meta: { phoneLine: 'second', isExported: false },
    },
    ...rankColumns<AttributeGroup>(),
  ];
}

export function AttributeGroupListPage(): ReactElement {
  const { clientId } = useSession();
  const columns = useMemo(() => columnsFor(clientId), [clientId]);
  const dispatch = useAppDispatch();
  // This list has the groups of all categories.
  useEffect(() => void dispatch(setupOpened('')), [dispatch]);
  const query = useViewAttributeGroupQuery(clientId);
  const [updateRanks] = useUpdateAttibuteGroupRankMutation();
  return (
    <RankListPage
      heading="Attribute Groups"
      breadcrumbs={[{ label: 'Attribute Groups' }]}
      query={query}
      notice={
        <EmptyListHint rows={query.data}>
          No groups yet. A group holds attributes, which are the questions of a quotation. Add a group, then
          its attributes, then give the group to an intake category.
        </EmptyListHint>
      }
      columns={columns}
      pageSize={10}
      addLink={linkTo('/user_admin_add_attributegroup/:client', { client: clientId })}
      editLink={({ id }) => linkTo('/user_admin_edit_attributegroup/:client/:id', { client: clientId, id })}
      saveRanks={(rows) => updateRanks(rows).unwrap()}
    />
  );
}
