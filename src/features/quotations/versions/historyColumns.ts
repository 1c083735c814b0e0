import type { Column } from '@/components/list/columns';
import { formatDate, formatTimestamp } from '@/domain/text/dates';
import type { QuotationHistory } from '@/domain/records/quotations';

/** Q-162, ENT-38: the columns of the earlier versions of a quotation. */
export const historyColumns: readonly Column<QuotationHistory>[] = [
  {
    label: 'Tran Date',
    phoneLine: 'first',
    text: ({ createdAt }) => formatTimestamp(createdAt),
    sortBy: ({ createdAt }) => createdAt,
  },
  { label: 'First Name', phoneLine: 'second', text: ({ firstname }) => firstname },
  { label: 'Last Name', phoneLine: 'second', text: ({ lastname }) => lastname },
  {
    label: 'Eff Date',
    text: ({ policyeffectivedate }) => formatDate(policyeffectivedate),
    sortBy: ({ policyeffectivedate }) => policyeffectivedate,
  },
  {
    label: 'Exp Date',
    text: ({ policyscheduledate }) => formatDate(policyscheduledate),
    sortBy: ({ policyscheduledate }) => policyscheduledate,
  },
  { label: 'State', text: ({ state, state_name }) => state || state_name },
  { label: 'Created By', phoneLine: 'second', text: ({ policycreator_name }) => policycreator_name },
];
