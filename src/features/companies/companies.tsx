import type { ReactElement } from 'react';
import { useRemoveCompanyMutation, useViewCompanyQuery } from '@/api/companies';
import { ListPage } from '@/components/list/ListPage';
import { useRowRemoval } from '@/components/list/useRowRemoval';
import { linkTo } from '@/paths';
import { companyColumns, companySearch } from './companyColumns';

export function CompanyListPage(): ReactElement {
  const query = useViewCompanyQuery(undefined);
  const [removeCompany] = useRemoveCompanyMutation();
  const removal = useRowRemoval(
    ({ id }) => removeCompany(id).unwrap(),
    query,
    ({ companyName }) => ({ word: 'Company', name: companyName }),
  );
  return (
    <ListPage
      heading="Companies"
      breadcrumbs={[{ label: 'Companies' }]}
      query={query}
      columns={companyColumns}
      pageSize={10}
      addLink={linkTo('/add_companies')}
      editLink={companySearch.open}
      removal={removal}
    />
  );
}
