import { useId, useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/Button';
import { classes } from '@/components/ui/classes';
import { usePrinting } from '@/components/ui/usePrinting';
import type { ShownAnswer, ShownGroup } from '@/domain/quotation/shown';
import { nothing, ReadOnlyAnswer } from './ReadOnlyAnswer';
import { stripe } from '../fields/stripe';
import styles from './readOnly.module.css';

/** A table with more rows than this starts collapsed, so that the page stays short. */
const maxOpenRows = 5;

/** The rows of a Table; a button + or − opens or closes each row. All rows are printed open. */
export function ReadOnlyTable({ group, headingId }: { group: ShownGroup; headingId: string }): ReactNode {
  const { name, rows } = group;
  const isPrinting = usePrinting();
  const [open, setOpen] = useState<ReadonlySet<number>>(
    () => new Set(rows.length > maxOpenRows ? [] : rows.keys()),
  );
  const areAllOpen = open.size === rows.length;

  function toggle(row: number): void {
    const next = new Set(open);
    if (!next.delete(row)) next.add(row);
    setOpen(next);
  }

  return (
    <>
      <table className={styles.rows} aria-labelledby={headingId}>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">Row</th>
            <th scope="col">Answers</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((answers, index) => (
            <Row
              key={index}
              {...{ name, answers, index }}
              isOpen={isPrinting || open.has(index)}
              onToggle={() => toggle(index)}
            />
          ))}
        </tbody>
      </table>
      {rows.length > maxOpenRows && (
        <div className={styles.tools}>
          <Button size="small" onClick={() => setOpen(new Set(areAllOpen ? [] : rows.keys()))}>
            <span>{areAllOpen ? 'Collapse all rows' : 'Expand all rows'}</span>
            <span className="visually-hidden">{` of ${name}`}</span>
          </Button>
        </div>
      )}
    </>
  );
}

interface RowProps {
  /** The group's name, for the label of the button. */
  name: string;
  answers: readonly ShownAnswer[];
  index: number;
  isOpen: boolean;
  onToggle: () => void;
}

function Row({ name, answers, index, isOpen, onToggle }: RowProps): ReactNode {
  const id = useId();
  const row = index + 1;
  return (
    <tr className={classes(stripe(index), styles.row)}>
      <th scope="row" className={styles.rowHeader}>
        <button
          type="button"
          className={styles.toggle}
          aria-label={`${name}, row ${row}`}
          aria-expanded={isOpen}
          {...(isOpen && { 'aria-controls': id })}
          onClick={onToggle}
        >
          {isOpen ? '−' : '+'}
        </button>
        {/* The name of the button includes the row already. */}
        <span aria-hidden="true">{`Row ${row}`}</span>
      </th>
      <td className={styles.rowBody}>
        {isOpen ? (
          <dl id={id} className={styles.rowAnswers}>
            {answers.map((answer, column) => (
              <ReadOnlyAnswer key={column} {...{ answer, row }} />
            ))}
          </dl>
        ) : (
          <span className={styles.digest}>{rowSummary(answers)}</span>
        )}
      </td>
    </tr>
  );
}

/** A closed row in one line: its first three answers that are not secret. */
function rowSummary(answers: readonly ShownAnswer[]): string {
  const answered = answers.filter(({ text, isSecure }) => text !== '' && !isSecure).slice(0, 3);
  return answered.map(({ text }) => text).join(' · ') || nothing;
}
