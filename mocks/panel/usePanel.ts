import { useState, useSyncExternalStore } from 'react';
import { logVersion, onCall } from '../callLog';
import { perform, type OperationName } from '../controls';

/** Renders anew whenever a call came in or ended, or a control changed something. */
export function useServerChanges(): void {
  useSyncExternalStore(onCall, logVersion);
}

interface Operate {
  /** Why the last operation was refused; empty where it was carried out. */
  readonly problem: string;
  /** Carries an operation out; resolves with its result, or with nothing where it was refused. */
  readonly operate: (name: OperationName, input?: () => unknown) => Promise<object | undefined>;
}

/** The operations of `/__mock/`, and the sentence with which the last one was refused. */
export function useOperation(): Operate {
  const [problem, setProblem] = useState('');
  return {
    problem,
    operate: async (name, input) => {
      try {
        const result = await perform(name, input?.());
        setProblem('');
        return result;
      } catch (error) {
        setProblem(error instanceof Error ? error.message : String(error));
        return undefined;
      }
    },
  };
}

/** The number that was typed; nothing where the box is empty. What is no number is left to the check of the operation. */
export function numberIn(form: FormData, name: string): number | undefined {
  const text = textIn(form, name);
  return text === undefined ? undefined : Number(text);
}

/** The text that was typed; nothing where the box is empty. */
export function textIn(form: FormData, name: string): string | undefined {
  const value = form.get(name);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}
