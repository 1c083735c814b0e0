import { useId, type ReactElement, type ReactNode } from 'react';
import { useEditPolicyQuotationListQuery, useLazyEditPolicyQuotationListQuery } from '@/api/quotations';
import { FormCard } from '@/intakeForm/fields/FormCard';
import { Reviews } from '../versions/Reviews';
import styles from '../versions/Reviews.module.css';
import { EditPage, quotationList } from './EditPage';

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

/** QEDIT-13: the earlier versions of the quotation, on its edit page. */
function EarlierVersions(): ReactNode {
  const heading = useId();
  return (
    <FormCard headingId={heading} heading="Earlier Versions" lines={1}>
      <div className={styles.card}>
        <Reviews />
      </div>
    </FormCard>
  );
}
