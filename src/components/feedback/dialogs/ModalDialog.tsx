import { useEffect, useState, type ReactNode } from 'react';
import type { DialogFrame, DialogFrameProps } from './DialogFrame';

interface ModalDialogProps extends DialogFrameProps {
  open: boolean;
}

const fetchFrame = (): Promise<{ DialogFrame: typeof DialogFrame }> =>
  import(/* webpackChunkName: "dialog" */ './DialogFrame');

/** A modal dialog with content of its own. For a plain question or message use `useDialogs`. Its code comes at the first opening. */
export function ModalDialog({ open, ...props }: ModalDialogProps): ReactNode {
  const [frame, setFrame] = useState<{ view: typeof DialogFrame } | null>(null);
  const { onClose } = props;
  const isWanted = open && !frame;
  useEffect(() => {
    if (!isWanted) return undefined;
    let isCancelled = false;
    fetchFrame().then(
      ({ DialogFrame: view }) => !isCancelled && setFrame({ view }),
      // Not fetched: closed again, so that the next press tries again.
      () => !isCancelled && onClose(),
    );
    return () => {
      isCancelled = true;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a new onClose is no reason to fetch again
  }, [isWanted]);
  return open && frame ? <frame.view {...props} /> : null;
}
