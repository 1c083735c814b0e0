import { useRef, useState, type ReactNode } from 'react';
import { Dialog } from 'radix-ui';
import { Button, IconButton } from '@/components/ui/Button';
import { classes } from '@/components/ui/classes';
import { followVisibleArea } from './followVisibleArea';
import { returnFocus } from './returnFocus';
import styles from './dialogs.module.css';

export interface DialogProps {
  /** The dialog's heading and name. */
  title: string;
  /** Cancel, the close button and Escape. A press beside the dialog does not close it: nothing typed is lost. */
  onClose(): void;
  children: ReactNode;
  /** The dialog's other buttons, after Cancel. */
  actions?: ReactNode;
  cancelLabel?: string;
  width?: 'normal' | 'wide';
}

/** The open dialog of a `ModalDialog`, in a chunk of its own because it imports Radix. */
export function OpenDialog({
  title,
  onClose,
  children,
  actions,
  cancelLabel = 'Cancel',
  width = 'normal',
}: DialogProps): ReactNode {
  const [opener] = useState(() => document.activeElement);
  const content = useRef<HTMLDivElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <div ref={followVisibleArea} className={styles.backdrop}>
          <Dialog.Content
            className={classes(styles.dialog, width === 'wide' && styles.wide)}
            aria-describedby={undefined}
            onInteractOutside={(event) => event.preventDefault()}
            onOpenAutoFocus={(event) => {
              event.preventDefault();
              const first = content.current?.querySelector<HTMLElement>(
                'a[href], button, input:not([readonly]), select, textarea',
              );
              (first ?? cancel.current)?.focus();
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              returnFocus(opener);
            }}
          >
            <div className={styles.header}>
              <Dialog.Title>{title}</Dialog.Title>
              {/* A second button with the name Close is not needed. */}
              {cancelLabel !== 'Close' && (
                <IconButton icon="close" label="Close" size="small" onClick={onClose} />
              )}
            </div>
            <div ref={content} className={styles.body}>
              {children}
            </div>
            <div className={styles.buttons}>
              <Button ref={cancel} onClick={onClose}>
                {cancelLabel}
              </Button>
              {actions}
            </div>
          </Dialog.Content>
        </div>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
