import type { ReactElement } from 'react';
import { useViewClientUserQuery } from '@/api/clientUsers';
import { ListPage } from '@/components/list/ListPage';
import { linkTo } from '@/paths';
import { useSession } from '@/session/useSession';
import { userColumns, userSearch } from './userColumns';

export function UserListPage(): ReactElement {
  const { clientId } = useSession();
  return (
    <ListPage
      heading="Users"
      breadcrumbs={[{ label: 'Users' }]}
      query={useViewClientUserQuery(clientId)}
      columns={userColumns}
      pageSize={10}
      addLink={linkTo('/user_admin_add_users')}
      editLink={userSearch.open}
    />
  );
}
