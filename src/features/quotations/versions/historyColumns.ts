import { byDate } from '@/components/list/byDate';
import type { ListColumn } from '@/components/list/columns';
import { formatDate, formatTimestamp } from '@/domain/text/dates';
import type { QuotationHistory } from '@/domain/records/quotations';

/** The columns of the earlier versions of a quotation. */
export const historyColumns: readonly ListColumn<QuotationHistory>[] = [
  {
    header: 'Tran Date',
    accessorFn: ({ createdAt }) => formatTimestamp(createdAt),
    sortFn: byDate(({ createdAt }) => createdAt),
    meta: { phoneLine: 'first' },
  },
  { header: 'First Name', accessorFn: ({ firstname }) => firstname, meta: { phoneLine: 'second' } },
  { header: 'Last Name', accessorFn: ({ lastname }) => lastname, meta: { phoneLine: 'second' } },
  {
    header: 'Eff Date',
    accessorFn: ({ policyeffectivedate }) => formatDate(policyeffectivedate),
    sortFn: byDate(({ policyeffectivedate }) => policyeffectivedate),
  },
  {
    header: 'Exp Date',
    accessorFn: ({ policyscheduledate }) => formatDate(policyscheduledate),
    sortFn: byDate(({ policyscheduledate }) => policyscheduledate),
  },
  { header: 'State', accessorFn: ({ state, state_name }) => state || state_name },
  {
    header: 'Created By',
    accessorFn: ({ policycreator_name }) => policycreator_name,
    meta: { phoneLine: 'second' },
  },
];
