import type { ReactNode } from 'react';
import { withHtmlLineEnds } from '@/domain/text/lineEnds';
import { Button } from '@/components/ui/Button';
import { ModalDialog } from '@/components/feedback/dialogs/ModalDialog';
import type { DraftSource } from './draftSource';
import type { DraftComparison } from './draftComparison';
import styles from './drafts.module.css';

interface DraftCompareProps {
  comparison: DraftComparison;
  /** When the draft was stored, as text. */
  time: string;
  source: DraftSource;
  isOpen: boolean;
  onClose: () => void;
  onRestore?: (() => void) | undefined;
}

/** Shows each field of a draft with the stored value, if the record is stored, and the fields that the form no longer has. */
export function DraftCompare({
  comparison: { isNew, changes, savedSince, notAsked },
  time,
  source,
  isOpen,
  onClose,
  onRestore,
}: DraftCompareProps): ReactNode {
  const storedText = (name: string): string => source.text(name, source.stored(name));
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
        {changes.length > 0 && (
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">Field</th>
                {!isNew && <th scope="col">Stored now</th>}
                <th scope="col">{`Unsaved work from ${time}`}</th>
              </tr>
            </thead>
            <tbody>
              {changes.map((field) => (
                <tr key={field.name}>
                  <th scope="row">
                    <bdi>{field.label}</bdi>
                  </th>
                  {!isNew && (
                    <td>
                      <Value text={storedText(field.name)} />
                      {savedSince.includes(field) && (
                        <span className={styles.since}>Changed by another save since this was typed</span>
                      )}
                    </td>
                  )}
                  <td>
                    <Value text={source.text(field.name, field.value)} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        {notAsked.length > 0 && (
          <>
            <h3 className={styles.notAsked}>No longer asked</h3>
            <dl>
              {notAsked.map(({ name, label, value }) => (
                <div key={name} className={styles.answer}>
                  <dt>
                    <bdi>{label}</bdi>
                  </dt>
                  <dd>
                    <Value text={source.text(name, value)} />
                  </dd>
                </div>
              ))}
            </dl>
          </>
        )}
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
