import type { ReactElement } from 'react';
import { useViewCountryQuery } from '@/api/reference';
import type { Column } from '@/components/list/columns';
import { ListPage } from '@/components/list/ListPage';
import type { Country } from '@/domain/records/reference';
import { linkTo } from '@/paths';

const columns: readonly Column<Country>[] = [
  { label: 'Country Code', phoneLine: 'second', text: (country) => country.country_code },
  { label: 'Country Name', phoneLine: 'first', text: (country) => country.country_name },
  { label: 'Market Name', phoneLine: 'second', text: (country) => country.country_marketname },
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
