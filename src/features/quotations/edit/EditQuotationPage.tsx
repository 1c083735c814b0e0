import { useId, type ReactElement, type ReactNode } from 'react';
import { useEditPolicyQuotationListQuery, useLazyEditPolicyQuotationListQuery } from '@/api/quotations';
import { FormCard } from '@/intakeForm/fields/FormCard';
import { Reviews } from '../versions/Reviews';
import styles from '../versions/Reviews.module.css';
import { EditPage, quotationList } from './EditPage';

/** The edit page of a quotation, with its earlier versions in a card. */
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
