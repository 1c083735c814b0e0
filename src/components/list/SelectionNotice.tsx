import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import styles from './SelectionNotice.module.css';

interface SelectionNoticeProps {
  /** What is selected, in words; blank if nothing narrows the list. */
  text: string;
  /** How much it is. */
  sum: string;
}

/** Says which rows a mark of the overview has selected, and leads to all rows of the list. */
export function SelectionNotice({ text, sum }: SelectionNoticeProps): ReactNode {
  const { pathname } = useLocation();
  return (
    <p className={styles.notice} role="status">
      <span>From the overview: </span>
      <span translate="no">{text || 'all dates'}</span>
      <span>{` (${sum})`}</span>
      <Link to={pathname}>Show all rows</Link>
    </p>
  );
}
