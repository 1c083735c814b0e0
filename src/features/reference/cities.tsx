import type { ReactElement } from 'react';
import { useViewsCityQuery } from '@/api/reference';
import type { ListColumn } from '@/components/list/columns';
import { ListPage } from '@/components/list/ListPage';
import type { City } from '@/domain/records/reference';
import { linkTo } from '@/paths';

const columns: readonly ListColumn<City>[] = [
  { header: 'City Name', accessorFn: (city) => city.city_name },
  { header: 'City Code', accessorFn: (city) => city.city_code },
];

export function CityListPage(): ReactElement {
  return (
    <ListPage
      heading="Cities"
      breadcrumbs={[{ label: 'Cities' }]}
      query={useViewsCityQuery(undefined)}
      columns={columns}
      pageSize={10}
      addLink={linkTo('/user_admin_add_city')}
      editLink={({ id }) => linkTo('/user_admin_edit_city/:id', { id })}
    />
  );
}
