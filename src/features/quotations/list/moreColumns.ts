import type { Column } from '@/components/list/columns';
import { nextDueDate } from '@/domain/attention';
import type { QuotationRow } from '@/domain/records/quotations';
import { formatDate } from '@/domain/text/dates';
import { parseMoney, showUsd } from '@/domain/text/money';

const town: Column<QuotationRow> = {
  label: 'Town',
  optional: true,
  phoneLine: 'second',
  text: ({ city }) => city,
};

const createdBy: Column<QuotationRow> = {
  label: 'Created By',
  optional: true,
  text: ({ policycreator_name }) => policycreator_name,
};

function moneyColumn(label: string, key: 'policyamount' | 'balance'): Column<QuotationRow> {
  return {
    label,
    optional: true,
    align: 'end',
    phoneLine: 'second',
    text: (row) => showUsd(row[key]),
    sortBy: (row) => parseMoney(row[key]) ?? '',
  };
}

const premium = moneyColumn('Premium', 'policyamount');

/** The columns that a user can add to the documented ones of quotations. Nothing is due before there is a binder. */
export const quotationExtras = [town, premium, createdBy];

/** The columns that a user can add to the documented ones of binders and policies. */
export const policyExtras = [
  town,
  premium,
  moneyColumn('Balance', 'balance'),
  {
    label: 'Next Due',
    optional: true,
    phoneLine: 'second',
    text: (row) => formatDate(nextDueDate(row)),
    sortBy: nextDueDate,
  },
  createdBy,
] as const satisfies readonly Column<QuotationRow>[];
