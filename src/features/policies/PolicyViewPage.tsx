import type { ReactElement } from 'react';
import { useViewPolicyQuotationQuery } from '@/api/quotations';
import { useRouteParams } from '@/components/ui/useRouteParams';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { idFromRoute } from '@/domain/records/ids';
import { linkTo } from '@/paths';
import { PrintButton } from '@/features/quotations/view/PrintButton';
import { QuotationPage } from '@/features/quotations/view/QuotationPage';
import { RecordActions } from '@/features/quotations/view/RecordActions';
import { PaidCard } from '@/features/binders/payment/PaidCard';
import { PaymentDetailsButton, ScheduleDetailsButton } from '@/features/binders/payment/PaymentButtons';

/** PLIST-05 */
export function PolicyViewPage(): ReactElement {
  return <Summary heading="Policy" list={{ label: 'Policies', to: linkTo('/user_admin_policies') }} isOwed />;
}

interface SummaryProps {
  /** What the record is. */
  heading: string;
  /** The list it belongs to. */
  list: { label: string; to: string };
  /** Whether payments of the record are due. */
  isOwed?: boolean;
}

/** QSUM-01 to QSUM-03, Q-159, Q-160: a record to be read, with its payments and its schedule. */
export function Summary({ heading, list, isOwed = false }: SummaryProps): ReactElement {
  const { id = '', intake_id = '' } = useRouteParams<'id' | 'intake_id'>();
  const query = useViewPolicyQuotationQuery(idFromRoute(id));
  return (
    <QuotationPage
      heading={heading}
      breadcrumbs={[list]}
      query={query}
      intakeId={idFromRoute(intake_id)}
      isOwed={isOwed}
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
