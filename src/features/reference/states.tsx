import type { ReactElement } from 'react';
import { useViewStateQuery } from '@/api/reference';
import type { ListColumn } from '@/components/list/columns';
import { ListPage } from '@/components/list/ListPage';
import { type StateRecord } from '@/domain/records/reference';
import { linkTo } from '@/paths';

const columns: readonly ListColumn<StateRecord>[] = [
  { header: 'State Name', accessorFn: (state) => state.state_name },
  { header: 'State Code', accessorFn: (state) => state.state_code },
];

export function StateListPage(): ReactElement {
  return (
    <ListPage
      heading="States"
      breadcrumbs={[{ label: 'States' }]}
      query={useViewStateQuery(undefined)}
      columns={columns}
      pageSize={10}
      addLink={linkTo('/user_admin_add_state')}
      editLink={({ id }) => linkTo('/user_admin_edit_state/:id', { id })}
    />
  );
}
