import { useContext, useId, useRef, type ReactNode, type RefObject } from 'react';
import { Dialog } from 'radix-ui';
import { FailureNotices } from '@/components/feedback/InlineError';
import { ServerMessage } from '@/components/feedback/ServerMessage';
import { Button } from '@/components/ui/Button';
import { refusalMessage } from '@/domain/saving/failure';
import { followVisibleArea } from './followVisibleArea';
import { returnFocus } from './returnFocus';
import type { Question } from './useDialogs';
import styles from './dialogs.module.css';

/**
 * One question as a modal `alertdialog`: its text, a line with the record or the server's message, and its buttons. For
 * what cannot be undone, focus starts on Cancel. It does not use Radix's backdrop, which locks scrolling with a style
 * element that the content security policy forbids.
 */
export function DialogHost({
  question,
  opener,
}: {
  question: Question;
  opener: RefObject<Element | null>;
}): ReactNode {
  const { text, kind, detail, ok = 'OK', cancel = 'Cancel', danger = false } = question;
  const { onEscape, answer, error } = question;
  const detailId = useId();
  const isQuiet = useContext(FailureNotices) === 'quiet';
  const serverMessage = isQuiet ? refusalMessage(error) : undefined;
  const safe = useRef<HTMLButtonElement>(null);
  const confirming = useRef<HTMLButtonElement>(null);
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && answer(false)}>
      <Dialog.Portal>
        <div ref={followVisibleArea} className={styles.backdrop}>
          <Dialog.Content
            role="alertdialog"
            className={styles.alert}
            aria-describedby={(detail ?? serverMessage) && detailId}
            onInteractOutside={(event) => event.preventDefault()}
            onEscapeKeyDown={() => onEscape?.()}
            onOpenAutoFocus={(event) => {
              event.preventDefault();
              (danger ? safe : confirming).current?.focus();
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              returnFocus(opener.current);
            }}
          >
            <Dialog.Title className={styles.text}>{text}</Dialog.Title>
            {(detail ?? serverMessage) && (
              <p id={detailId} className={detail === undefined ? styles.words : styles.detail}>
                {detail === undefined ? (
                  <ServerMessage text={serverMessage ?? ''} />
                ) : (
                  <bdi translate="no">{detail}</bdi>
                )}
              </p>
            )}
            <div className={styles.buttons}>
              {kind === 'confirm' && (
                <Button ref={safe} onClick={() => answer(false)}>
                  {cancel}
                </Button>
              )}
              <Button ref={confirming} variant={danger ? 'danger' : 'primary'} onClick={() => answer(true)}>
                {ok}
              </Button>
            </div>
          </Dialog.Content>
        </div>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
