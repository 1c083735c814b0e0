import { createContext, useContext, useLayoutEffect, useMemo, useRef } from 'react';

export interface ConfirmOptions {
  /** Which record it is about, in a line of its own under the question: 'Quotation POL-2026-1073 · Ann Marble'. */
  detail?: string | undefined;
  /** The labels of the two buttons; 'OK' and 'Cancel' unless the documents say otherwise. */
  ok?: string;
  cancel?: string;
  /** What cannot be undone: the confirming button is marked, and focus starts on the other one. */
  danger?: boolean;
  /** Called before the answer when Escape closes the dialog, where Escape differs from Cancel. */
  onEscape?(): void;
}

/** One open dialog. */
export interface Question extends ConfirmOptions {
  id: number;
  text: string;
  kind: 'confirm' | 'notify';
  /** The path of the screen that asked. */
  askedOn: string;
  /** The error of a failed change: the server's message is shown below the text where it was refused. */
  error?: unknown;
  answer(isConfirmed: boolean): void;
}

export interface Dialogs {
  /** Asks with exactly this text; true when the user confirms. Escape is Cancel. */
  confirm(text: string, options?: ConfirmOptions): Promise<boolean>;
  /**
   * Shows exactly this text and one button, 'OK'; resolves when it is closed. After a refused change (`error`) the server's
   * message follows the text.
   */
  notify(text: string, error?: unknown): Promise<void>;
}

export const DialogsContext = createContext<Dialogs | null>(null);

/** Whether a dialog is open: the user is asked, so nothing behind it looks busy. */
export const DialogOpenContext = createContext(false);

/**
 * Asks or alerts in a dialog. Dialogs that are opened together are shown one after another. An unmounted component does not
 * ask: `confirm` resolves to false.
 */
export function useDialogs(): Dialogs {
  const dialogs = useContext(DialogsContext);
  if (!dialogs) throw new Error('useDialogs needs a DialogsProvider above it');
  const isMounted = useRef(true);
  useLayoutEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return useMemo(
    () => ({
      ...dialogs,
      confirm: async (text, options) => isMounted.current && dialogs.confirm(text, options),
    }),
    [dialogs],
  );
}
