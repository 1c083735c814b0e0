import type { ReactElement } from 'react';
import { useRemoveCompanyMutation, useViewCompanyQuery } from '@/api/companies';
import type { Column } from '@/components/list/columns';
import { ListPage } from '@/components/list/ListPage';
import { useRowRemoval } from '@/components/list/useRowRemoval';
import type { Company } from '@/domain/records/companies';
import { linkTo } from '@/paths';

const columns: readonly Column<Company>[] = [
  { label: 'Company Name', text: (company) => company.companyName },
  { label: 'Email', text: (company) => company.email },
  { label: 'Phone 1', text: (company) => company.phoneNumber1 },
  { label: 'Phone 2', text: (company) => company.phoneNumber2 },
];

export function CompanyListPage(): ReactElement {
  const query = useViewCompanyQuery(undefined);
  const [removeCompany] = useRemoveCompanyMutation();
  const removal = useRowRemoval(({ id }) => removeCompany(id).unwrap(), query);
  return (
    <ListPage
      heading="Companies"
      breadcrumbs={[{ label: 'Companies' }]}
      query={query}
      columns={columns}
      pageSize={10}
      addLink={linkTo('/add_companies')}
      editLink={({ id }) => linkTo('/edit_companies/:id', { id })}
      removal={removal}
    />
  );
}
