import { useField } from 'formik';
import { useLayoutEffect, useRef, useState } from 'react';
import { createBlurCheck, type BlurCheck } from './blurCheck';
import { hasContent } from '../schema';
import { textOf } from './useFormField';

/** A check that the server makes when the user leaves the field (USER-15, PARTNER-21). */
export interface ServerCheck {
  /** Resolves false when the server refuses the value; rejects when it could not be asked, which refuses nothing. */
  ask: (value: string) => Promise<boolean>;
  /** Shown beside the field when the value was refused and cleared. */
  message: string;
  onRefused?: ((value: string) => void) | undefined;
}

export interface ServerChecked {
  checking: boolean;
  /** The value that was refused and cleared, until the user types another. */
  refused: string | undefined;
  forget: () => void;
  /** The message of a refusal while the field is blank. */
  validate: (value: unknown) => string | undefined;
  /** Asks about the value with which the field is left. */
  onBlur: (left: string) => void;
  /** Waits for the answer: whether the value may be sent. */
  check: () => Promise<boolean>;
}

/** Runs a field's server check: a refused value is cleared, and can be put back. */
export function useServerCheck(name: string, check: ServerCheck): ServerChecked {
  const [field, { initialValue }, { setValue, setTouched, setError }] = useField<unknown>(name);
  const value = textOf(field.value);
  const [refused, setRefused] = useState<string>();
  const [asked, setAsked] = useState<string>();
  const latest = useRef<ServerCheck>(undefined);
  const blurCheck = useRef<BlurCheck>(undefined);

  useLayoutEffect(() => {
    latest.current = check;
    blurCheck.current ??= createBlurCheck({
      known: textOf(initialValue),
      async ask(text) {
        setAsked(text);
        return (await latest.current?.ask(text)) ?? true;
      },
      onAnswer(answer, text) {
        setAsked(undefined);
        if (answer !== 'refused' || !latest.current) return;
        setRefused(text);
        void setValue('', false);
        void setTouched(true, false);
        setError(latest.current.message);
        latest.current.onRefused?.(text);
      },
    });
    blurCheck.current.change(value);
    // An answer that comes after the field is gone is ignored.
    return () => {
      latest.current = undefined;
    };
  });

  return {
    checking: asked === value && value !== '',
    refused,
    // Not on every keystroke: even the same state again would render the field twice.
    forget: () => {
      if (refused !== undefined) setRefused(undefined);
    },
    validate: (typed) => (refused === undefined || hasContent(typed) ? undefined : check.message),
    onBlur: (left) => {
      blurCheck.current?.change(left);
      blurCheck.current?.onBlur();
    },
    check: async () => (await blurCheck.current?.answer()) !== 'refused',
  };
}
