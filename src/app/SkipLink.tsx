import type { MouseEvent, ReactElement } from 'react';
import styles from './SkipLink.module.css';

function skipToMain(event: MouseEvent): void {
  // Only the focus moves: a hash in the address would be a navigation.
  event.preventDefault();
  document.getElementById('main')?.focus();
}

/** The first element that Tab reaches on every screen. */
export function SkipLink(): ReactElement {
  return (
    <a href="#main" className={styles.skip} onClick={skipToMain}>
      Skip to content
    </a>
  );
}
