import { companiesApi } from '@/api/companies';
import type { ListColumn } from '@/components/list/columns';
import type { Company } from '@/domain/records/companies';
import { linkTo } from '@/paths';
import type { SearchGroup } from '@/navigation/searchGroup';

/** The columns of the list of companies. */
export const companyColumns: readonly ListColumn<Company>[] = [
  { header: 'Company Name', accessorFn: (company) => company.companyName },
  { header: 'Email', accessorFn: (company) => company.email },
  { header: 'Phone 1', accessorFn: (company) => company.phoneNumber1 },
  { header: 'Phone 2', accessorFn: (company) => company.phoneNumber2 },
];

export const companySearch: SearchGroup<Company> = {
  heading: 'Companies',
  list: linkTo('/company'),
  load: (_clientId, options) => companiesApi.endpoints.viewCompany.initiate(undefined, options),
  open: ({ id }) => linkTo('/edit_companies/:id', { id }),
  columns: companyColumns,
  phones: (company) => [
    company.phoneNumber1,
    company.phoneNumber2,
    company.ownerPhoneNumber,
    company.contactPersonPhoneNumber,
  ],
  address: ({ city, state }) => [city, state],
  title: ({ companyName }) => companyName,
};
