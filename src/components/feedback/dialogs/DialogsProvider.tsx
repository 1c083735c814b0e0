import { useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { DialogHost } from './DialogHost';
import { DialogsContext, type ConfirmOptions, type Dialogs, type Question } from './useDialogs';

interface DialogsProviderProps {
  /** The path of the screen. */
  pathname?: string;
  children: ReactNode;
}

/**
 * Asks in the browser's own dialog, whose buttons are always 'OK' and 'Cancel'. It does not tell Cancel from Escape: where these
 * differ, both are Escape, and nothing is done.
 * @param isStillHere whether the screen that asks is shown: to wait for the code took a while
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
 * Where `useDialogs` gets its answers: a queue, and one dialog at a time. Where the dialog's code does not arrive, the
 * browser's own dialog asks, so that every button still works.
 *
 * A question belongs to its screen: where `pathname` changes, it is closed as by Escape, and nothing is done.
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
      // A question that comes while another is open, or has just closed, returns focus to where the first one came from.
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
      {children}
      {host && question && <host.view key={question.id} question={question} opener={opener} />}
    </DialogsContext>
  );
}
