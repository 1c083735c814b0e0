import type { ReactNode } from 'react';
import { useLoadedPart } from '@/components/ui/useLoadedPart';
import type { DialogFrameProps } from './DialogFrame';

interface ModalDialogProps extends DialogFrameProps {
  open: boolean;
}

/** A modal dialog with content of its own. For a plain question or message use `useDialogs`. Its code comes at the first opening. */
export function ModalDialog({ open, ...props }: ModalDialogProps): ReactNode {
  const frame = useLoadedPart(async () => {
    if (!open) return false;
    try {
      return (await import(/* webpackChunkName: "dialog" */ './DialogFrame')).DialogFrame;
    } catch {
      // Closed again, so that the next press tries again.
      props.onClose();
      return false;
    }
  }, open);
  return open && frame ? <frame.view {...props} /> : null;
}
