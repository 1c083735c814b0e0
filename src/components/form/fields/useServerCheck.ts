import { useFormikContext } from 'formik';
import { useState } from 'react';
import { useBlurCheck } from '../useBlurCheck';
import { textOf } from './useFormField';
import { useFormRegistry } from './formRegistry';

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
  onBlur: () => void;
  /** Waits for the answer; gives the message of a refusal. */
  error: () => Promise<string | undefined>;
}

/** Runs a field's server check: a refused value is cleared, and kept to be offered back. */
export function useServerCheck(name: string, check: ServerCheck | undefined): ServerChecked {
  const registry = useFormRegistry();
  const value = textOf(useFormikContext<Record<string, unknown>>().values[name]);
  const [refused, setRefused] = useState<string>();
  const { checking, leave, settle } = useBlurCheck({
    value,
    known: textOf(registry.initial[name]),
    ask: async (asked) => (check ? check.ask(asked) : true),
    onAnswer: (answer, answered) => {
      if (answer !== 'refused' || !check) return;
      setRefused(answered);
      registry.refuse(name, check.message);
      check.onRefused?.(answered);
    },
  });
  return {
    checking,
    refused,
    // Not on every keystroke: even the same state again would render the field twice.
    forget: () => {
      if (refused !== undefined) setRefused(undefined);
    },
    onBlur: () => check && leave(),
    error: async () => (check && !(await settle()) ? check.message : undefined),
  };
}
