import { useEffect, useRef, type ReactNode } from 'react';
import { announce } from '@/components/feedback/announce';
import styles from './FieldNote.module.css';

/**
 * A note about what was just entered, which is no error. It is announced once. When a text continues the previous one, only
 * its new end is announced.
 */
export function FieldNote({ id, text }: { id: string; text: string }): ReactNode {
  const announced = useRef('');
  useEffect(() => {
    const before = announced.current;
    announced.current = text;
    if (!before.startsWith(text)) announce(text.startsWith(before) ? text.slice(before.length).trim() : text);
  }, [text]);
  return (
    <p id={id} className={styles.note}>
      {text}
    </p>
  );
}
