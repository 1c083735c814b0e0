import { useCallback, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import type { FieldWords } from '../FieldFrame';
import { errorAt, hasContent, isRequiredBy } from '../schema';
import { useFormState, useFormStore, type FormStore, type FormValues } from './formStore';

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
export interface FieldRules {
  /** A secret or a file: no draft may keep it. */
  isPrivate?: boolean;
  /** How a value reads, where it is not its own words. */
  words?: ((value: unknown) => string) | undefined;
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
  { name, label, readOnly = false, disabled = false }: FieldProps,
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
  const isInSchema = useFormState(({ schema, state }) => isRequiredBy(schema, name, state.values));
  const isRequired = isOpen && isInSchema && !store.isAbsent(name);
  const problem = (values: FormValues): string | undefined => {
    if (!isOpen) return undefined;
    const checked = values[name];
    if (hasContent(checked)) {
      // What the server sent goes back as it is, right or wrong.
      return checked === store.initial[name] ? undefined : errorAt(store.schema, name, values);
    }
    const reason = rules.emptied?.();
    // A secret that is stored stays when its box is left empty, and so does a value that the server did not send.
    const isStored = store.secrets.get(name)?.isEmpty === false || store.isAbsent(name);
    return reason ?? (isStored ? undefined : errorAt(store.schema, name, values));
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

/** A value as a text box shows it; the server may have sent a number, or nothing. */
export function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
