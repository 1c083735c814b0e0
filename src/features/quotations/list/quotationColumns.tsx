import { quotationsApi } from '@/api/quotations';
import type { Column } from '@/components/list/columns';
import type { ColumnFilters } from '@/components/list/listQuery';
import { StatusBadge } from '@/components/ui/StatusBadge';
import { dateOf, formatDate, formatTimestamp } from '@/domain/text/dates';
import type { QuotationRow } from '@/domain/records/quotations';
import { linkTo } from '@/paths';
import type { SearchedList, SearchGroup } from '@/session/searchGroup';

const filteredColumns = [
  { label: 'LOB', filter: 'intake_Name', phoneLine: 'second', text: (row) => row.intake_Name },
  { label: 'Sub-LOB', filter: 'intake_subName', text: (row) => row.intake_subName },
  {
    label: 'Tran Date',
    filter: 'createdAt',
    text: (row) => formatTimestamp(row.createdAt),
    sortBy: (row) => row.createdAt,
  },
  { label: 'Number', filter: 'unique_id', phoneLine: 'second', text: (row) => row.unique_id },
  { label: 'First Name', filter: 'firstname', phoneLine: 'first', text: (row) => row.firstname },
  { label: 'Last Name', filter: 'lastname', phoneLine: 'first', text: (row) => row.lastname },
  {
    label: 'Eff Date',
    filter: 'policyeffectivedate',
    phoneLine: 'second',
    text: (row) => formatDate(row.policyeffectivedate),
    sortBy: (row) => row.policyeffectivedate,
  },
  {
    label: 'Exp Date',
    filter: 'policyscheduledate',
    text: (row) => formatDate(row.policyscheduledate),
    sortBy: (row) => row.policyscheduledate,
  },
  //
  { label: 'State', filter: 'state_name', text: (row) => row.state_name || row.state },
] as const satisfies readonly Column<QuotationRow>[];

type FilterKey = (typeof filteredColumns)[number]['filter'];

/** the keys of the filters, as they are sent. */
export const filterKeys: readonly FilterKey[] = filteredColumns.map(({ filter }) => filter);

/** QLIST-02, QLIST-03: the columns of quotations, binders and policies; the status is always the same. */
export function quotationColumns(status: string): readonly Column<QuotationRow>[] {
  return [
    ...filteredColumns,
    {
      label: 'Status',
      text: () => status,
      cell: () => <StatusBadge tone="info">{status}</StatusBadge>,
      sortable: false,
    },
  ];
}

/** a complete date, MM-DD-YYYY or with slashes, as the server keeps it; anything else as it was typed. */
function sentText(text: string): string {
  const [, month, day, year] = /^(\d\d)[-/](\d\d)[-/](\d{4})$/.exec(text.trim()) ?? [];
  return dateOf(`${year ?? ''}-${month ?? ''}-${day ?? ''}`) || text.trim();
}

/** The filters as they are sent; empty ones are left out. */
export function sentFilters(filters: ColumnFilters): Partial<Record<FilterKey, string>> {
  const given = new Map(Object.entries(filters));
  const sent = filterKeys.map((key): [FilterKey, string] => [key, sentText(given.get(key) ?? '')]);
  return Object.fromEntries(sent.filter(([, text]) => text !== ''));
}

const { viewPolicyQuotationList, viewPolicyBinderList, policyQuotationList } = quotationsApi.endpoints;

/** The search in one of the three lists: by the filters of number and names that the server applies. */
function searchIn(list: SearchedList<QuotationRow> & { heading: string }): SearchGroup<QuotationRow> {
  return {
    ...list,
    // Dates are not searched: the year alone would find nearly every record.
    columns: filteredColumns.filter(({ label }) => !label.endsWith('Date')),
    serverFilters: ['unique_id', 'lastname', 'firstname'],
    place: ({ city, state, state_name }) => [city, state, state_name],
    title: (row) => row.unique_id || nameOf(row),
    detail: (row, place) => [row.unique_id && nameOf(row), place, row.intake_Name],
  };
}

function nameOf({ firstname, lastname }: QuotationRow): string {
  return `${firstname} ${lastname}`.trim();
}

export const quotationSearch = searchIn({
  heading: 'Quotations',
  list: linkTo('/user_admin_policy_quotations'),
  load: (company_id, options, filter) => viewPolicyQuotationList.initiate({ company_id, ...filter }, options),
  open: ({ id, intake_id }) => linkTo('/user_admin_view_policy_quotation/:id/:intake_id', { id, intake_id }),
});

export const binderSearch = searchIn({
  heading: 'Binders',
  list: linkTo('/user_admin_policy_binder'),
  load: (company_id, options, filter) => viewPolicyBinderList.initiate({ company_id, ...filter }, options),
  open: ({ id, intake_id }) => linkTo('/user_admin_view_binder_policies/:id/:intake_id', { id, intake_id }),
});

export const policySearch = searchIn({
  heading: 'Policies',
  list: linkTo('/user_admin_policies'),
  load: (company_id, options, filter) => policyQuotationList.initiate({ company_id, ...filter }, options),
  open: ({ id, intake_id }) => linkTo('/user_admin_view_policies/:id/:intake_id', { id, intake_id }),
});
