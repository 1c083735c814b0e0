import { useId, useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/Button';
import { classes } from '@/components/ui/classes';
import { ModalDialog } from '@/components/feedback/dialogs/ModalDialog';
import type { ChangedBy } from '@/domain/saving/staleWrite';
import { withHtmlLineEnds } from '@/domain/text/lineEnds';
import styles from './StaleWriteDialog.module.css';

/** A field, or several fields that belong together, with its three values as text. */
export interface StaleRow {
  readonly name: string;
  readonly label: string;
  readonly by: ChangedBy;
  /** Its values are secret: the texts say only whether they changed. */
  readonly isSecret?: boolean;
  readonly opened: string;
  readonly theirs: string;
  readonly mine: string;
}

interface StaleWriteDialogProps {
  readonly rows: readonly StaleRow[];
  /** Back to the form: nothing is sent. */
  readonly onClose: () => void;
  /** Sends the form; `keepsMine` has the names of the rows for which the user's own value is sent. */
  readonly onSave: (keepsMine: ReadonlySet<string>) => void;
}

const results: Readonly<Record<ChangedBy, string>> = {
  both: 'Changed by both. Choose which one to keep.',
  theirs: 'Not changed by you. The stored value is kept.',
  mine: 'Changed only by you. Your value is kept.',
};

const order: readonly ChangedBy[] = ['both', 'theirs', 'mine'];

/** Shows what another save has changed since the form was opened; where both changed a field, the user chooses a value. */
export function StaleWriteDialog({ rows, onClose, onSave }: StaleWriteDialogProps): ReactNode {
  const id = useId();
  const [choices, setChoices] = useState<ReadonlyMap<string, 'theirs' | 'mine'>>(new Map());
  const open = rows.filter(({ name, by }) => by === 'both' && !choices.has(name)).length;
  const hasChoices = rows.some(({ by }) => by === 'both');
  const sorted = order.flatMap((by) => rows.filter((row) => row.by === by));

  function save(): void {
    onSave(new Set([...choices].flatMap(([name, choice]) => (choice === 'mine' ? [name] : []))));
  }

  return (
    <ModalDialog
      open
      title="Changed since you opened it"
      onClose={onClose}
      cancelLabel="Back to the form"
      width="wide"
      actions={
        <>
          {open > 0 && (
            <p id={id} className={styles.open}>
              {`Choose ${open} more ${open === 1 ? 'value' : 'values'}`}
            </p>
          )}
          <Button
            variant="primary"
            disabled={open > 0}
            aria-describedby={open > 0 ? id : undefined}
            onClick={save}
          >
            Save
          </Button>
        </>
      }
    >
      <p className={styles.intro}>
        <span>Someone else saved this record after you opened it. Nothing has been sent yet.</span>
        {hasChoices && <span> Where you both changed a field, choose the value to keep.</span>}
      </p>
      {sorted.map((row) => (
        <Field
          key={row.name}
          row={row}
          chosen={choices.get(row.name)}
          onChoose={(choice) => setChoices(new Map(choices).set(row.name, choice))}
        />
      ))}
    </ModalDialog>
  );
}

interface FieldProps {
  row: StaleRow;
  chosen: 'theirs' | 'mine' | undefined;
  onChoose: (choice: 'theirs' | 'mine') => void;
}

function Field({ row, chosen, onChoose }: FieldProps): ReactNode {
  const selected = row.by === 'both' ? chosen : row.by;
  const choice = (which: 'theirs' | 'mine', heading: string): ReactNode => (
    <Value
      heading={heading}
      text={row[which]}
      isSelected={selected === which}
      onChoose={row.by === 'both' ? () => onChoose(which) : undefined}
      group={row.name}
    />
  );
  return (
    <fieldset className={styles.field}>
      <legend className={styles.label}>
        <bdi>{row.label}</bdi>
      </legend>
      <p className={classes(styles.result, row.by === 'both' && styles.undecided)}>{results[row.by]}</p>
      <div className={styles.values}>
        <Value heading="When you opened it" text={row.opened} isSelected={false} />
        {choice('theirs', 'Stored now')}
        {choice('mine', 'Yours')}
      </div>
    </fieldset>
  );
}

interface ValueProps {
  heading: string;
  text: string;
  isSelected: boolean;
  /** Where it can be chosen. */
  onChoose?: (() => void) | undefined;
  group?: string;
}

/** One value of a field; a radio button where the user chooses between two of them. */
function Value({ heading, text, isSelected, onChoose, group }: ValueProps): ReactNode {
  const content = (
    <span className={styles.words}>
      <span className={styles.heading}>{heading}</span>{' '}
      {text === '' ? (
        <span className={styles.blank}>blank</span>
      ) : (
        <bdi translate="no" className={styles.text}>
          {withHtmlLineEnds(text)}
        </bdi>
      )}
    </span>
  );
  const look = classes(styles.value, isSelected && styles.kept);
  if (!onChoose) return <div className={look}>{content}</div>;
  return (
    <label className={classes(look, styles.choice)}>
      <input type="radio" name={`stale ${group ?? ''}`} checked={isSelected} onChange={onChoose} />
      {content}
    </label>
  );
}
