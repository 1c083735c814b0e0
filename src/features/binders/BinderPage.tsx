import { useState, type ReactElement, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Link, useNavigate } from 'react-router-dom';
import { useViewPolicyPaymentHistoryQuery, useViewPolicyQuotationQuery } from '@/api/quotations';
import { useRouteParams } from '@/components/ui/useRouteParams';
import { Button } from '@/components/ui/Button';
import { InlineError } from '@/components/feedback/InlineError';
import { MovedRecordNotice } from '@/components/actions/staleWrite/MovedRecordNotice';
import { idFromRoute } from '@/domain/records/ids';
import { nothingOwed, withBalance } from '@/domain/payment/payment';
import type { Quotation } from '@/domain/records/quotations';
import type { Id } from '@/domain/records/scalars';
import { parseMoney } from '@/domain/text/money';
import { linkTo } from '@/paths';
import { InPanel } from '@/features/quotations/panel/panelSlot';
import { useHasSidePanel } from '@/features/quotations/panel/WithSidePanel';
import panelStyles from '@/features/quotations/panel/sidePanel.module.css';
import documentStyles from '@/features/quotations/view/quotationDocument.module.css';
import { HeaderButtons, printItem } from '@/features/quotations/view/HeaderButtons';
import { QuotationPage } from '@/features/quotations/view/QuotationPage';
import { ActionNotice, RecordActions } from '@/features/quotations/view/RecordActions';
import { actionButtonProps } from '@/features/quotations/view/useRecordActions';
import type { ShownRecord } from '@/features/quotations/view/shownChanges';
import { PaidCard } from './payment/PaidCard';
import { PaymentDetailsButton, ScheduleDetailsButton } from './payment/PaymentButtons';
import { PaymentDialog } from './payment/PaymentDialog';
import { PaymentNotice } from './payment/PaymentNotice';
import { usePaymentProcess } from './payment/usePaymentProcess';
import { useBinderActions } from './useBinderActions';
import { useHidesPremiumDetails } from '@/features/quotations/view/recordCategory';

const list = linkTo('/user_admin_policy_binder');

/** A binder, with actions to pay it, to turn it back into a quotation, or to delete it. */
export function BinderPage(): ReactElement {
  const { id = '', intake_id = '' } = useRouteParams<'id' | 'intake_id'>();
  const query = useViewPolicyQuotationQuery(idFromRoute(id));
  // The side panel has the same button.
  const hasPanel = useHasSidePanel();
  // The payment belongs to the loaded record below; its button is in the header, so that nobody has to scroll to it.
  const [paySlot, setPaySlot] = useState<HTMLElement | null>(null);
  return (
    <QuotationPage
      heading="Binder"
      breadcrumbs={[{ label: 'Policies Binders', to: list }]}
      query={query}
      intakeId={idFromRoute(intake_id)}
      hidesPremiumDetails={useHidesPremiumDetails()}
      showsDueDate
      action={
        <HeaderButtons
          items={[{ label: 'Back', icon: 'arrowLeft', to: list }, printItem]}
          first={
            <div ref={setPaySlot} className={documentStyles.slot}>
              {!query.currentData && query.isFetching && <PayButton disabled />}
            </div>
          }
        >
          {!hasPanel && <ScheduleDetailsButton record={query.currentData} isDue />}
        </HeaderButtons>
      }
    >
      {(record) => (
        <Binder stored={record} intakeId={idFromRoute(intake_id)} reload={query.refetch} paySlot={paySlot} />
      )}
    </QuotationPage>
  );
}

interface BinderProps {
  stored: Quotation;
  /** The intake id of the URL. */
  intakeId: Id;
  reload: () => unknown;
  /** The element in the header for the button that opens the payment. */
  paySlot: HTMLElement | null;
}

/** Opens the payment. It has no icon: a crowded header on a phone shows only the icon of a button that has one. */
function PayButton(props: { disabled?: boolean; onClick?: () => void }): ReactNode {
  return (
    <Button variant="primary" {...props}>
      Pay
    </Button>
  );
}

function Binder({ stored, intakeId, reload, paySlot }: BinderProps): ReactNode {
  const { currentData: payments } = useViewPolicyPaymentHistoryQuery(stored.id);
  const record = withBalance(stored, payments);
  return (
    <>
      <PaidCard record={record} isDue />
      <Actions shown={{ record, payments }} {...{ intakeId, reload, paySlot }} />
    </>
  );
}

const bindersLink = <Link to={list}>the binders</Link>;

function Actions({
  shown,
  intakeId,
  reload,
  paySlot,
}: Omit<BinderProps, 'stored'> & { shown: ShownRecord }): ReactNode {
  const { record } = shown;
  const navigate = useNavigate();
  const payment = usePaymentProcess(record, () => void navigate(list));
  const actions = useBinderActions(shown, intakeId, reload);
  const { isBusy, runAlone, movedRecord, dialog, reversal, deletion } = actions;
  const isElsewhere = movedRecord !== undefined;
  const isLocked = !isBusy && [reversal, deletion].some(({ open }) => open !== undefined);
  return (
    <RecordActions isLong>
      {dialog}
      <MovedRecordNotice movedRecord={movedRecord} error={reversal.error} />
      {!payment.isDialogOpen && <PaymentNotice process={payment} />}
      {!isBusy && (
        <>
          <ActionNotice action={reversal}>Look for it in {bindersLink}.</ActionNotice>
          <ActionNotice action={deletion}>Look for it in {bindersLink}.</ActionNotice>
        </>
      )}
      {reversal.error !== undefined && !isElsewhere && (
        <InlineError text="Not saved" onRetry={() => runAlone(reversal.run)} error={reversal.error} />
      )}
      <Button disabled={isElsewhere || isLocked} variant="primary" icon="check" onClick={payment.openDialog}>
        Process To Policy
      </Button>
      <PaymentDetailsButton record={record} />
      <Button {...actionButtonProps(reversal, actions, isLocked)}>Revert Back To Quotation</Button>
      <Button
        {...actionButtonProps(deletion, actions, isLocked)}
        icon="trash"
        className={documentStyles.harmful}
      >
        Delete Binder
      </Button>
      <InPanel>
        <div className={panelStyles.actions}>
          <Button size="small" disabled={isElsewhere || isLocked} icon="check" onClick={payment.openDialog}>
            Pay
          </Button>
          <ScheduleDetailsButton record={record} isDue size="small" />
        </div>
      </InPanel>
      {paySlot &&
        nothingOwed(parseMoney(record.balance)) === '' &&
        createPortal(<PayButton disabled={isElsewhere || isLocked} onClick={payment.openDialog} />, paySlot)}
      {payment.isDialogOpen && <PaymentDialog quotation={record} process={payment} />}
    </RecordActions>
  );
}
