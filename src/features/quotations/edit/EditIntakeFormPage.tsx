import type { ReactElement } from 'react';
import { useViewPolicyQuotationQuery, useLazyViewPolicyQuotationQuery } from '@/api/quotations';
import { editHeading, EditPage, quotationList } from './EditPage';
import { HistoryTools } from './HistoryTools';

/** QEDIT-02, QEDIT-09, QEDIT-10, Q-120: the edit form with history. */
export function EditIntakeFormPage(): ReactElement {
  return (
    <EditPage
      useRecord={useViewPolicyQuotationQuery}
      useLazyRecord={useLazyViewPolicyQuotationQuery}
      breadcrumbs={[quotationList, { label: editHeading }]}
      tools={<HistoryTools />}
    />
  );
}
