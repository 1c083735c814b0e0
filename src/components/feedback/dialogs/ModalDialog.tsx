import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { loadForPress } from '@/components/ui/loadForPress';
import type { DialogProps, OpenDialog } from './OpenDialog';

/** A modal dialog with content of its own. For a plain question or message use `useDialogs`. */
export function ModalDialog({ open, ...props }: DialogProps & { open: boolean }): ReactNode {
  const [dialog, setDialog] = useState<{ view: typeof OpenDialog }>();
  // When the code cannot be loaded, the dialog is closed again, so that the next press loads it once more.
  const close = useEffectEvent(() => props.onClose());
  useEffect(() => {
    if (!open || dialog) return;
    void loadForPress(() => import('./OpenDialog')).then((code) => {
      if (code) setDialog({ view: code.OpenDialog });
      else close();
    });
  }, [open, dialog]);
  return open && dialog && <dialog.view {...props} />;
}
