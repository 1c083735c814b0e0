import type { ReactElement } from 'react';
import { useViewClientIntakeCategoryQuery } from '@/api/intake';
import { ListPage } from '@/components/list/ListPage';
import { linkTo } from '@/paths';
import { useSession } from '@/session/useSession';
import { categoryColumns, categorySearch } from './categoryColumns';

export function IntakeCategoryListPage(): ReactElement {
  const { clientId } = useSession();
  return (
    <ListPage
      heading="Intake Categories"
      breadcrumbs={[{ label: 'Intake Categories' }]}
      query={useViewClientIntakeCategoryQuery(clientId)}
      columns={categoryColumns}
      pageSize={20}
      addLink={linkTo('/user_admin_add_intakecategory/')}
      editLink={categorySearch.open}
      actions={({ id }) => [
        { label: 'Packages', to: linkTo('/user_admin_intakesubcategory/:cid', { cid: id }) },
      ]}
    />
  );
}
