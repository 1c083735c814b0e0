import { Fragment, useId, type ReactNode } from 'react';
import { classes } from '@/components/ui/classes';
import { firstRowsText } from '@/domain/quotation/groups';
import type { ShownAnswer, ShownGroup } from '@/domain/quotation/shown';
import { FormCard } from '../fields/FormCard';
import { ReadOnlyAnswer } from './ReadOnlyAnswer';
import { ReadOnlyTable } from './ReadOnlyTable';
import { stripe } from '../fields/stripe';
import styles from './readOnly.module.css';

/** A read-only group of answers in its display type. */
export function ReadOnlyGroup({ group }: { group: ShownGroup }): ReactNode {
  const heading = useId();
  const { name, display, rows, rowCount } = group;
  const [first = []] = rows;
  const lines = display === 'table' ? rows.length : Math.ceil((first.length * rows.length) / 2);
  const isEmpty = rows.length === 0 || first.length === 0;
  return (
    <FormCard headingId={heading} heading={<bdi>{name}</bdi>} lines={lines}>
      {isEmpty ? (
        <p className={styles.none}>{display === 'table' ? 'No rows' : 'No questions'}</p>
      ) : display === 'table' ? (
        <ReadOnlyTable group={group} headingId={heading} />
      ) : (
        rows.map((answers, row) => (
          <Fragment key={row}>
            {row > 0 && <h3 className={styles.further}>{`Row ${row + 1}`}</h3>}
            <Lines answers={answers} display={display} />
          </Fragment>
        ))
      )}
      {rowCount > rows.length && (
        <p className={styles.none}>{`${firstRowsText(rows.length, rowCount)} are shown.`}</p>
      )}
    </FormCard>
  );
}

/** One answer a line to the right of its label (40/60), or two below their labels. */
function Lines({
  answers,
  display,
}: {
  answers: readonly ShownAnswer[];
  display: 'single' | 'double';
}): ReactNode {
  const width = display === 'double' ? 2 : 1;
  return (
    <dl className={classes(styles.answers, styles[display])}>
      {answers.map((answer, index) => (
        <ReadOnlyAnswer
          key={index}
          answer={answer}
          className={classes(stripe(Math.floor(index / width)), styles.line)}
        />
      ))}
    </dl>
  );
}
