import { useCallback, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import type { FieldWords } from '../FieldFrame';
import { useFormState, useFormStore, type FormStore } from './formStore';

/** What every field of a form takes. */
export interface FieldProps {
  /** The record's key. */
  name: string;
  label: string;
  required?: boolean | undefined;
  help?: ReactNode;
  /** Shown and sent, not to be changed; unlike `disabled` it can be focused and copied. */
  readOnly?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Takes both columns of a section. */
  wide?: boolean | undefined;
}

/** A field's own rules beside 'required'. */
export interface FieldRules {
  /** A secret or a file: no draft may keep it. */
  isPrivate?: boolean;
  /** How a value reads, where it is not its own words. */
  words?: ((value: unknown) => string) | undefined;
  /** What is wrong with a value that the user changed. Values that stand as they came are never refused. */
  check?: ((value: unknown) => string | undefined) | undefined;
  /** Why the field is empty although something was typed: half a date, or a value that the server refused. */
  emptied?: (() => string | undefined) | undefined;
  /** Waits for a check under way; gives the words of a refusal. */
  settle?: (() => Promise<string | undefined>) | undefined;
}

export interface FormField {
  /** What the field's frame says around the control. */
  words: FieldWords & { id: string };
  store: FormStore;
  value: unknown;
  /** The ref of the control that the error summary leads to. */
  control: (element: HTMLElement | null) => void;
  focus: () => void;
  set: (value: unknown) => void;
  leave: () => void;
}

/** Ties a field to its form: its value, its error, its rules. */
export function useFormField(
  { name, label, required = false, readOnly = false, disabled = false }: FieldProps,
  rules: FieldRules = {},
): FormField {
  const id = useId();
  const store = useFormStore();
  const value = useFormState(({ state }) => state.values[name]);
  const error = useFormState(({ state }) => state.errors[name]);
  const element = useRef<HTMLElement>(null);
  const control = useCallback((now: HTMLElement | null) => {
    element.current = now;
  }, []);

  const isOpen = !readOnly && !disabled;
  // What the server has in a field that it did not send, nobody knows: to fill it in anew cannot be required.
  const isRequired = required && isOpen && !store.isAbsent(name);
  const problem = (judged: unknown): string | undefined => {
    if (!isOpen) return undefined;
    const stored = store.secrets.get(name)?.isEmpty === false;
    if (isEmpty(judged)) {
      return rules.emptied?.() ?? (isRequired && !stored ? `${label} is required` : undefined);
    }
    return judged === store.initial[name] ? undefined : rules.check?.(judged);
  };
  const { isPrivate = false } = rules;
  const latest = useRef({ problem, ...rules });
  useLayoutEffect(() => {
    latest.current = { problem, ...rules };
  });
  useLayoutEffect(
    () =>
      store.enter(name, {
        label,
        isPrivate,
        element: () => element.current,
        words: (shown) => (latest.current.words ?? textOf)(shown),
        problem: (judged) => latest.current.problem(judged),
        settle: async () => latest.current.settle?.(),
      }),
    [store, name, label, isPrivate],
  );

  return {
    words: { id, label, required: isRequired, error },
    store,
    value,
    control,
    focus: () => element.current?.focus(),
    set: (next) => store.set(name, next),
    leave: () => store.leave(name),
  };
}

function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  if (Array.isArray(value)) return value.length === 0;
  return value === undefined || value === null || value === false;
}

/** A value as a text box shows it; the server may have sent a number, or nothing. */
export function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
