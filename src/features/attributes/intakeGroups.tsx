import type { ReactElement } from 'react';
import {
  useUpdateIntakeAttributeGroupRankMutation,
  useViewIntakeAttributeGroupQuery,
} from '@/api/attributes';
import { useRouteParams } from '@/components/ui/useRouteParams';
import { categoryCrumbs } from '@/components/ui/categoryCrumbs';
import type { ListColumn } from '@/components/list/columns';
import { idFromRoute } from '@/domain/records/ids';
import type { IntakeAttributeGroup } from '@/domain/records/attributes';
import { linkTo } from '@/paths';
import { useCategoryName } from '@/navigation/useCategoryName';
import { useSession } from '@/session/useSession';
import { EmptyListHint } from './setup/SetupHint';
import { CategorySetup } from './setup/CategorySetup';
import { rankColumns } from './RankCells';
import { RankListPage } from './RankListPage';

const columns: readonly ListColumn<IntakeAttributeGroup>[] = [
  { header: 'Name', accessorFn: ({ name }) => name, meta: { phoneLine: 'first' } },
  ...rankColumns<IntakeAttributeGroup>(),
];

export function IntakeAttributeGroupListPage(): ReactElement {
  const { iid = '' } = useRouteParams<'iid'>();
  // The key resets the edits when the URL names another category.
  return (
    <CategorySetup id={iid}>
      <IntakeGroupList key={iid} iid={iid} />
    </CategorySetup>
  );
}

function IntakeGroupList({ iid }: { iid: string }): ReactElement {
  const { clientId } = useSession();
  const [updateRanks] = useUpdateIntakeAttributeGroupRankMutation();
  const category = useCategoryName(iid);
  const query = useViewIntakeAttributeGroupQuery({ intakeId: idFromRoute(iid), clientId });
  return (
    <RankListPage
      heading="Intake Attribute Groups"
      breadcrumbs={[...categoryCrumbs(iid, category), { label: 'Attribute Groups' }]}
      draftTitle={category && `Attribute Groups of ${category}`}
      query={query}
      notice={
        <EmptyListHint rows={query.data}>
          No groups yet, so a quotation of this category asks nothing of its own. Add one of the attribute
          groups: its attributes become the questions.
        </EmptyListHint>
      }
      columns={columns}
      pageSize={20}
      footer="rows"
      addLink={linkTo('/user_admin_add_intakeattributegroup/:iid', { iid })}
      actions={({ attribute_group_id }) => [
        {
          label: 'Attributes',
          to: linkTo('/user_admin_attributes/:client/:id', { client: clientId, id: attribute_group_id }),
        },
      ]}
      editLink={({ id }) => linkTo('/user_admin_edit_intakeattributegroup/:iid/:id', { iid, id })}
      saveRanks={(rows) => updateRanks(rows).unwrap()}
    />
  );
}
