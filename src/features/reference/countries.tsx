import type { ReactElement } from 'react';
import { useViewCountryQuery } from '@/api/reference';
import type { ListColumn } from '@/components/list/columns';
import { ListPage } from '@/components/list/ListPage';
import type { Country } from '@/domain/records/reference';
import { linkTo } from '@/paths';

const columns: readonly ListColumn<Country>[] = [
  { header: 'Country Code', accessorFn: (country) => country.country_code, meta: { phoneLine: 'second' } },
  { header: 'Country Name', accessorFn: (country) => country.country_name, meta: { phoneLine: 'first' } },
  {
    header: 'Market Name',
    accessorFn: (country) => country.country_marketname,
    meta: { phoneLine: 'second' },
  },
];

export function CountryListPage(): ReactElement {
  return (
    <ListPage
      heading="Countries"
      breadcrumbs={[{ label: 'Countries' }]}
      query={useViewCountryQuery(undefined)}
      columns={columns}
      pageSize={10}
      addLink={linkTo('/user_admin_add_countries')}
      editLink={({ id }) => linkTo('/user_admin_edit_countries/:id', { id })}
    />
  );
}
