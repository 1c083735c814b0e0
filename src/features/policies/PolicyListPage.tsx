import type { ReactElement } from 'react';
import { usePolicyQuotationListQuery } from '@/api/quotations';
import type { QuotationRow } from '@/domain/records/quotations';
import { linkTo } from '@/paths';
import { RecordList } from '@/features/quotations/list/RecordList';

function viewPolicy({ id, intake_id }: QuotationRow): string {
  return linkTo('/user_admin_view_policies/:id/:intake_id', { id, intake_id });
}

/** PLIST-01, Q-105: also the list of the back office, whose policies are added from here. */
export function PolicyListPage(): ReactElement {
  return (
    <RecordList
      kind="policy"
      heading="Policies"
      useRecords={usePolicyQuotationListQuery}
      openLink={viewPolicy}
      actions={(row) => [{ label: 'View', to: viewPolicy(row) }]}
      addLink={linkTo('/user_admin_add_policies')}
    />
  );
}
