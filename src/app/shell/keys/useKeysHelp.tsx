import { useEffectEvent, useLayoutEffect, useState, type ReactNode } from 'react';
import { useDialogs } from '@/components/feedback/dialogs/useDialogs';
import { missingPartText } from '@/domain/saving/failure';
import type { SessionArea } from '@/session/session';
import { isSingleKey } from './isSingleKey';
import type { KeysDialog } from './KeysDialog';

/** Shows the keys of the product when `?` is pressed where it is a command, or by `open`. Their list is loaded then. */
export function useKeysHelp(area: SessionArea): { dialog: ReactNode; open: () => void } {
  const { notify } = useDialogs();
  const [dialog, setDialog] = useState<{ view: typeof KeysDialog }>();

  function open(): void {
    import(/* webpackChunkName: "dialog" */ './KeysDialog').then(
      ({ KeysDialog: view }) => setDialog({ view }),
      () => void notify(missingPartText.notLoaded),
    );
  }
  const listen = useEffectEvent((event: KeyboardEvent) => {
    if (!isSingleKey(event, '?')) return;
    event.preventDefault();
    open();
  });
  // Before the screen is painted: a key that is pressed as soon as it is seen counts.
  useLayoutEffect(() => {
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return { dialog: dialog && <dialog.view area={area} onClose={() => setDialog(undefined)} />, open };
}
