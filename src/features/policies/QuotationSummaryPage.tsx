import type { ReactElement } from 'react';
import { linkTo } from '@/paths';
import { Summary } from './PolicyViewPage';

/** QSUM-01: the same for a quotation, at the URL that the strip names. */
export function QuotationSummaryPage(): ReactElement {
  return (
    <Summary
      heading="Quotation Summary"
      list={{ label: 'Policies Quotations', to: linkTo('/user_admin_policy_quotations') }}
    />
  );
}
