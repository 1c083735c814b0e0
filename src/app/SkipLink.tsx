import type { MouseEvent, ReactElement } from 'react';
import styles from './SkipLink.module.css';

function skipToMain(event: MouseEvent): void {
  // The address stays: a hash would be a navigation.
  event.preventDefault();
  document.getElementById('main')?.focus();
}

/** The first stop of the Tab key on every screen. */
export function SkipLink(): ReactElement {
  return (
    <a href="#main" className={styles.skip} onClick={skipToMain}>
      Skip to content
    </a>
  );
}
