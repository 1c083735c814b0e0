import { useState, type ReactElement } from 'react';
import { useViewClientIntakeCategoryQuery } from '@/api/intake';
import { ListPage } from '@/components/list/ListPage';
import { categoryTitle } from '@/domain/access/menu';
import { SetupDialog, type SetupLook } from '@/features/attributes/setup/SetupDialog';
import { EmptyListHint } from '@/features/attributes/setup/SetupHint';
import { linkTo } from '@/paths';
import { useSession } from '@/session/useSession';
import { categoryColumns, categorySearch } from './categoryColumns';

export function IntakeCategoryListPage(): ReactElement {
  const { clientId } = useSession();
  const query = useViewClientIntakeCategoryQuery(clientId);
  const [look, setLook] = useState<SetupLook>();
  return (
    <>
      <ListPage
        heading="Intake Categories"
        breadcrumbs={[{ label: 'Intake Categories' }]}
        query={query}
        notice={
          <EmptyListHint rows={query.data}>
            No categories yet. A category is a line of business. Add one, then give it groups of attributes:
            they are the questions of its quotations.
          </EmptyListHint>
        }
        columns={categoryColumns}
        pageSize={20}
        addLink={linkTo('/user_admin_add_intakecategory/')}
        editLink={categorySearch.open}
        actions={(category) => {
          const { id } = category;
          const name = categoryTitle(category);
          return [
            { label: 'Packages', to: linkTo('/user_admin_intakesubcategory/:cid', { cid: id }) },
            { label: 'Groups', to: linkTo('/user_admin_intakeattributegroup/:iid', { iid: id }) },
            { label: 'New quotation', to: linkTo('/user_admin_policy/:id', { id }) },
            { label: 'Preview', onSelect: () => setLook({ kind: 'preview', id, name }) },
            { label: 'Check', onSelect: () => setLook({ kind: 'check', id, name }) },
          ];
        }}
      />
      <SetupDialog look={look} onClose={() => setLook(undefined)} />
    </>
  );
}
