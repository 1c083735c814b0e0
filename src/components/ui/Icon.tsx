import type { ReactNode } from 'react';
import styles from './Icon.module.css';

/** Drawn on a 16 px grid with a 1.5 px line in the text's colour: the data of a path. */
const shapes = {
  plus: 'M8 3v10M3 8h10',
  close: 'm4 4 8 8M12 4l-8 8',
  check: 'm3 8.5 3.2 3L13 4.5',
  chevronLeft: 'M10 3 5 8l5 5',
  chevronRight: 'm6 3 5 5-5 5',
  chevronUp: 'm3 10 5-5 5 5',
  chevronDown: 'm3 6 5 5 5-5',
  arrowLeft: 'M13 8H3m4-4L3 8l4 4',
  sort: 'm5 6 3-3 3 3M5 10l3 3 3-3',
  sortUp: 'M8 13V3M4 7l4-4 4 4',
  sortDown: 'M8 3v10M4 9l4 4 4-4',
  search: 'M3 7a4 4 0 1 0 8 0 4 4 0 1 0-8 0M10 10l3.5 3.5',
  filter: 'M2 3.5h12L9.5 9v4l-3-1.5V9z',
  download: 'M8 2.5v7.5M4.5 7 8 10.5 11.5 7M3 13.5h10',
  more: 'M3 8h.01M8 8h.01M13 8h.01',
  edit: 'm3 13 .7-3L10.5 3.2a1.4 1.4 0 0 1 2 0l.3.3a1.4 1.4 0 0 1 0 2L6 12.3zM9.3 4.5l2.2 2.2',
  trash: 'M2.5 4.5h11M6 4.5v-2h4v2M4 4.5l.6 9h6.8l.6-9M6.7 7v4M9.3 7v4',
  eye: 'M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8zM6 8a2 2 0 1 0 4 0 2 2 0 1 0-4 0',
  eyeOff:
    'M6.3 3.8A6 6 0 0 1 8 3.5c4 0 6.5 4.5 6.5 4.5a11 11 0 0 1-1.6 2M10 12.1a6 6 0 0 1-2 .4C4 12.5 1.5 8 1.5 8a11 11 0 0 1 2.6-3M2.5 2.5l11 11',
  retry: 'M13 8a5 5 0 1 1-1.6-3.7M13 2.5v3h-3',
  warning: 'M8 2 1.5 13.5h13zM8 6.5v3M8 11.4v.2',
  error: 'M2 8a6 6 0 1 0 12 0 6 6 0 1 0-12 0M8 4.8v3.7M8 10.9v.2',
  info: 'M2 8a6 6 0 1 0 12 0 6 6 0 1 0-12 0M8 7.5v3.7M8 4.9v.2',
  success: 'M2 8a6 6 0 1 0 12 0 6 6 0 1 0-12 0M5.3 8.2l1.9 1.9 3.5-4',
  user: 'M5.5 5.5a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0M3 13.5a5 5 0 0 1 10 0',
  menu: 'M2.5 4h11M2.5 8h11M2.5 12h11',
  home: 'm2.5 7.5 5.5-5 5.5 5M4 6.5v7h8v-7',
  logout: 'M6 2.5H3v11h3M10 5l3 3-3 3M13 8H6.5',
  calendar: 'M2.5 3.5h11v10h-11zM2.5 6.5h11M5.5 2v3M10.5 2v3',
  file: 'M4 1.5h5l3.5 3.5v9.5H4zM9 1.5v3.5h3.5',
  lock: 'M3.5 7.5h9v6h-9zM5.5 7.5V5a2.5 2.5 0 0 1 5 0v2.5',
  grip: 'M6 4h.01M10 4h.01M6 8h.01M10 8h.01M6 12h.01M10 12h.01',
  list: 'M2.5 4h.1M2.5 8h.1M2.5 12h.1M5.5 4h8M5.5 8h8M5.5 12h8',
  grid: 'M2.5 2.5h4.5v4.5H2.5zM9 2.5h4.5v4.5H9zM2.5 9h4.5v4.5H2.5zM9 9h4.5v4.5H9z',
  columns: 'M2.5 2.5h11v11h-11zM6.2 2.5v11M9.8 2.5v11',
  history: 'M3 8a5 5 0 1 1 1.6 3.7M3 13.5v-2.5h2.5M8 5v3l2 1.5',
  print: 'M4.5 5.5v-3h7v3M4.5 11.5h-2v-6h11v6h-2M4.5 9.5h7v4h-7z',
} as const;

export type IconName = keyof typeof shapes;

/** The line's width where it draws dots. */
const dotWidths: Partial<Record<IconName, number>> = { more: 2.8, grip: 2.2 };

/** A small picture beside a word. It is hidden from assistive technology: the word carries the meaning. */
export function Icon({ name, size = 16 }: { name: IconName; size?: number }): ReactNode {
  return (
    <svg
      className={styles.icon}
      viewBox="0 0 16 16"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      <path d={shapes[name]} strokeWidth={dotWidths[name]} />
    </svg>
  );
}
