import type { ReactElement } from 'react';
import { skipToken } from '@reduxjs/toolkit/query';
import { useViewPolicyPaymentHistoryQuery, useViewPolicyQuotationQuery } from '@/api/quotations';
import { useRouteParams } from '@/components/ui/useRouteParams';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { idFromRoute } from '@/domain/records/ids';
import { linkTo } from '@/paths';
import { PrintButton } from '@/features/quotations/view/PrintButton';
import { QuotationPage } from '@/features/quotations/view/QuotationPage';
import { RecordActions } from '@/features/quotations/view/RecordActions';
import { PaidCard } from '@/features/binders/payment/PaidCard';
import { PaymentDetailsButton, ScheduleDetailsButton } from '@/features/binders/payment/PaymentButtons';

/** A policy with its payments and its schedule. */
export function PolicyViewPage(): ReactElement {
  return (
    <RecordSummary
      heading="Policy"
      list={{ label: 'Policies', to: linkTo('/user_admin_policies') }}
      showsDueDate
    />
  );
}

interface SummaryProps {
  /** The kind of record, for the heading. */
  heading: string;
  /** The list that contains the record. */
  list: { label: string; to: string };
  /** Whether payments are due. Otherwise they are once the record has a payment: then it is at least a binder. */
  showsDueDate?: boolean;
}

/** A read-only record with its payments and its schedule. */
export function RecordSummary({ heading, list, showsDueDate = false }: SummaryProps): ReactElement {
  const { id = '', intake_id = '' } = useRouteParams<'id' | 'intake_id'>();
  const query = useViewPolicyQuotationQuery(idFromRoute(id));
  const { currentData: payments = [] } = useViewPolicyPaymentHistoryQuery(query.currentData?.id ?? skipToken);
  const isDue = showsDueDate || payments.length > 0;
  return (
    <QuotationPage
      heading={heading}
      breadcrumbs={[list]}
      query={query}
      intakeId={idFromRoute(intake_id)}
      showsDueDate={isDue}
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
          <PaidCard {...{ record, isDue }} />
          <RecordActions>
            <PaymentDetailsButton record={record} />
            <ScheduleDetailsButton {...{ record, isDue }} />
          </RecordActions>
        </>
      )}
    </QuotationPage>
  );
}
