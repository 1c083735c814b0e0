import type { ReactNode } from 'react';
import { Button } from '@/components/ui/Button';
import { keepFocusInSection } from '@/components/feedback/sectionFocus';
import type { AttributeName } from '@/domain/attributes/attributes';
import type { StoredDifference } from '@/domain/quotation/namedFields';
import { answerNote, fieldNote, storedAsText } from '@/domain/quotation/shown';
import type { AnswerField } from '../state/answerField';
import { useDifferences, useQuotation } from '../state/store';
import styles from './StoredTwice.module.css';

/** FIELD-19: at a field of the header whose stored answer differs: what the answer says, and which of the two to use. */
export function OtherAnswer({ name }: { name: AttributeName }): ReactNode {
  const difference = useDifferences().find((each) => each.name === name);
  return difference && <Choice difference={difference} note={answerNote(difference)} />;
}

/** FIELD-19: the same at the answer: what the quotation's own field says. */
export function OtherField({ cell }: { cell: AnswerField }): ReactNode {
  const { answers } = useQuotation();
  const difference = useDifferences().find(
    ({ cell: { group, attribute, row } }) => answers.cellAt(group, attribute, row) === cell,
  );
  return difference && <Choice difference={difference} note={fieldNote(difference)} />;
}

function Choice({ difference, note }: { difference: StoredDifference; note: string }): ReactNode {
  const store = useQuotation();
  return (
    <div className={styles.box}>
      <p>
        <bdi translate="no">{note}</bdi>
      </p>
      <div className={styles.buttons}>
        <Button ref={keepFocusInSection} size="small" onClick={() => store.settle(difference, 'answer')}>
          Use the answer
        </Button>
        <Button ref={keepFocusInSection} size="small" onClick={() => store.settle(difference, 'field')}>
          Use the quotation’s value
        </Button>
      </div>
    </div>
  );
}

/** What is stored under several earlier names of a question: one of it may be the answer. */
export function EarlierAnswers({ cell, label }: { cell: AnswerField; label: string }): ReactNode {
  const { answers } = useQuotation();
  return cell.earlier.map((text) => {
    const words = storedAsText(cell.attribute, [text]);
    return (
      <div key={text} className={styles.earlier}>
        <bdi translate="no">{words}</bdi>
        <Button
          ref={keepFocusInSection}
          size="small"
          aria-label={`Use ${label}: ${words}`}
          onClick={() => {
            answers.type(cell, text);
            // It was said of what was in the box before.
            cell.showNote('');
          }}
        >
          Use
        </Button>
      </div>
    );
  });
}
