import { useEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useAction } from '@/components/feedback/useAction';
import { errorsIn, type FormSchema } from './schema';
import { useFormSubmit } from './useFormSubmit';

/** CONST-05, CONST-24: how long the red alert is shown, in milliseconds. */
const alertMs = 3000;

/** What the last attempt failed with. */
interface AttemptFailure {
  readonly text: string;
  /** While the red alert is shown; the same text stays beside the form after it. */
  readonly isAlert: boolean;
}

interface CardFormOptions<Values, Result> {
  initialValues: Values;
  schema: FormSchema<Values>;
  failureText: (error: unknown) => string;
  /** Sends what the form holds; rejects when it was refused. */
  send: (values: Values) => Promise<Result>;
  /** After success, unless the screen is gone. */
  onDone: (result: Result, values: Values) => void;
}

/** A value of the form, for its control. */
export interface CardField<Value> {
  readonly value: Value;
  readonly error: string | undefined;
  readonly onChange: (value: Value) => void;
  /** A ref of the control: how the value is read from it when the form is submitted; null once it is gone. */
  readonly readBy: (read: (() => Value) | null) => void;
}

/** The state of a form outside the shells, for `CardForm` and its fields. */
export interface CardFormState<Values> {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly field: <Name extends keyof Values & string>(name: Name) => CardField<Values[Name]>;
  readonly submit: () => void;
  readonly isBusy: boolean;
  readonly failure: AttemptFailure | undefined;
}

/**
 * A form that the server may refuse (ERR-01, ERR-34). Formik owns its values and errors. A submit validates and sends once, and leads to the first invalid field. What was typed is forgotten after success.
 */
export function useCardForm<Values extends object, Result>({
  initialValues,
  schema,
  failureText,
  send,
  onDone,
}: CardFormOptions<Values, Result>): CardFormState<Values> {
  const form = useRef<HTMLFormElement>(null);
  const [failure, setFailure] = useState<AttemptFailure>();
  const readers = useRef(new Map<keyof Values & string, () => unknown>());
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
  const { formik, submit } = useFormSubmit<Values>({
    initialValues,
    validate: (values) => errorsIn(schema, values),
    onSubmit: run,
    onEnd: (errors) => {
      if (Object.keys(errors).length > 0) focusFirstInvalid(form.current);
    },
    onBroken: showFailure,
  });

  function errorOf(name: keyof Values): string | undefined {
    const error: unknown = formik.errors[name];
    return typeof error === 'string' ? error : undefined;
  }

  /** Reads the values of the boxes. A program that fills them in, such as a password manager, may do so without an event. */
  function readBoxes(): void {
    for (const [name, read] of readers.current) {
      const value = read();
      // A code of several boxes is a new list each time.
      if (String(value) !== String(formik.values[name])) void formik.setFieldValue(name, value, false);
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

  function change(name: keyof Values & string, value: unknown): void {
    forgetFailure();
    // Else the next render would empty the other boxes again.
    readBoxes();
    void formik.setFieldValue(name, value, false);
    // An error goes when its field is right; none comes before the next submit.
    if (errorOf(name) !== undefined)
      formik.setFieldError(name, errorsIn(schema, { ...formik.values, [name]: value })[name]);
  }

  return {
    form,
    field: (name) => ({
      value: formik.values[name],
      error: errorOf(name),
      onChange: (value) => change(name, value),
      readBy: (read) => {
        if (read) readers.current.set(name, read);
        else readers.current.delete(name);
      },
    }),
    submit: () => {
      forgetFailure();
      // They are validated and sent next.
      flushSync(readBoxes);
      submit();
    },
    isBusy: formik.isSubmitting,
    failure,
  };
}

/** The empty one of several boxes of an invalid field comes first. */
function focusFirstInvalid(form: HTMLFormElement | null): void {
  const invalid = [...(form?.querySelectorAll<HTMLInputElement>('[aria-invalid=true]') ?? [])];
  (invalid.find(({ value }) => value === '') ?? invalid[0])?.focus();
}
