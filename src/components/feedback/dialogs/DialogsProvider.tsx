import { useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { DialogHost } from './DialogHost';
import {
  DialogOpenContext,
  DialogsContext,
  type ConfirmOptions,
  type Dialogs,
  type Question,
} from './useDialogs';

interface DialogsProviderProps {
  /** The path of the screen. */
  pathname?: string;
  children: ReactNode;
}

/**
 * Asks with the browser's own dialog, whose buttons are always 'OK' and 'Cancel'. It cannot distinguish Cancel from Escape:
 * where these differ, both count as Escape.
 * @param isStillHere whether the screen that asks is still shown after the wait for the code of the dialog
 */
function askByBrowser(
  text: string,
  { detail, ok = 'OK', cancel = 'Cancel', onEscape }: ConfirmOptions,
  isStillHere: () => boolean,
): boolean {
  const labels = ok === 'OK' && cancel === 'Cancel' ? undefined : `OK: ${ok}. Cancel: ${cancel}.`;
  const question = [text, detail, labels].filter((line) => line !== undefined).join('\n\n');
  const isConfirmed = isStillHere() && window.confirm(question);
  if (!isConfirmed) onEscape?.();
  return isConfirmed;
}

/**
 * Shows the dialogs of `useDialogs` one after another. When the code of the dialog cannot be loaded, the browser's own
 * dialog is used, so that every button still works. When `pathname` changes, open questions are closed as by Escape.
 */
export function DialogsProvider({ pathname = '', children }: DialogsProviderProps): ReactNode {
  const [host, setHost] = useState<{ view: typeof DialogHost }>();
  const [queue, setQueue] = useState<readonly Question[]>([]);
  const lastId = useRef(0);
  const opener = useRef<Element | null>(null);
  const screen = useRef(pathname);

  useLayoutEffect(() => {
    screen.current = pathname;
    for (const { kind, askedOn, onEscape, answer } of queue) {
      if (kind === 'notify' || askedOn === pathname) continue;
      onEscape?.();
      answer(false);
    }
  }, [pathname, queue]);

  const dialogs = useMemo((): Dialogs => {
    async function ask(
      text: string,
      kind: Question['kind'],
      options: ConfirmOptions & { error?: unknown },
    ): Promise<boolean> {
      const active = document.activeElement;
      // A question that is asked while another is open, or has just closed, returns focus to the opener of the first one.
      if (active !== document.body && !active?.closest('[role="alertdialog"]')) opener.current = active;
      const askedOn = screen.current;
      const code = await import('./DialogHost').catch(() => undefined);
      if (!code) {
        if (kind === 'confirm') return askByBrowser(text, options, () => askedOn === screen.current);
        window.alert(text);
        return true;
      }
      setHost({ view: code.DialogHost });
      return new Promise((resolve) => {
        const question = { ...options, id: ++lastId.current, text, kind, askedOn };
        const answer = (isConfirmed: boolean): void => {
          setQueue((waiting) => waiting.filter(({ id }) => id !== question.id));
          resolve(isConfirmed);
        };
        setQueue((waiting) => [...waiting, { ...question, answer }]);
      });
    }
    return {
      confirm: (text, options = {}) => ask(text, 'confirm', options),
      notify: (text, error) => ask(text, 'notify', { error }).then(() => undefined),
    };
  }, []);

  const [question] = queue;
  return (
    <DialogsContext value={dialogs}>
      <DialogOpenContext value={question !== undefined}>{children}</DialogOpenContext>
      {host && question && <host.view key={question.id} question={question} opener={opener} />}
    </DialogsContext>
  );
}
