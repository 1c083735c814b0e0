import type { ReactElement } from 'react';
import {
  useEditAttributeGroupQuery,
  useUpdateAttributeRankMutation,
  useViewAttributeQuery,
} from '@/api/attributes';
import { useRouteParams } from '@/components/ui/useRouteParams';
import type { ListColumn } from '@/components/list/columns';
import { idFromRoute } from '@/domain/records/ids';
import type { Attribute } from '@/domain/records/attributes';
import { linkTo } from '@/paths';
import { useSession } from '@/session/useSession';
import { RequireOwnClient } from './RequireOwnClient';
import { GroupSetup } from './setup/GroupSetup';
import { EmptyListHint } from './setup/SetupHint';
import { rankColumns } from './RankCells';
import { RankListPage } from './RankListPage';

const columns: readonly ListColumn<Attribute>[] = [
  { header: 'Name', accessorFn: ({ name }) => name, meta: { phoneLine: 'first' } },
  ...rankColumns<Attribute>(),
];

export function AttributeListPage(): ReactElement {
  const { client = '', id = '' } = useRouteParams<'client' | 'id'>();
  return (
    <RequireOwnClient client={client}>
      {/* The key resets the edits when the URL names another group. */}
      <GroupSetup gid={id}>
        <AttributeList key={id} gid={id} />
      </GroupSetup>
    </RequireOwnClient>
  );
}

/** Save and Cancel lead to the list of groups. */
function AttributeList({ gid }: { gid: string }): ReactElement {
  const { clientId } = useSession();
  const groupId = idFromRoute(gid);
  const group = useEditAttributeGroupQuery(groupId).data;
  const query = useViewAttributeQuery({ groupId, clientId });
  const [updateRanks] = useUpdateAttributeRankMutation();
  const heading = group ? `${group.name} Attribute` : 'Attribute';
  const groups = `${linkTo('/user_admin_attributegroup')}/`;
  return (
    <RankListPage
      heading={heading}
      breadcrumbs={[{ label: 'Attribute Groups', to: groups }, { label: heading }]}
      query={query}
      notice={
        <EmptyListHint rows={query.data}>
          No attributes yet. An attribute is one question of a quotation. Add the first one here.
        </EmptyListHint>
      }
      columns={columns}
      pageSize={10}
      addLink={linkTo('/user_admin_add_attribute/:cid/:gid', { cid: clientId, gid })}
      editLink={({ id }) => linkTo('/user_admin_edit_attribute/:cid/:gid/:id', { cid: clientId, gid, id })}
      saveRanks={(rows) => updateRanks(rows).unwrap()}
      backTo={groups}
    />
  );
}
