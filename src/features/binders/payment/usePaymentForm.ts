import { useFormik, type FormikContextType } from 'formik';
import { useEffect, useEffectEvent } from 'react';
import { emptyPayment, withoutSecrets, type PaymentForm } from '@/domain/payment/payment';
import { paymentSchema } from './paymentSchema';

interface TypedPayment {
  readonly formik: FormikContextType<PaymentForm>;
  /** Empties the form. */
  readonly clear: () => void;
  /** Empties card and account numbers. Type, amount and names stay. */
  readonly clearSecrets: () => void;
}

/**
 * The form of a payment; `balance` is in cents. It lives outside the dialog, so that its values can outlive the dialog. They
 * are removed on `pagehide`, because the browser may keep the page in its back/forward cache.
 */
export function usePaymentForm(balance: number | undefined, onSubmit: () => Promise<void>): TypedPayment {
  const formik = useFormik<PaymentForm>({
    initialValues: emptyPayment,
    validationSchema: () => paymentSchema(balance ?? 0),
    // A blurred box may report its text in the same event. Formik would validate the text before it.
    validateOnBlur: false,
    onSubmit,
  });
  const { setValues, setTouched, validateForm } = formik;

  // Formik does not validate again when its schema changes.
  useEffect(() => void validateForm(), [validateForm, balance]);

  /** Uses `setValues`, because `resetForm` would not validate the empty form. */
  function resetTo(values: (form: PaymentForm) => PaymentForm): void {
    void setValues(values);
    void setTouched({}, false);
  }

  const onPageHide = useEffectEvent(() => resetTo(() => emptyPayment));
  useEffect(() => {
    const onHide = (): void => onPageHide();
    window.addEventListener('pagehide', onHide);
    return () => window.removeEventListener('pagehide', onHide);
  }, []);

  return { formik, clear: () => resetTo(() => emptyPayment), clearSecrets: () => resetTo(withoutSecrets) };
}
