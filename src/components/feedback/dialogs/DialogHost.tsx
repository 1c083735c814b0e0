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
 * One question as a modal `alertdialog` that contains only its text, which record it is about or the server's words about a refusal, and its buttons.
 * Escape is Cancel; for what cannot be undone focus starts on Cancel. The backdrop is ours: Radix's own locks scrolling by
 * a style element, which the content security policy forbids.
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
  const wordsId = useId();
  const isQuiet = useContext(FailureNotices) === 'quiet';
  const words = isQuiet ? refusalMessage(error) : undefined;
  const safe = useRef<HTMLButtonElement>(null);
  const confirming = useRef<HTMLButtonElement>(null);
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && answer(false)}>
      <Dialog.Portal>
        <div ref={followVisibleArea} className={styles.backdrop}>
          <Dialog.Content
            role="alertdialog"
            className={styles.alert}
            aria-describedby={(detail ?? words) && wordsId}
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
            {(detail ?? words) && (
              <p id={wordsId} className={detail === undefined ? styles.words : styles.detail}>
                {detail === undefined ? (
                  <ServerMessage text={words ?? ''} />
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
