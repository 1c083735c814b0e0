import type { ReactNode } from 'react';
import { isSameValue, type Draft } from '@/domain/saving/draft';
import { withHtmlLineEnds } from '@/domain/text/lineEnds';
import { Button } from '@/components/ui/Button';
import { ModalDialog } from '@/components/feedback/dialogs/ModalDialog';
import type { DraftSource } from './draftAutosave';
import styles from './drafts.module.css';

interface DraftCompareProps {
  draft: Draft;
  /** When the draft was stored, as text. */
  time: string;
  source: DraftSource;
  isOpen: boolean;
  onClose: () => void;
  onRestore?: (() => void) | undefined;
}

/** Compares each field of a draft with the stored value; a new record has no stored values. */
export function DraftCompare({
  draft,
  time,
  source,
  isOpen,
  onClose,
  onRestore,
}: DraftCompareProps): ReactNode {
  const storedText = (name: string): string => source.text(name, source.stored(name));
  const changes = draft.fields.filter(
    ({ name, label, value }) => label !== '' && !isSameValue(source.stored(name) ?? null, value),
  );
  const isNew = source.isNew ?? changes.every(({ name }) => storedText(name) === '');
  return (
    <ModalDialog
      title="Compare unsaved work"
      open={isOpen}
      onClose={onClose}
      cancelLabel="Close"
      width="wide"
      actions={
        onRestore && (
          <Button variant="primary" onClick={onRestore}>
            Restore
          </Button>
        )
      }
    >
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Field</th>
              {!isNew && <th scope="col">Stored now</th>}
              <th scope="col">{`Unsaved work from ${time}`}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ name, label, was, value }) => (
              <tr key={name}>
                <th scope="row">
                  <bdi>{label}</bdi>
                </th>
                {!isNew && (
                  <td>
                    <Value text={storedText(name)} />
                    {!isSameValue(source.stored(name) ?? null, was) && (
                      <span className={styles.since}>Changed by another save since this was typed</span>
                    )}
                  </td>
                )}
                <td>
                  <Value text={source.text(name, value)} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </ModalDialog>
  );
}

function Value({ text }: { text: string }): ReactNode {
  return text === '' ? (
    <span className={styles.blank}>empty</span>
  ) : (
    <bdi translate="no">{withHtmlLineEnds(text)}</bdi>
  );
}
