import { useFormik, type FormikContextType, type FormikErrors, type FormikValues } from 'formik';
import { useLayoutEffect, useRef } from 'react';

interface FormSubmitOptions<Values extends FormikValues> {
  initialValues: Values;
  /** The error texts by the form's Yup schema. */
  validate: (values: Values) => object;
  /** Sends what is valid. */
  onSubmit: (values: Values) => Promise<void>;
  /** After a submit, with the errors that are on screen now; none where it was sent. */
  onEnd: (errors: FormikErrors<Values>) => void;
  /** It could not be found out whether the form is valid: a rule threw. */
  onBroken: (error: unknown) => void;
}

/**
 * Formik as every form uses it: it owns values, errors and submits. It validates when the form is submitted, and does so for
 * one press at a time.
 */
export function useFormSubmit<Values extends FormikValues>({
  initialValues,
  validate,
  onSubmit,
  onEnd,
  onBroken,
}: FormSubmitOptions<Values>): { formik: FormikContextType<Values>; submit: () => void } {
  const isUnderWay = useRef(false);
  const formik = useFormik<Values>({
    initialValues,
    validate,
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: (values) => onSubmit(values),
  });
  const { isSubmitting, submitCount, errors } = formik;
  const ended = useRef(onEnd);
  useLayoutEffect(() => {
    ended.current = onEnd;
  });
  useLayoutEffect(() => {
    if (submitCount > 0 && !isSubmitting) ended.current(errors);
    // Not when a later change puts an error right.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isSubmitting, submitCount]);

  async function submit(): Promise<void> {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    try {
      await formik.submitForm();
    } catch (error) {
      formik.setSubmitting(false);
      onBroken(error);
    } finally {
      isUnderWay.current = false;
    }
  }

  return { formik, submit: () => void submit() };
}
