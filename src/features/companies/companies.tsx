import type { ReactElement } from 'react';
import { useRemoveCompanyMutation, useViewCompanyQuery } from '@/api/companies';
import type { Column } from '@/components/list/columns';
import { ListPage } from '@/components/list/ListPage';
import type { Company } from '@/domain/records/companies';
import { linkTo } from '@/paths';

const columns: readonly Column<Company>[] = [
  { label: 'Company Name', text: (company) => company.companyName },
  { label: 'Email', text: (company) => company.email },
  { label: 'Phone 1', text: (company) => company.phoneNumber1 },
  { label: 'Phone 2', text: (company) => company.phoneNumber2 },
];

export function CompanyListPage(): ReactElement {
  const [removeCompany] = useRemoveCompanyMutation();
  return (
    <ListPage
      heading="Companies"
      breadcrumbs={[{ label: 'Companies' }]}
      query={useViewCompanyQuery(undefined)}
      columns={columns}
      pageSize={10}
      addLink={linkTo('/add_companies')}
      editLink={({ id }) => linkTo('/edit_companies/:id', { id })}
      remove={({ id }) => removeCompany(id).unwrap()}
    />
  );
}
