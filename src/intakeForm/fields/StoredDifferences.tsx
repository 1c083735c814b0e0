import type { ReactNode } from 'react';
import { Button } from '@/components/ui/Button';
import { keepFocusInSection } from '@/components/feedback/sectionFocus';
import type { AttributeName } from '@/domain/attributes/attributes';
import type { StoredDifference } from '@/domain/quotation/namedFields';
import { answerNote, fieldNote, storedAsText } from '@/domain/quotation/shown';
import type { AnswerField } from '../state/answerField';
import { useDifferences, useQuotation } from '../state/store';
import styles from './StoredDifferences.module.css';

/** Below a field of the header whose stored answer differs: shows the answer and asks which of the two to use. */
export function DifferingAnswer({ name }: { name: AttributeName }): ReactNode {
  const difference = useDifferences().find((each) => each.name === name);
  return difference && <Choice difference={difference} note={answerNote(difference)} />;
}

/** Below an answer that differs from the quotation's own field: shows that field and asks which of the two to use. */
export function DifferingField({ cell }: { cell: AnswerField }): ReactNode {
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
        <Button
          ref={keepFocusInSection}
          size="small"
          onClick={() => store.resolveDifference(difference, 'answer')}
        >
          Use the answer
        </Button>
        <Button
          ref={keepFocusInSection}
          size="small"
          onClick={() => store.resolveDifference(difference, 'field')}
        >
          Use the quotation’s value
        </Button>
      </div>
    </div>
  );
}

/** Texts that are stored under several earlier names of a question. The user can choose one of them as the answer. */
export function EarlierAnswers({ cell, label }: { cell: AnswerField; label: string }): ReactNode {
  const { answers } = useQuotation();
  return cell.earlier.map((text) => {
    const storedText = storedAsText(cell.attribute, [text]);
    return (
      <div key={text} className={styles.earlier}>
        <bdi translate="no">{storedText}</bdi>
        <Button
          ref={keepFocusInSection}
          size="small"
          aria-label={`Use ${label}: ${storedText}`}
          onClick={() => {
            answers.type(cell, text);
            // The note was about the text before.
            cell.showNote('');
          }}
        >
          Use
        </Button>
      </div>
    );
  });
}
