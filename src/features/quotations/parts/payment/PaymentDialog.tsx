import {
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { announce } from '@/components/announce';
import { Button } from '@/components/Button';
import { ModalDialog } from '@/components/dialogs/ModalDialog';
import { useLeaveGuard } from '@/components/leaveGuard';
import { QuietFailure } from '@/components/QuietFailure';
import { centsToText, formatUsd, parseMoney } from '@/domain/money';
import { canPay, canSubmitPayment, emptyPayment, newBalance, type PaymentForm } from '@/domain/payment';
import type { Quotation } from '@/domain/records/quotations';
import { useProfile } from '@/session/useProfile';
import { useSession } from '@/session/useSession';
import { BalancePicture } from './BalancePicture';
import { paymentDesk, type PaymentDesk } from './paymentDesk';
import { PaymentFields } from './PaymentFields';
import { PaymentNotice } from './PaymentNotice';
import { usePaymentCalls } from './usePaymentCalls';
import styles from './payment.module.css';

export interface PaymentDialogProps {
  quotation: Quotation;
  onClose: () => void;
  /** After a payment, and after a lost answer of one that proved to be recorded. */
  onPaid: () => void;
}

/**
 * BINDER-10: the payment of a binder. What is typed stays in this component and goes with it; a press of Submit pays once
 * (see `PaymentDesk`).
 */
export function PaymentDialog({ quotation, onClose, onPaid }: PaymentDialogProps): ReactNode {
  const formId = useId();
  const { clientId, userId } = useSession();
  const { fullName, isLoading, isError, refetch } = useProfile();
  const isClientKnown = fullName !== '' || !(isLoading || isError);
  const calls = usePaymentCalls(quotation.id);
  const [desk] = useState(() => paymentDesk(quotation.id));
  const state = useSyncExternalStore(desk.subscribe, desk.getState);
  const [form, setForm] = useState<PaymentForm>(emptyPayment);
  useUnsaved(desk, form);

  const isOver = state.at === 'paid' || state.at === 'unconfirmed';
  if (isOver && form !== emptyPayment) setForm(emptyPayment);
  useEffect(() => {
    const wipe = (): void => setForm(emptyPayment);
    window.addEventListener('pagehide', wipe);
    return () => window.removeEventListener('pagehide', wipe);
  }, []);
  useEffect(() => {
    if (state.at === 'paid') onPaid();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each payment, whoever is told
  }, [state.at]);

  const balance = parseMoney(quotation.balance);
  const paid = parseMoney(form.paidamount);
  const missing = whatIsMissing(form, balance, isClientKnown);
  const isBusy = desk.isUnderWay;

  function close(): void {
    if (state.at === 'sending' || state.at === 'verifying') return;
    desk.cancel();
    onClose();
  }

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    if (missing || !canSubmitPayment(form, quotation.balance)) return;
    void desk.pay(form, { quotation, userId, clientId, clientName: fullName }, calls);
  }

  return (
    <ModalDialog
      title="Payment"
      open
      onClose={close}
      actions={
        <Button
          type="submit"
          form={formId}
          variant="primary"
          busy={isBusy}
          disabled={!isBusy && (missing !== '' || state.at !== 'entry')}
          aria-describedby={`${formId}-missing`}
        >
          Submit
        </Button>
      }
    >
      <form id={formId} className={styles.entry} noValidate autoComplete="off" onSubmit={submit}>
        <PaymentNotice desk={desk} state={state} />
        {!isClientKnown && isError && <QuietFailure text="Could not load" onRetry={refetch} />}
        <Arithmetic quotation={quotation} paid={paid} />
        <fieldset disabled={state.at !== 'entry'} aria-label="Payment">
          <PaymentFields
            form={form}
            onChange={(change) => setForm((before) => ({ ...before, ...change }))}
            fullAmount={balance !== undefined && balance > 0 ? centsToText(balance) : undefined}
            isOverBalance={paid !== undefined && balance !== undefined && paid > balance}
            onAmountLeft={() => {
              if (balance !== undefined && paid !== undefined && canPay(paid, balance))
                announce(`After this payment the balance is ${formatUsd(newBalance(balance, paid))}`);
            }}
          />
        </fieldset>
        <p id={`${formId}-missing`} className={styles.missing}>
          {state.at === 'entry' ? missing : ''}
        </p>
      </form>
    </ModalDialog>
  );
}

/** Why Submit is disabled, in words; blank when it is not. */
function whatIsMissing(form: PaymentForm, balance: number | undefined, isClientKnown: boolean): string {
  const paid = parseMoney(form.paidamount);
  if (balance === undefined) return 'The balance of this binder is not known.';
  if (!isClientKnown) return 'Your company’s name has not been loaded yet.';
  if (form.policyPaymentType === '') return 'Choose a payment type.';
  if (paid === undefined || paid <= 0) return 'Enter an amount above zero.';
  if (paid > balance) return `Enter at most the balance of ${formatUsd(balance)}.`;
  return '';
}

/** PAY-03: what is owed, what is paid now, and what is left, while it is typed. */
function Arithmetic({ quotation, paid }: { quotation: Quotation; paid: number | undefined }): ReactNode {
  const balance = parseMoney(quotation.balance);
  const counts = canPay(paid, balance);
  const entries = [
    ['Balance now', balance],
    ['This payment', counts ? paid : undefined],
    ['Balance after', counts ? newBalance(balance ?? 0, paid ?? 0) : undefined],
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
        <BalancePicture
          total={parseMoney(quotation.policyamount) ?? 0}
          balance={balance}
          payment={counts ? (paid ?? 0) : 0}
        />
      )}
    </>
  );
}

/** Asks before a payment that is typed or under way is left. */
function useUnsaved(desk: PaymentDesk, form: PaymentForm): void {
  const isDirty = useRef(false);
  const listeners = useRef(new Set<() => void>());
  useEffect(() => {
    isDirty.current = form !== emptyPayment;
    for (const listener of listeners.current) listener();
  }, [form]);
  useLeaveGuard({
    isDirty: useCallback(() => isDirty.current || desk.isUnderWay, [desk]),
    subscribe: useCallback(
      (listener) => {
        const all = listeners.current;
        all.add(listener);
        const stop = desk.subscribe(listener);
        return () => {
          all.delete(listener);
          stop();
        };
      },
      [desk],
    ),
  });
}
