import { FormikProvider, type FormikErrors } from 'formik';
import { useId, type ReactNode } from 'react';
import { Button } from '@/components/ui/Button';
import { ModalDialog } from '@/components/feedback/dialogs/ModalDialog';
import { InlineError } from '@/components/feedback/InlineError';
import { dueNow } from '@/domain/attention';
import { today } from '@/domain/text/dates';
import { formatUsd, parseMoney } from '@/domain/text/money';
import { canPay, newBalance, nothingOwed, type PaymentForm } from '@/domain/payment/payment';
import type { Quotation } from '@/domain/records/quotations';
import { useProfile } from '@/session/useProfile';
import { PaidBar } from './PaidBar';
import { PaidRecord } from './PaidRecord';
import { PaymentFields } from './PaymentFields';
import { PaymentNotice } from './PaymentNotice';
import type { PaymentProcess } from './usePaymentProcess';
import styles from '../payment.module.css';

interface PaymentDialogProps {
  quotation: Quotation;
  process: PaymentProcess;
}

/** The form to pay a binder. */
export function PaymentDialog({ quotation, process }: PaymentDialogProps): ReactNode {
  const formId = useId();
  const { companyName, isLoading, isError, error, refetch } = useProfile();
  const isClientKnown = companyName !== '' || !(isLoading || isError);
  const { state, formik } = process;
  const isLocked = state.at !== 'entry';
  const isBusy = state.at === 'checking' || state.at === 'sending';
  const balance = parseMoney(quotation.balance);
  const due = dueNow(quotation, today(new Date()));
  const reason = disabledReason(balance, isClientKnown, formik.errors);

  return (
    <ModalDialog
      title="Payment"
      open
      onClose={process.closeDialog}
      actions={
        <Button
          type="submit"
          form={formId}
          variant="primary"
          busy={isBusy}
          disabled={!isBusy && (reason !== '' || isLocked)}
          aria-describedby={`${formId}-reason`}
        >
          Submit
        </Button>
      }
    >
      <form id={formId} className={styles.entry} noValidate autoComplete="off" onSubmit={formik.handleSubmit}>
        <PaidRecord record={quotation} />
        <PaymentNotice process={process} takesFocus />
        {!isClientKnown && isError && <InlineError text="Could not load" onRetry={refetch} error={error} />}
        <CalculationSteps {...{ quotation, due }} paid={parseMoney(formik.values.paidamount)} />
        <fieldset disabled={isLocked} aria-label="Payment">
          <FormikProvider value={formik}>
            <PaymentFields {...{ balance, due }} />
          </FormikProvider>
        </fieldset>
        <p id={`${formId}-reason`} className={styles.missing} aria-live="polite">
          {isLocked ? '' : reason}
        </p>
      </form>
    </ModalDialog>
  );
}

/** The reason why Submit is disabled; empty if it is enabled. */
function disabledReason(
  balance: number | undefined,
  isClientKnown: boolean,
  errors: FormikErrors<PaymentForm>,
): string {
  if (balance === undefined) return 'The balance of this binder is not known.';
  const nothingOwedText = nothingOwed(balance);
  if (nothingOwedText) return nothingOwedText;
  if (!isClientKnown) return 'Your company’s name has not been loaded yet.';
  return Object.values(errors)[0] ?? '';
}

/** The balance, what of it is due now, this payment and the balance after it, updated while the user types. */
function CalculationSteps({
  quotation,
  due,
  paid,
}: {
  quotation: Quotation;
  due: number;
  paid: number | undefined;
}): ReactNode {
  const balance = parseMoney(quotation.balance);
  const isPayable = canPay(paid, balance);
  const entries = [
    ['Balance now', balance],
    ...(due > 0 ? [['Due now', due] as const] : []),
    ['This payment', isPayable ? paid : undefined],
    ['Balance after', isPayable ? newBalance(balance ?? 0, paid ?? 0) : undefined],
  ] as const;
  return (
    <>
      <dl className={styles.sum}>
        {entries.map(([label, cents]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatUsd(cents) || '–'}</dd>
          </div>
        ))}
      </dl>
      {balance !== undefined && (
        <PaidBar
          total={parseMoney(quotation.policyamount) ?? 0}
          balance={balance}
          payment={isPayable ? (paid ?? 0) : 0}
        />
      )}
    </>
  );
}
