import type { ReactElement } from 'react';
import { useParams } from 'react-router-dom';
import { useViewPolicyQuotationQuery } from '@/api/quotations';
import { ButtonLink } from '@/components/Button';
import { idFromRoute } from '@/domain/ids';
import { PrintButton } from './parts/document/PrintButton';
import { QuotationPage } from './parts/document/QuotationPage';
import { RecordActions } from './parts/document/RecordActions';
import { PaidCard } from './parts/payment/PaidCard';
import { PaymentDetailsButton, ScheduleDetailsButton } from './parts/payment/PaymentButtons';

interface SummaryProps {
  /** What the record is. */
  heading: string;
  /** The list it belongs to. */
  list: { label: string; to: string };
}

/** QSUM-01 to QSUM-03, Q-159, Q-160: a record to be read, with its payments and its schedule. */
export function Summary({ heading, list }: SummaryProps): ReactElement {
  const { id = '', intake_id = '' } = useParams<'id' | 'intake_id'>();
  const query = useViewPolicyQuotationQuery(idFromRoute(id));
  return (
    <QuotationPage
      heading={heading}
      breadcrumbs={[list]}
      query={query}
      intakeId={idFromRoute(intake_id)}
      action={
        <>
          <ButtonLink to={list.to} icon="arrowLeft">
            Back
          </ButtonLink>
          <PrintButton />
        </>
      }
    >
      {(record) => (
        <>
          <PaidCard record={record} />
          <RecordActions>
            <PaymentDetailsButton record={record} />
            <ScheduleDetailsButton record={record} />
          </RecordActions>
        </>
      )}
    </QuotationPage>
  );
}
