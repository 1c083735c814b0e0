import { useEffect, useRef, type ReactNode } from 'react';
import { announce } from '@/components/feedback/announce';
import styles from './FieldNote.module.css';

/**
 * What a field has to say of what was just entered. It is no error: it is read out once, politely, and holds nothing. Of a
 * text that goes on where the one before it ended, only what is new is read out.
 */
export function FieldNote({ id, text }: { id: string; text: string }): ReactNode {
  const heard = useRef('');
  useEffect(() => {
    const before = heard.current;
    heard.current = text;
    if (!before.startsWith(text)) announce(text.startsWith(before) ? text.slice(before.length).trim() : text);
  }, [text]);
  return (
    <p id={id} className={styles.note}>
      {text}
    </p>
  );
}
