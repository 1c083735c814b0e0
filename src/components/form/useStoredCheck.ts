import { useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { Reading } from '@/components/feedback/staleWrite/reading';
import { useStaleCheck } from '@/components/feedback/staleWrite/useStaleCheck';
import type { FormRegistry } from './fields/formRegistry';
import { withoutSecrets } from './fields/secretFields';

interface StoredCheckOptions {
  readonly registry: FormRegistry;
  /** The record that the form was opened with. */
  readonly record: object;
  /** Absent where the record is new. */
  readonly readAgain: (() => Reading<object>) | undefined;
  readonly together: readonly (readonly string[])[] | undefined;
}

/** The check of a form of a record before its update is sent, and the dialog in which the user decides. */
export function useStoredCheck({ registry, record, readAgain, together }: StoredCheckOptions): {
  readonly check: () => Promise<boolean>;
  readonly dialog: ReactNode;
} {
  const opened = useRef(record);
  const { check, dialog } = useStaleCheck();

  function onMerged(known: object, merged: object): void {
    opened.current = known;
    // What is validated and sent next is what the form holds then.
    flushSync(() => registry.rebase(withoutSecrets(known), withoutSecrets(merged).values));
  }

  return {
    check: async () => {
      if (!readAgain) return true;
      return check({
        readAgain,
        loadRule: async () => {
          const { compareWithStored } = await import(
            /* webpackChunkName: "stored-record" */ './compareWithStored'
          );
          return (theirs) =>
            compareWithStored({ registry, opened: opened.current, theirs, together, onMerged });
        },
      });
    },
    dialog,
  };
}
