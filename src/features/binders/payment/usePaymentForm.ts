import { useFormik, type FormikContextType } from 'formik';
import { useEffect, useEffectEvent } from 'react';
import { emptyPayment, withoutSecrets, type PaymentForm } from '@/domain/payment/payment';
import { paymentSchema } from './paymentSchema';

interface TypedPayment {
  readonly formik: FormikContextType<PaymentForm>;
  /** Empties the form. */
  readonly forget: () => void;
  /** Empties the numbers of cards and accounts; type, amount and names stay. */
  readonly forgetSecrets: () => void;
}

/**
 * The form of a payment while `balance` cents are owed. What is typed lives here, so that it can outlive the dialog; it
 * goes when the page is left, also where the browser keeps the page to show it again.
 */
export function usePaymentForm(balance: number | undefined, onSubmit: () => Promise<void>): TypedPayment {
  const formik = useFormik<PaymentForm>({
    initialValues: emptyPayment,
    validationSchema: () => paymentSchema(balance ?? 0),
    // A box that is left may report its text with the same event: Formik would validate the text before.
    validateOnBlur: false,
    onSubmit,
  });
  const { setValues, setTouched, validateForm } = formik;

  // Formik does not notice that its rules have changed.
  useEffect(() => void validateForm(), [validateForm, balance]);

  /** By `setValues`, because `resetForm` would leave an empty form without errors. */
  function forget(kept: (form: PaymentForm) => PaymentForm): void {
    void setValues(kept);
    void setTouched({}, false);
  }

  const onPageHide = useEffectEvent(() => forget(() => emptyPayment));
  useEffect(() => {
    const wipe = (): void => onPageHide();
    window.addEventListener('pagehide', wipe);
    return () => window.removeEventListener('pagehide', wipe);
  }, []);

  return { formik, forget: () => forget(() => emptyPayment), forgetSecrets: () => forget(withoutSecrets) };
}
