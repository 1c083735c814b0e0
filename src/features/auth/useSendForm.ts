import { useFormik, type FormikContextType } from 'formik';
import { useEffect, useLayoutEffect, useRef, useState, type ComponentProps, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { AnyObjectSchema } from 'yup';
import { useAction } from '@/components/actions/useAction';
import { own } from '@/domain/values/objects';
import type { FieldInfo } from '@/components/form/fields/formContext';

/** CONST-05, CONST-24: how long the red alert is shown, in milliseconds. */
const alertMs = 3000;

/** What the last attempt failed with. */
interface AttemptFailure {
  readonly text: string;
  /** While the red alert is shown; the same text stays beside the form after it. */
  readonly isAlert: boolean;
}

interface SendFormOptions<Values extends object, Result> {
  initialValues: Values;
  validationSchema: AnyObjectSchema;
  failureText: (error: unknown) => string;
  /** Sends what the form holds; rejects when it was refused. */
  send: (values: Values) => Promise<Result>;
  /** After success, unless the screen is gone. */
  onDone: (result: Result, values: Values) => void;
}

/** The state of such a form, for `SendForm`. */
export interface SendFormState<Values> {
  readonly formik: FormikContextType<Values>;
  readonly fields: Map<string, FieldInfo>;
  readonly failure: AttemptFailure | undefined;
  readonly element: RefObject<HTMLFormElement | null>;
  readonly formProps: ComponentProps<'form'>;
  /** Puts these values into the boxes. */
  readonly fillIn: (values: Values) => void;
}

/**
 * A form that sends once what it holds and that the server may refuse (ERR-01, ERR-34): logins and recovery. A submit that finds
 * something wrong leads to the first invalid field. What was typed is forgotten after success.
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
    // Not when a later change is invalid.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isSubmitting, submitCount]);

  /** Takes over what the boxes hold. A program that fills them in, such as a password manager, may do so without an event. */
  function readBoxes(): void {
    for (const [name, field] of fields) {
      const [shown, value] = [field.read(), own(formik.values, name)];
      // A code of several boxes is a new list each time.
      if (field.isOpen() && shown !== undefined && String(shown) !== String(value))
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
    // They are validated and sent next.
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
      // Before the box itself takes the change: the next render would empty the boxes that were filled in without an event.
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

/** The empty one of several boxes of an invalid field comes first. */
function focusFirstInvalid(form: HTMLFormElement | null): void {
  const invalid = [...(form?.querySelectorAll<HTMLInputElement>('[aria-invalid=true]') ?? [])];
  (invalid.find(({ value }) => value === '') ?? invalid[0])?.focus();
}
