import { useFormikContext } from 'formik';
import { useCallback, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import type { FieldTexts } from '../FieldFrame';
import { useFormRegistry, type FormRegistry } from './formRegistry';

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

/** What a field knows beside its value and its schema. */
interface FieldRules {
  /** A secret or a file: no draft may keep it. */
  isPrivate?: boolean;
  /** A value as text, where it is not the text itself: the label of a choice. */
  text?: ((value: unknown) => string) | undefined;
  /** What is wrong with what the control holds, whatever the form's schema says: half a date, or what the server refused. */
  problem?: ((value: unknown) => string | undefined) | undefined;
  /** Waits for a check of the value that takes time, such as the server's; gives the message of a refusal. */
  lateError?: (() => Promise<string | undefined>) | undefined;
}

interface FormField {
  /** What the field's frame shows around the control. */
  frame: FieldTexts & { id: string };
  registry: FormRegistry;
  value: unknown;
  /** The ref of the control that the error summary leads to. */
  control: (element: HTMLElement | null) => void;
  focus: () => void;
  set: (value: unknown) => void;
  onBlur: () => void;
}

/** Ties a field to its form: its value, its error, its rules. */
export function useFormField(
  { name, label, readOnly = false, disabled = false }: FieldProps,
  rules: FieldRules = {},
): FormField {
  const id = useId();
  const registry = useFormRegistry();
  const { values, errors } = useFormikContext<Record<string, unknown>>();
  const element = useRef<HTMLElement>(null);
  const control = useCallback((now: HTMLElement | null) => {
    element.current = now;
  }, []);

  const isOpen = !readOnly && !disabled;
  const { isPrivate = false } = rules;
  const latest = useRef({ isOpen, ...rules });
  useLayoutEffect(() => {
    latest.current = { isOpen, ...rules };
  });
  useLayoutEffect(
    () =>
      registry.register(name, {
        label,
        isPrivate,
        element: () => element.current,
        text: (shown) => (latest.current.text ?? textOf)(shown),
        isOpen: () => latest.current.isOpen,
        problem: (held) => latest.current.problem?.(held),
        lateError: async () => latest.current.lateError?.(),
      }),
    [registry, name, label, isPrivate],
  );

  return {
    frame: { id, label, required: isOpen && registry.isRequired(name, values), error: errors[name] },
    registry,
    value: values[name],
    control,
    focus: () => element.current?.focus(),
    set: (next) => registry.set(name, next),
    onBlur: () => registry.onBlur(name),
  };
}

/** A value as a text box shows it; the server may have sent a number, or nothing. */
export function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
