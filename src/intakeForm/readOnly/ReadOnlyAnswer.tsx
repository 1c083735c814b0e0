import { useState, type ReactNode } from 'react';
import { classes } from '@/components/ui/classes';
import { ContactText } from '@/components/ui/ContactText';
import { Icon } from '@/components/ui/Icon';
import type { ShownAnswer } from '@/domain/quotation/shown';
import styles from './readOnly.module.css';

/** Shown for an empty answer. */
export const nothing = '–';

interface ReadOnlyAnswerProps {
  answer: ShownAnswer;
  /** The row's number from 1, in a table of rows. */
  row?: number;
  className?: string;
}

/** An answer with its label; must be inside a `dl`. */
export function ReadOnlyAnswer({ answer, row, className }: ReadOnlyAnswerProps): ReactNode {
  return (
    <div className={classes(styles.answer, className)}>
      <dt className={styles.label}>
        <bdi>{answer.label}</bdi>
      </dt>
      <dd className={styles.value}>
        <Value {...{ answer, row }} />
        {answer.note !== '' && (
          <p className={styles.note}>
            <bdi translate="no">{answer.note}</bdi>
          </p>
        )}
      </dd>
    </div>
  );
}

function Value({ answer, row }: { answer: ShownAnswer; row: number | undefined }): ReactNode {
  if (answer.isSecure && answer.text !== '') return <SecureValue {...{ answer, row }} />;
  return answer.text === '' ? (
    <span className={styles.nothing}>{nothing}</span>
  ) : (
    <ContactText text={answer.text} link={answer.link} className={styles.text} />
  );
}

/**
 * A secure value: asterisks except for its last four characters. The toggle hides those four as well. The page never has the
 * value itself.
 */
function SecureValue({ answer, row }: { answer: ShownAnswer; row: number | undefined }): ReactNode {
  const [isHidden, setHidden] = useState(false);
  const { label, text } = answer;
  const hidden = text.replaceAll(/[^\s*]/gu, '*');
  const name = row === undefined ? label : `${label}, row ${row}`;
  return (
    <span className={styles.secure}>
      <bdi translate="no" className={styles.mono}>
        {isHidden ? hidden : text}
      </bdi>
      {hidden !== text && (
        <button type="button" className={styles.show} onClick={() => setHidden(!isHidden)}>
          <Icon name={isHidden ? 'eye' : 'eyeOff'} />
          <span className="visually-hidden">{`${isHidden ? 'Show' : 'Hide'} ${name}`}</span>
        </button>
      )}
    </span>
  );
}
