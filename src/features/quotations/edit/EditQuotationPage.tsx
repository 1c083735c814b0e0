import type { ReactElement } from 'react';
import { useEditPolicyQuotationListQuery, useLazyEditPolicyQuotationListQuery } from '@/api/quotations';
import { EditPage, quotationList } from './EditPage';
import { EarlierVersions } from '../versions/EarlierVersions';

/** QEDIT-01, QEDIT-11 to QEDIT-13, Q-120: the edit page, with the earlier versions on it. */
export function EditQuotationPage(): ReactElement {
  return (
    <EditPage
      useRecord={useEditPolicyQuotationListQuery}
      useLazyRecord={useLazyEditPolicyQuotationListQuery}
      breadcrumbs={[quotationList]}
    >
      <EarlierVersions />
    </EditPage>
  );
}
