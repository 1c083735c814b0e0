import type { ReactNode } from 'react';
import { Button } from '@/components/ui/Button';
import { storedAsText } from '@/domain/quotation/shown';
import type { AnswerField } from '../state/answerField';
import { useQuotation } from '../state/store';
import styles from './StoredTwice.module.css';

/** What is stored under several earlier names of a question: one of it may be the answer. */
export function EarlierAnswers({ cell, label }: { cell: AnswerField; label: string }): ReactNode {
  const { answers } = useQuotation();
  return cell.earlier.map((text) => {
    const words = storedAsText(cell.attribute, [text]);
    return (
      <div key={text} className={styles.earlier}>
        <bdi translate="no">{words}</bdi>
        <Button size="small" aria-label={`Use ${label}: ${words}`} onClick={() => answers.type(cell, text)}>
          Use
        </Button>
      </div>
    );
  });
}
