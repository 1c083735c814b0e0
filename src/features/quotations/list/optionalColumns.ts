import type { ListColumn } from '@/components/list/columns';
import { dateColumn, moneyColumn } from '@/components/list/valueColumns';
import { dueNow, nextDueDate } from '@/domain/attention';
import type { QuotationRow } from '@/domain/records/quotations';
import { today } from '@/domain/text/dates';
import { centsToText } from '@/domain/text/money';

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

const isOptional = { meta: { isOptional: true, phoneLine: 'second' } } as const;

const premium = moneyColumn<QuotationRow>('Premium', ({ policyamount }) => policyamount, isOptional);

function dueNowText(row: QuotationRow): string {
  const due = dueNow(row, today(new Date()));
  return due > 0 ? centsToText(due) : '';
}

/** Optional columns of quotations. A quotation has no payment that is due. */
export const quotationExtras: readonly ListColumn<QuotationRow>[] = [
  town,
  premium,
  dateColumn('Grace Period', (row) => row.policyquotation_graceperiod, isOptional),
  createdBy,
];

/** Optional columns of binders and policies. */
export const optionalPolicyColumns: readonly ListColumn<QuotationRow>[] = [
  town,
  premium,
  moneyColumn('Balance', ({ balance }) => balance, isOptional),
  moneyColumn('Due Now', dueNowText, isOptional),
  dateColumn('Next Due', (row) => nextDueDate(row), isOptional),
  createdBy,
];
