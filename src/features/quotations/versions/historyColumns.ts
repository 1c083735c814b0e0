import type { ListColumn } from '@/components/list/columns';
import { dateColumn, timestampColumn } from '@/components/list/valueColumns';
import type { QuotationHistory } from '@/domain/records/quotations';

/** The columns of the earlier versions of a quotation. */
export const historyColumns: readonly ListColumn<QuotationHistory>[] = [
  timestampColumn('Tran Date', ({ createdAt }) => createdAt, { meta: { phoneLine: 'first' } }),
  { header: 'First Name', accessorFn: ({ firstname }) => firstname, meta: { phoneLine: 'second' } },
  { header: 'Last Name', accessorFn: ({ lastname }) => lastname, meta: { phoneLine: 'second' } },
  dateColumn('Eff Date', ({ policyeffectivedate }) => policyeffectivedate),
  dateColumn('Exp Date', ({ policyscheduledate }) => policyscheduledate),
  { header: 'State', accessorFn: ({ state, state_name }) => state || state_name },
  {
    header: 'Created By',
    accessorFn: ({ policycreator_name }) => policycreator_name,
    meta: { phoneLine: 'second' },
  },
];
