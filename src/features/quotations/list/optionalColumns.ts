import { byDate } from '@/components/list/byDate';
import { byNumber, type ListColumn } from '@/components/list/columns';
import { nextDueDate } from '@/domain/attention';
import type { QuotationRow } from '@/domain/records/quotations';
import { formatDate } from '@/domain/text/dates';
import { parseMoney, showUsd } from '@/domain/text/money';

const town: ListColumn<QuotationRow> = {
  header: 'Town',
  accessorFn: ({ city }) => city,
  meta: { isOptional: true, phoneLine: 'second' },
};

const createdBy: ListColumn<QuotationRow> = {
  header: 'Created By',
  accessorFn: ({ policycreator_name }) => policycreator_name,
  meta: { isOptional: true },
};

function moneyColumn(header: string, key: 'policyamount' | 'balance'): ListColumn<QuotationRow> {
  return {
    header,
    accessorFn: (row) => showUsd(row[key]),
    sortFn: byNumber((row) => parseMoney(row[key])),
    meta: { isOptional: true, align: 'end', phoneLine: 'second' },
  };
}

const premium = moneyColumn('Premium', 'policyamount');

/** Optional columns of quotations. A quotation has no payment that is due. */
export const quotationExtras = [town, premium, createdBy];

/** Optional columns of binders and policies. */
export const optionalPolicyColumns: readonly ListColumn<QuotationRow>[] = [
  town,
  premium,
  moneyColumn('Balance', 'balance'),
  {
    header: 'Next Due',
    accessorFn: (row) => formatDate(nextDueDate(row)),
    sortFn: byDate((row) => nextDueDate(row)),
    meta: { isOptional: true, phoneLine: 'second' },
  },
  createdBy,
];
