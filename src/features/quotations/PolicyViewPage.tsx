import type { ReactElement } from 'react';
import { useParams } from 'react-router-dom';
import { useViewPolicyQuotationQuery } from '@/api/quotations';
import { ButtonLink } from '@/components/Button';
import { idFromRoute } from '@/domain/ids';
import { linkTo } from '@/paths';
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
function Summary({ heading, list }: SummaryProps): ReactElement {
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

/** PLIST-05 */
export function PolicyViewPage(): ReactElement {
  return <Summary heading="Policy" list={{ label: 'Policies', to: linkTo('/user_admin_policies') }} />;
}

/** QSUM-01: the same for a quotation, at the URL that the strip names. */
export function QuotationSummaryPage(): ReactElement {
  return (
    <Summary
      heading="Quotation Summary"
      list={{ label: 'Policies Quotations', to: linkTo('/user_admin_policy_quotations') }}
    />
  );
}
