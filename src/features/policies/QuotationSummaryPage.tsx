import type { ReactElement } from 'react';
import { linkTo } from '@/paths';
import { RecordSummary } from './PolicyViewPage';

/** The same summary for a quotation. */
export function QuotationSummaryPage(): ReactElement {
  return (
    <RecordSummary
      heading="Quotation Summary"
      list={{ label: 'Policies Quotations', to: linkTo('/user_admin_policy_quotations') }}
    />
  );
}
