import { Link } from 'react-router-dom';
import type { ListColumn } from '@/components/list/columns';
import { dateColumn, moneyColumn } from '@/components/list/valueColumns';
import { StatusBadge } from '@/components/ui/StatusBadge';
import { categoryLabel } from '@/domain/access/menu';
import type { CustomerRecord } from '@/domain/quotation/customerRecords';
import type { QuotationRow } from '@/domain/records/quotations';
import { linkTo } from '@/paths';

const screens = {
  Quotation: '/user_admin_view_policy_quotation/:id/:intake_id',
  Binder: '/user_admin_view_binder_policies/:id/:intake_id',
  Policy: '/user_admin_view_policies/:id/:intake_id',
} as const;

const stageTones = { Quotation: 'neutral', Binder: 'info', Policy: 'good' } as const;

/** The URL of a record's screen, by its stage. */
export function recordLink({ stage, id, intake_id }: CustomerRecord): string {
  return linkTo(screens[stage], { id, intake_id });
}

function numberText({ unique_id }: QuotationRow): string {
  return unique_id || 'Without a number';
}

/** The columns of a customer's quotations, binders and policies. */
export const customerRecordColumns: readonly ListColumn<CustomerRecord>[] = [
  {
    header: 'Number',
    accessorFn: numberText,
    cell: ({ row: { original } }) => <Link to={recordLink(original)}>{numberText(original)}</Link>,
    meta: { phoneLine: 'first' },
  },
  {
    header: 'Stage',
    accessorFn: ({ stage }) => stage,
    cell: ({
      row: {
        original: { stage },
      },
    }) => <StatusBadge tone={stageTones[stage]}>{stage}</StatusBadge>,
    meta: { phoneLine: 'first' },
  },
  {
    header: 'LOB',
    accessorFn: ({ intake_Name, intake_subName }) =>
      categoryLabel({ category_name: intake_Name, sublob: intake_subName }),
    meta: { phoneLine: 'second' },
  },
  dateColumn('Eff Date', ({ policyeffectivedate }) => policyeffectivedate, { meta: { phoneLine: 'second' } }),
  moneyColumn('Policy Amount', ({ policyamount }) => policyamount, { meta: { phoneLine: 'second' } }),
  moneyColumn('Balance', ({ balance }) => balance, { meta: { phoneLine: 'second' } }),
];
