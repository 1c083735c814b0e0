import { useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { DialogHost } from './DialogHost';
import { DialogsContext, type ConfirmOptions, type Dialogs, type Question } from './useDialogs';

interface DialogsProviderProps {
  /** The path of the screen. */
  pathname?: string;
  children: ReactNode;
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
      if (!code) return kind === 'confirm' ? window.confirm(text) : (window.alert(text), true);
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
