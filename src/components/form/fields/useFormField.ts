import { useField, useFormikContext } from 'formik';
import { useCallback, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { isSameValue } from '@/domain/saving/draft';
import type { FieldTexts } from '../FieldFrame';
import { useFormContext } from './formContext';

/** The props of every field of a form. */
export interface FieldProps {
  /** The record's key. */
  name: string;
  label: string;
  help?: ReactNode;
  /** Shown and sent, but not editable; unlike `disabled` it can be focused and copied. */
  readOnly?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Takes both columns of a section. */
  wide?: boolean | undefined;
}

/** The specifics of a kind of field. */
interface FieldKind {
  /** A secret or a file, which no draft may store. */
  isPrivate?: boolean;
  /** A value as text, such as the label of a choice. By default the value itself. */
  text?: ((value: unknown) => string) | undefined;
  /** An error of the control itself, in addition to the schema: half a date, or a value that the server refused. */
  validate?: ((value: unknown) => string | undefined) | undefined;
  /** Before a save: checks the value on the server, or the file. When it returns false, it has called `fail`. */
  check?: (() => Promise<boolean>) | undefined;
  /** Reads the value from the control, where a program may fill it in without an event. */
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
  /** The field was left with this value, which may be formatted. An untouched field shows no error. */
  leave: (value: unknown) => void;
  /** Shows an error that is not from the schema; `validate` must return it from now on. */
  fail: (error: string) => void;
}

/** The `status` of Formik while the record is sent: nothing can be changed, so that the screen shows what was sent. */
export const sending = 'sending';

/**
 * A field of a form: Formik's `useField`, registered with the form. An error is shown after a blur or a submit, and is removed
 * as soon as the value is valid. A change is validated only while an error is shown, so that no error appears during typing.
 */
export function useFormField(
  { name, label, readOnly = false, disabled = false }: FieldProps,
  kind: FieldKind = {},
): FormField {
  const id = useId();
  const { fields, isRequired } = useFormContext();
  const formik = useFormikContext<Record<string, unknown>>();
  const isEditable = !readOnly && !disabled;
  const { isPrivate = false } = kind;
  const [{ value }, { error, touched, initialValue }, { setValue, setTouched, setError }] = useField<unknown>(
    {
      name,
      ...(isEditable && kind.validate && { validate: kind.validate }),
    },
  );
  const isErrorShown = touched && error !== undefined;
  const element = useRef<HTMLElement>(null);
  const control = useCallback((now: HTMLElement | null) => {
    element.current = now;
  }, []);

  const latest = useRef({ isEditable, value, ...kind });
  useLayoutEffect(() => {
    latest.current = { isEditable, value, ...kind };
  });
  useLayoutEffect(() => {
    const info = {
      label,
      isPrivate,
      element: () => element.current,
      text: (shown: unknown) => (latest.current.text ?? fieldText)(shown),
      isEditable: () => latest.current.isEditable,
      isWrong: () => latest.current.validate?.(latest.current.value) !== undefined,
      check: async () => (await latest.current.check?.()) ?? true,
      read: () => latest.current.read?.(),
    };
    fields.set(name, info);
    return () => {
      fields.set(name, { ...info, isEditable: () => false });
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
    // Validated before the error is shown, because Formik's errors may be of an earlier value.
    formik
      .validateForm({ ...formik.values, [name]: left })
      .then(() => setTouched(true, false))
      .catch(ignoreUntilSubmit);
  }

  return {
    frame: { id, label, required: isEditable && isRequired(name), error: isErrorShown ? error : undefined },
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

/** A rule that throws is reported only on submit, as a failed save. */
function ignoreUntilSubmit(): void {
  return undefined;
}

/** A value as the text of a text box; the server may have sent a number, or nothing. */
export function fieldText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
