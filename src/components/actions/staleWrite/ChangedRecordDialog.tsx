import type { ReactNode } from 'react';
import { ModalDialog } from '@/components/feedback/dialogs/ModalDialog';
import { Button } from '@/components/ui/Button';
import { ChangeTable, type ShownChange } from '@/components/ui/ChangeTable';
import styles from './ChangedRecordDialog.module.css';

/** What has changed on a screen since it was opened. */
export interface RecordChanges {
  readonly sections: readonly { readonly name: string; readonly changes: readonly ShownChange[] }[];
  /** What could not be compared, in whole sentences. */
  readonly notes: readonly string[];
}

interface ChangedRecordDialogProps {
  readonly changes: RecordChanges;
  /** The question that was asked before, to the letter. */
  readonly question: string;
  /** The label of the button that sends. */
  readonly ok: string;
  readonly isDanger: boolean;
  readonly answer: (isConfirmed: boolean) => void;
}

/** Shows what was changed in a record since the screen was opened, and asks again before the action is sent. */
export function ChangedRecordDialog({
  changes: { sections, notes },
  question,
  ok,
  isDanger,
  answer,
}: ChangedRecordDialogProps): ReactNode {
  return (
    <ModalDialog
      open
      title="Changed since you opened it"
      width="wide"
      onClose={() => answer(false)}
      actions={
        <Button variant={isDanger ? 'danger' : 'primary'} onClick={() => answer(true)}>
          {ok}
        </Button>
      }
    >
      <p>Somebody has changed this since you opened it, so nothing has been sent yet.</p>
      {/* Focusable, so that a long list can be scrolled by keyboard. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.changes} role="region" aria-label="Changes" tabIndex={0}>
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        {sections.map(({ name, changes }, index) => (
          <ChangeTable
            key={index}
            name={name}
            changes={changes}
            headings={['When you opened it', 'Stored now']}
          />
        ))}
      </div>
      <p className={styles.question}>{question}</p>
    </ModalDialog>
  );
}
