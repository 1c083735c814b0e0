import { Link } from 'react-router-dom';
import { clientUsersApi } from '@/api/clientUsers';
import type { ListColumn } from '@/components/list/columns';
import type { ClientUser } from '@/domain/records/clientUsers';
import { linkTo } from '@/paths';
import type { SearchGroup } from '@/navigation/searchGroup';

/** The first and last name; empty if neither is stored. */
export function userName({ firstname, lastname }: Pick<ClientUser, 'firstname' | 'lastname'>): string {
  return `${firstname} ${lastname}`.trim();
}

/** The columns of the list of users. */
export const userColumns: readonly ListColumn<ClientUser>[] = [
  { header: 'First Name', accessorFn: (user) => user.firstname, meta: { phoneLine: 'first' } },
  { header: 'Last Name', accessorFn: (user) => user.lastname, meta: { phoneLine: 'first' } },
  {
    header: 'Permissions',
    accessorFn: () => '',
    cell: ({
      row: {
        original: { id, firstname, lastname },
      },
    }) => (
      <Link
        to={linkTo('/permissions/:uid', { uid: id })}
        aria-label={`Permissions of ${firstname} ${lastname}`}
      >
        Permissions
      </Link>
    ),
    enableSorting: false,
    meta: { phoneLine: 'second', isExported: false },
  },
];

export const userSearch: SearchGroup<ClientUser> = {
  heading: 'Users',
  list: linkTo('/user_admin_users'),
  load: clientUsersApi.endpoints.viewClientUser.initiate,
  open: ({ id }) => linkTo('/user_admin_edit_users/:id', { id }),
  columns: userColumns,
  alsoSearched: ({ username, email }) => [username, email],
  phones: ({ phonenumber }) => [phonenumber],
  title: userName,
  detail: ({ usertype, username }) => [usertype, username],
};

/** How the search finds the permissions of users. */
export const permissionSearch: SearchGroup<ClientUser> = {
  heading: 'Permissions',
  list: linkTo('/user_admin_users'),
  load: clientUsersApi.endpoints.viewClientUser.initiate,
  open: ({ id }) => linkTo('/permissions/:uid', { uid: id }),
  columns: userColumns.slice(0, 2),
  alsoSearched: ({ username }) => ['permissions of', username],
  title: (user) => `Permissions of ${userName(user) || user.username}`,
  detail: ({ username }) => [username],
};
