import { useEffect, type ReactElement } from 'react';
import { ModalDialog } from '@/components/feedback/dialogs/ModalDialog';
import type { Id } from '@/domain/records/scalars';
import { useAppDispatch } from '@/redux';
import { SetupCheck } from './SetupCheck';
import { SetupPreview } from './SetupPreview';
import { setupOpened } from './setupSlice';

/** A look at the set-up of a category. */
export interface SetupLook {
  readonly kind: 'preview' | 'check';
  readonly id: Id;
  readonly name: string | undefined;
}

const titles = { preview: 'Preview', check: 'Check' } as const;

/** The preview or the check of a category; closed while there is no `look`. */
export function SetupDialog({
  look,
  onClose,
}: {
  look: SetupLook | undefined;
  onClose: () => void;
}): ReactElement {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (look) dispatch(setupOpened(String(look.id)));
  }, [dispatch, look]);
  const title = look && [titles[look.kind], look.name].filter(Boolean).join(': ');
  return (
    <ModalDialog
      open={look !== undefined}
      title={title ?? ''}
      onClose={onClose}
      cancelLabel="Close"
      width={look?.kind === 'preview' ? 'wide' : 'normal'}
    >
      {look?.kind === 'preview' && <SetupPreview id={look.id} onLeave={onClose} />}
      {look?.kind === 'check' && <SetupCheck id={look.id} onLeave={onClose} />}
    </ModalDialog>
  );
}
