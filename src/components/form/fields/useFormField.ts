import { useField, useFormikContext } from 'formik';
import { useCallback, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { isSameValue } from '@/domain/saving/draft';
import type { FieldTexts } from '../FieldFrame';
import { useFormContext } from './formContext';

/** What every field of a form takes. */
export interface FieldProps {
  /** The record's key. */
  name: string;
  label: string;
  help?: ReactNode;
  /** Shown and sent, not to be changed; unlike `disabled` it can be focused and copied. */
  readOnly?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Takes both columns of a section. */
  wide?: boolean | undefined;
}

/** What a kind of field knows beside its value. */
interface FieldKind {
  /** A secret or a file: no draft may keep it. */
  isPrivate?: boolean;
  /** A value as text, where it is not the text itself: the label of a choice. */
  text?: ((value: unknown) => string) | undefined;
  /** What is wrong with the control, whatever the schema says of its value: half a date, or what the server refused. */
  validate?: ((value: unknown) => string | undefined) | undefined;
  /** Before a save: asks the server about the value, or reads the file again. False: it has called `fail`. */
  check?: (() => Promise<boolean>) | undefined;
  /** The value by what the control shows, where a program may fill it in without an event. */
  read?: (() => string | readonly string[] | undefined) | undefined;
}

interface FormField {
  /** What the field's frame shows around the control. */
  frame: FieldTexts & { id: string };
  value: unknown;
  /** The value that the form was opened with. */
  initialValue: unknown;
  /** The ref of the control that the error summary leads to. */
  control: (element: HTMLElement | null) => void;
  focus: () => void;
  set: (value: unknown) => void;
  onBlur: () => void;
  /** The box was left with this value, which may be tidier than what was typed. A box that was only passed through says nothing. */
  leave: (value: unknown) => void;
  /** Shows an error that the schema does not know; `validate` has to give it from now on. */
  fail: (error: string) => void;
}

/** The `status` of Formik while the record is sent: nothing can be changed, so that what is on screen is what was sent. */
export const sending = 'sending';

/**
 * A field of a form: Formik's `useField`, and what the form has to know of it. An error is shown once the box was left or the
 * form was submitted, and goes as soon as the value is right: only while it is shown each change is validated, so that none
 * appears while one types.
 */
export function useFormField(
  { name, label, readOnly = false, disabled = false }: FieldProps,
  kind: FieldKind = {},
): FormField {
  const id = useId();
  const { fields, isRequired } = useFormContext();
  const formik = useFormikContext<Record<string, unknown>>();
  const isOpen = !readOnly && !disabled;
  const { isPrivate = false } = kind;
  const [{ value }, { error, touched, initialValue }, { setValue, setTouched, setError }] = useField<unknown>(
    {
      name,
      ...(isOpen && kind.validate && { validate: kind.validate }),
    },
  );
  const isErrorShown = touched && error !== undefined;
  const element = useRef<HTMLElement>(null);
  const control = useCallback((now: HTMLElement | null) => {
    element.current = now;
  }, []);

  const latest = useRef({ isOpen, value, ...kind });
  useLayoutEffect(() => {
    latest.current = { isOpen, value, ...kind };
  });
  useLayoutEffect(() => {
    const info = {
      label,
      isPrivate,
      element: () => element.current,
      text: (shown: unknown) => (latest.current.text ?? textOf)(shown),
      isOpen: () => latest.current.isOpen,
      isWrong: () => latest.current.validate?.(latest.current.value) !== undefined,
      check: async () => (await latest.current.check?.()) ?? true,
      read: () => latest.current.read?.(),
    };
    fields.set(name, info);
    return () => {
      fields.set(name, { ...info, isOpen: () => false });
    };
  }, [fields, name, label, isPrivate]);

  function set(next: unknown): void {
    if (formik.status === sending) return;
    setValue(next, isErrorShown).catch(ignoreUntilSubmit);
  }

  function leave(left: unknown): void {
    if (formik.status === sending) return;
    if (left !== value) void setValue(left, false);
    const isWrong = kind.validate?.(left) !== undefined;
    if (isSameValue(left, initialValue) && !isErrorShown && !isWrong) return;
    // Validated before the error is shown: the errors that Formik has may be of an earlier value.
    formik
      .validateForm({ ...formik.values, [name]: left })
      .then(() => setTouched(true, false))
      .catch(ignoreUntilSubmit);
  }

  return {
    frame: { id, label, required: isOpen && isRequired(name), error: isErrorShown ? error : undefined },
    value,
    initialValue,
    control,
    focus: () => element.current?.focus(),
    set,
    leave,
    onBlur: () => leave(value),
    fail: (text) => {
      void setTouched(true, false);
      setError(text);
    },
  };
}

/** Of a rule that throws nothing is said yet: once the form is submitted, it is a save that failed. */
function ignoreUntilSubmit(): void {
  return undefined;
}

/** A value as a text box shows it; the server may have sent a number, or nothing. */
export function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
