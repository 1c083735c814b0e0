import { quotationsApi } from '@/api/quotations';
import type { ListColumn } from '@/components/list/columns';
import { dateColumn, timestampColumn } from '@/components/list/valueColumns';
import type { ColumnFilters } from '@/components/list/listQuery';
import { StatusBadge } from '@/components/ui/StatusBadge';
import { dateOf } from '@/domain/text/dates';
import type { QuotationRow } from '@/domain/records/quotations';
import { linkTo } from '@/paths';
import type { SearchedList, SearchGroup } from '@/navigation/searchGroup';

const filteredColumns = [
  {
    header: 'LOB',
    accessorFn: (row) => row.intake_Name,
    meta: { filterKey: 'intake_Name', phoneLine: 'second' },
  },
  { header: 'Sub-LOB', accessorFn: (row) => row.intake_subName, meta: { filterKey: 'intake_subName' } },
  {
    ...timestampColumn<QuotationRow>('Tran Date', (row) => row.createdAt),
    meta: { filterKey: 'createdAt' },
  },
  {
    header: 'Number',
    accessorFn: (row) => row.unique_id,
    meta: { filterKey: 'unique_id', phoneLine: 'second' },
  },
  {
    header: 'First Name',
    accessorFn: (row) => row.firstname,
    meta: { filterKey: 'firstname', phoneLine: 'first' },
  },
  {
    header: 'Last Name',
    accessorFn: (row) => row.lastname,
    meta: { filterKey: 'lastname', phoneLine: 'first' },
  },
  {
    ...dateColumn<QuotationRow>('Eff Date', (row) => row.policyeffectivedate),
    meta: { filterKey: 'policyeffectivedate', phoneLine: 'second', isLabelled: true },
  },
  {
    ...dateColumn<QuotationRow>('Exp Date', (row) => row.policyscheduledate),
    meta: { filterKey: 'policyscheduledate' },
  },
  { header: 'State', accessorFn: (row) => row.state_name || row.state, meta: { filterKey: 'state_name' } },
] as const satisfies readonly ListColumn<QuotationRow>[];

type FilterKey = (typeof filteredColumns)[number]['meta']['filterKey'];

/** The filter keys of the request. */
export const filterKeys: readonly FilterKey[] = filteredColumns.map(({ meta }) => meta.filterKey);

/** The columns of quotations, binders and policies. All rows of a list have the same status. */
export function quotationColumns(status: string): readonly ListColumn<QuotationRow>[] {
  return [
    ...filteredColumns,
    {
      header: 'Status',
      accessorFn: () => status,
      cell: () => <StatusBadge tone="info">{status}</StatusBadge>,
      enableSorting: false,
    },
  ];
}

/** Converts a complete date (MM-DD-YYYY or with slashes) to YYYY-MM-DD. Any other text is sent as typed. */
function sentText(text: string): string {
  const [, month, day, year] = /^(\d\d)[-/](\d\d)[-/](\d{4})$/.exec(text.trim()) ?? [];
  return dateOf(`${year ?? ''}-${month ?? ''}-${day ?? ''}`) || text.trim();
}

/** The filters of the request, without empty ones. */
export function sentFilters(filters: ColumnFilters): Partial<Record<FilterKey, string>> {
  const texts = new Map(Object.entries(filters));
  const sent = filterKeys.map((key): [FilterKey, string] => [key, sentText(texts.get(key) ?? '')]);
  return Object.fromEntries(sent.filter(([, text]) => text !== ''));
}

const {
  viewPolicyQuotationList,
  viewPolicyBinderList,
  policyQuotationList,
  viewCustomerPolicyQuotationList,
  viewCustomerPolicyBinderList,
} = quotationsApi.endpoints;

type ListOfCustomer = Required<Pick<SearchGroup<QuotationRow>, 'heading' | 'loadOfCustomer'>>;

/** The search in one of the three lists. The server filters by number and names. */
function searchIn(list: SearchedList<QuotationRow> & ListOfCustomer): SearchGroup<QuotationRow> {
  return {
    ...list,
    // Dates are not searched: the year alone would find nearly every record.
    columns: filteredColumns.filter(({ header }) => !header.endsWith('Date')),
    serverFilters: ['unique_id', 'lastname', 'firstname'],
    alsoSearched: ({ email }) => [email],
    phones: ({ phonenumber }) => [phonenumber],
    address: ({ city, state, state_name }) => [city, state, state_name],
    title: (row) => row.unique_id || customerName(row),
    detail: (row, place) => [row.unique_id && customerName(row), place, row.intake_Name],
  };
}

function customerName({ firstname, lastname }: QuotationRow): string {
  return `${firstname} ${lastname}`.trim();
}

export const quotationSearch = searchIn({
  heading: 'Quotations',
  list: linkTo('/user_admin_policy_quotations'),
  load: (company_id, options, filter) => viewPolicyQuotationList.initiate({ company_id, ...filter }, options),
  loadOfCustomer: (company_id, { customer_id }, options) =>
    viewCustomerPolicyQuotationList.initiate({ company_id, customer_id }, options),
  open: ({ id, intake_id }) => linkTo('/user_admin_view_policy_quotation/:id/:intake_id', { id, intake_id }),
});

export const binderSearch = searchIn({
  heading: 'Binders',
  list: linkTo('/user_admin_policy_binder'),
  load: (company_id, options, filter) => viewPolicyBinderList.initiate({ company_id, ...filter }, options),
  loadOfCustomer: (company_id, { customer_id }, options) =>
    viewCustomerPolicyBinderList.initiate({ company_id, customer_id }, options),
  open: ({ id, intake_id }) => linkTo('/user_admin_view_binder_policies/:id/:intake_id', { id, intake_id }),
});

export const policySearch = searchIn({
  heading: 'Policies',
  list: linkTo('/user_admin_policies'),
  load: (company_id, options, filter) => policyQuotationList.initiate({ company_id, ...filter }, options),
  // No call lists the policies of one customer: the server gets the name in its stored spelling.
  loadOfCustomer: (company_id, { lastname, firstname }, options) =>
    policyQuotationList.initiate({ company_id, ...(lastname ? { lastname } : { firstname }) }, options),
  open: ({ id, intake_id }) => linkTo('/user_admin_view_policies/:id/:intake_id', { id, intake_id }),
});
