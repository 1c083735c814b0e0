import { useState, useSyncExternalStore } from 'react';
import { logVersion, onCall } from '../callLog';
import { perform, type OperationName } from '../controls';

/** Renders again whenever a call arrived or ended, or a control changed something. */
export function useServerChanges(): void {
  useSyncExternalStore(onCall, logVersion);
}

interface Operate {
  /** Why the last operation was refused; empty if it was carried out. */
  readonly problem: string;
  /** Carries out an operation; resolves with its result, or with nothing if it was refused. */
  readonly operate: (name: OperationName, input?: () => unknown) => Promise<object | undefined>;
}

/** The operations of `/__mock/`, and the error of the last one. */
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

/** The typed number; nothing if the box is empty. The operation itself refuses a value that is not a number. */
export function numberIn(form: FormData, name: string): number | undefined {
  const text = textIn(form, name);
  return text === undefined ? undefined : Number(text);
}

/** The typed text; nothing if the box is empty. */
export function textIn(form: FormData, name: string): string | undefined {
  const value = form.get(name);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}
