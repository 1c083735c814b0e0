import { useField } from 'formik';
import { useLayoutEffect, useRef, useState } from 'react';
import { createBlurCheck, type BlurCheck } from './blurCheck';
import { hasContent } from '../schema';
import { fieldText } from './useFormField';

/** A check of a value by the server on blur. */
export interface ServerCheck {
  /** Resolves to false when the server refuses the value; rejects when the call fails, which does not refuse the value. */
  ask: (value: string) => Promise<boolean>;
  /** Shown at the field when the value was refused and cleared. */
  message: string;
  onRefused?: ((value: string) => void) | undefined;
}

export interface ServerChecked {
  checking: boolean;
  /** The value that was refused and cleared, until the user types another. */
  refused: string | undefined;
  forget: () => void;
  /** Returns the message after a refusal, while the field is blank. */
  validate: (value: unknown) => string | undefined;
  /** Checks the value on blur. */
  onBlur: (left: string) => void;
  /** Waits for the result of the check. Returns whether the value may be sent. */
  check: () => Promise<boolean>;
}

/** Runs a field's server check: a refused value is cleared, and can be restored. */
export function useServerCheck(name: string, check: ServerCheck): ServerChecked {
  const [field, { initialValue }, { setValue, setTouched, setError }] = useField<unknown>(name);
  const value = fieldText(field.value);
  const [refused, setRefused] = useState<string>();
  const [asked, setAsked] = useState<string>();
  const latest = useRef<ServerCheck>(undefined);
  const blurCheck = useRef<BlurCheck>(undefined);

  useLayoutEffect(() => {
    latest.current = check;
    blurCheck.current ??= createBlurCheck({
      known: fieldText(initialValue),
      async ask(text) {
        setAsked(text);
        return (await latest.current?.ask(text)) ?? true;
      },
      onResult(result, text) {
        setAsked(undefined);
        if (result !== 'refused' || !latest.current) return;
        setRefused(text);
        void setValue('', false);
        void setTouched(true, false);
        setError(latest.current.message);
        latest.current.onRefused?.(text);
      },
    });
    blurCheck.current.change(value);
    // A response that arrives after the field was unmounted is ignored.
    return () => {
      latest.current = undefined;
    };
  });

  return {
    checking: asked === value && value !== '',
    refused,
    // Not set on every keystroke, because even an equal state would render the field again.
    forget: () => {
      if (refused !== undefined) setRefused(undefined);
    },
    validate: (typed) => (refused === undefined || hasContent(typed) ? undefined : check.message),
    onBlur: (left) => {
      blurCheck.current?.change(left);
      blurCheck.current?.onBlur();
    },
    check: async () => (await blurCheck.current?.result()) !== 'refused',
  };
}
