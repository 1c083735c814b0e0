import { useLayoutEffect, useState, type ReactNode } from 'react';
import { useDialogs } from '@/components/feedback/dialogs/useDialogs';
import { isInField } from '@/components/ui/isInField';
import { missingPartText } from '@/domain/saving/failure';
import type { SessionArea } from '@/session/session';
import type { KeysDialog } from './KeysDialog';

/** Shows the keys of the product when `?` is pressed outside of fields. Their list is loaded then. */
export function KeysHelp({ area }: { area: SessionArea }): ReactNode {
  const { notify } = useDialogs();
  const [dialog, setDialog] = useState<{ view: typeof KeysDialog }>();
  // Before the screen is painted: a key that is pressed as soon as it is seen counts.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.key !== '?' || isInField(event) || document.querySelector('[role$="dialog"]')) return;
      event.preventDefault();
      import(/* webpackChunkName: "dialog" */ './KeysDialog').then(
        ({ KeysDialog: view }) => setDialog({ view }),
        () => void notify(missingPartText.notLoaded),
      );
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [notify]);
  return dialog && <dialog.view area={area} onClose={() => setDialog(undefined)} />;
}
