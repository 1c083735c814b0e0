import { useEffect, type ReactNode } from 'react';
import { announce } from '@/components/feedback/announce';
import styles from './FieldNote.module.css';

/** What a field has to say of what was just entered. It is no error: it is read out once, politely, and holds nothing. */
export function FieldNote({ id, text }: { id: string; text: string }): ReactNode {
  useEffect(() => announce(text), [text]);
  return (
    <p id={id} className={styles.note}>
      {text}
    </p>
  );
}
