import type { ReactElement, ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useViewPolicyPaymentHistoryQuery, useViewPolicyQuotationQuery } from '@/api/quotations';
import { useRouteParams } from '@/components/ui/useRouteParams';
import { Button, ButtonLink } from '@/components/ui/Button';
import { InlineError } from '@/components/feedback/InlineError';
import { idFromRoute } from '@/domain/ids';
import { withBalance } from '@/domain/payment';
import type { Quotation } from '@/domain/records/quotations';
import { linkTo } from '@/paths';
import { ActionNotice } from '@/features/quotations/view/ActionNotice';
import documentStyles from '@/features/quotations/view/quotationDocument.module.css';
import { PrintButton } from '@/features/quotations/view/PrintButton';
import { QuotationPage } from '@/features/quotations/view/QuotationPage';
import { RecordActions } from '@/features/quotations/view/RecordActions';
import { isSending, type RecordAction } from '@/features/quotations/view/useRecordAction';
import { PaidCard } from './payment/PaidCard';
import { PaymentDetailsButton, ScheduleDetailsButton } from './payment/PaymentButtons';
import { PaymentDialog } from './payment/PaymentDialog';
import { PaymentNotice } from './payment/PaymentNotice';
import { usePaymentProcess } from './payment/usePaymentProcess';
import { useBinderActions } from './useBinderActions';
import { useHidesPremiumDetails } from '@/features/quotations/edit/useHidesPremiumDetails';

const list = linkTo('/user_admin_policy_binder');

/** BINDER-01: a binder to be paid, turned back into a quotation, or deleted. */
export function BinderPage(): ReactElement {
  const { id = '', intake_id = '' } = useRouteParams<'id' | 'intake_id'>();
  const query = useViewPolicyQuotationQuery(idFromRoute(id));
  return (
    <QuotationPage
      heading="Binder"
      breadcrumbs={[{ label: 'Policies Binders', to: list }]}
      query={query}
      intakeId={idFromRoute(intake_id)}
      hidesPremiumDetails={useHidesPremiumDetails()}
      action={
        <>
          <ButtonLink to={list} icon="arrowLeft">
            Back
          </ButtonLink>
          {query.currentData && <ScheduleDetailsButton record={query.currentData} />}
          <PrintButton />
        </>
      }
    >
      {(record) => <Binder stored={record} reload={query.refetch} />}
    </QuotationPage>
  );
}

function Binder({ stored, reload }: { stored: Quotation; reload: () => unknown }): ReactNode {
  const history = useViewPolicyPaymentHistoryQuery(stored.id);
  const record = withBalance(stored, history.currentData);
  return (
    <>
      <PaidCard record={record} />
      <Actions record={record} reload={reload} />
    </>
  );
}

const bindersLink = <Link to={list}>the binders</Link>;

/** BINDER-06 to BINDER-09 */
function Actions({ record, reload }: { record: Quotation; reload: () => unknown }): ReactNode {
  const navigate = useNavigate();
  const payment = usePaymentProcess(record, () => void navigate(list));
  const { isTaken, reversal, deletion, revert, remove } = useBinderActions(record, reload);
  const isLocked = !isTaken && [reversal, deletion].some(({ open }) => open !== undefined);
  const press = (action: RecordAction) => ({
    busy: isSending(action),
    disabled: isLocked && !isSending(action),
  });
  return (
    <RecordActions isLong>
      {!payment.isDialogOpen && <PaymentNotice process={payment} />}
      {!isTaken && (
        <>
          <ActionNotice action={reversal}>Look for it in {bindersLink}.</ActionNotice>
          <ActionNotice action={deletion}>Look for it in {bindersLink}.</ActionNotice>
        </>
      )}
      {reversal.error !== undefined && (
        <InlineError text="Not saved" onRetry={revert} error={reversal.error} />
      )}
      {/* */}
      <Button disabled={isLocked} variant="primary" icon="check" onClick={payment.openDialog}>
        Process To Policy
      </Button>
      <PaymentDetailsButton record={record} />
      <Button {...press(reversal)} onClick={revert}>
        Revert Back To Quotation
      </Button>
      <Button
        {...press(deletion)}
        variant="danger"
        icon="trash"
        className={documentStyles.apart}
        onClick={remove}
      >
        Delete Binder
      </Button>
      {payment.isDialogOpen && <PaymentDialog quotation={record} process={payment} />}
    </RecordActions>
  );
}
