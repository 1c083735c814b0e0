import { useFormik, type FormikContextType } from 'formik';
import { useEffect, useLayoutEffect, useRef, useState, type ComponentProps, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { AnyObjectSchema } from 'yup';
import { useAction } from '@/components/actions/useAction';
import { own } from '@/domain/values/objects';
import type { FieldInfo } from '@/components/form/fields/formContext';

/** How long the red alert is shown, in milliseconds. */
const alertMs = 3000;

/** The failure of the last attempt. */
interface AttemptFailure {
  readonly text: string;
  /** True while the red alert is shown. The same text then stays in the form. */
  readonly isAlert: boolean;
}

interface SendFormOptions<Values extends object, Result> {
  initialValues: Values;
  validationSchema: AnyObjectSchema;
  failureText: (error: unknown) => string;
  /** Sends the values of the form; rejects if the request fails. */
  send: (values: Values) => Promise<Result>;
  /** Called after success, if the screen is still mounted. */
  onDone: (result: Result, values: Values) => void;
}

/** The state of the form, for `SendForm`. */
export interface SendFormState<Values> {
  readonly formik: FormikContextType<Values>;
  readonly fields: Map<string, FieldInfo>;
  readonly failure: AttemptFailure | undefined;
  readonly element: RefObject<HTMLFormElement | null>;
  readonly formProps: ComponentProps<'form'>;
  /** Sets the values of these fields. */
  readonly fillIn: (values: Values) => void;
}

/**
 * The state of a login or recovery form. While a request is pending, it is not sent again. A submit with
 * invalid fields focuses the first one. After success the values are removed.
 */
export function useSendForm<Values extends object, Result>({
  initialValues,
  validationSchema,
  failureText,
  send,
  onDone,
}: SendFormOptions<Values, Result>): SendFormState<Values> {
  const form = useRef<HTMLFormElement>(null);
  const [fields] = useState(() => new Map<string, FieldInfo>());
  const [failure, setFailure] = useState<AttemptFailure>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const { run } = useAction<Values, Result>({
    send: (values) => send(values),
    onDone(result, values) {
      formik.resetForm();
      onDone(result, values);
    },
    onFailed: showFailure,
    isRepeatable: true,
  });
  const formik: FormikContextType<Values> = useFormik<Values>({
    initialValues,
    validationSchema,
    onSubmit: (values) => run(values),
  });
  const { isSubmitting, submitCount, isValid } = formik;

  useLayoutEffect(() => {
    if (submitCount > 0 && !isSubmitting && !isValid) focusFirstInvalid(form.current);
    // The effect must run after a submit only, not when a later change is invalid.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isSubmitting, submitCount]);

  /**
   * Copies the values of the input elements into the form. A password manager may fill them in without an
   * event.
   */
  function readBoxes(): void {
    for (const [name, field] of fields) {
      const [shown, value] = [field.read(), own(formik.values, name)];
      // The value of several boxes is a new array each time.
      if (field.isEditable() && shown !== undefined && String(shown) !== String(value))
        void formik.setFieldValue(name, shown, false);
    }
  }

  function forgetFailure(): void {
    clearTimeout(timer.current);
    setFailure(undefined);
  }

  function showFailure(error: unknown): void {
    const text = failureText(error);
    setFailure({ text, isAlert: true });
    timer.current = setTimeout(() => setFailure({ text, isAlert: false }), alertMs);
  }

  async function submit(): Promise<void> {
    if (isSubmitting) return;
    forgetFailure();
    // The copied values are validated and sent next.
    flushSync(readBoxes);
    try {
      await formik.submitForm();
    } catch (error) {
      formik.setSubmitting(false);
      showFailure(error);
    }
  }

  return {
    formik,
    fields,
    failure,
    element: form,
    fillIn: (values) => {
      forgetFailure();
      void formik.setValues(values, false);
    },
    formProps: {
      noValidate: true,
      'aria-busy': isSubmitting,
      // In the capture phase, before the changed field renders: the render would clear fields that were
      // filled in without an event.
      onChangeCapture: () => {
        forgetFailure();
        readBoxes();
      },
      onSubmit: (event) => {
        event.preventDefault();
        void submit();
      },
    },
  };
}

/** If the invalid field has several boxes, the first empty one is focused. */
function focusFirstInvalid(form: HTMLFormElement | null): void {
  const invalid = [...(form?.querySelectorAll<HTMLInputElement>('[aria-invalid=true]') ?? [])];
  (invalid.find(({ value }) => value === '') ?? invalid[0])?.focus();
}
