import type { ReactElement } from 'react';
import { usePolicyQuotationListQuery } from '@/api/quotations';
import { linkTo } from '@/paths';
import { policySearch } from '@/features/quotations/list/quotationColumns';
import { RecordList } from '@/features/quotations/list/RecordList';

/** The policies. It is also the list of the back office, whose policies are added from here. */
export function PolicyListPage(): ReactElement {
  return (
    <RecordList
      kind="policy"
      heading="Policies"
      useRecords={usePolicyQuotationListQuery}
      openLink={policySearch.open}
      actions={(row) => [{ label: 'View', to: policySearch.open(row) }]}
      addLink={linkTo('/user_admin_add_policies')}
    />
  );
}
