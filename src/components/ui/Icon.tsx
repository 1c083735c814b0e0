import type { ReactNode } from 'react';
import styles from './Icon.module.css';

/** Drawn on a 16 px grid with a 1.5 px line in the text's colour. */
const shapes = {
  plus: <path d="M8 3v10M3 8h10" />,
  close: <path d="m4 4 8 8M12 4l-8 8" />,
  check: <path d="m3 8.5 3.2 3L13 4.5" />,
  chevronLeft: <path d="M10 3 5 8l5 5" />,
  chevronRight: <path d="m6 3 5 5-5 5" />,
  chevronUp: <path d="m3 10 5-5 5 5" />,
  chevronDown: <path d="m3 6 5 5 5-5" />,
  first: <path d="M4 3v10M12 3 7 8l5 5" />,
  last: <path d="M12 3v10M4 3l5 5-5 5" />,
  arrowLeft: <path d="M13 8H3m4-4L3 8l4 4" />,
  arrowRight: <path d="M3 8h10M9 4l4 4-4 4" />,
  sort: <path d="m5 6 3-3 3 3M5 10l3 3 3-3" />,
  sortUp: <path d="M8 13V3M4 7l4-4 4 4" />,
  sortDown: <path d="M8 3v10M4 9l4 4 4-4" />,
  search: (
    <>
      <circle cx="7" cy="7" r="4" />
      <path d="m10 10 3.5 3.5" />
    </>
  ),
  filter: <path d="M2 3.5h12L9.5 9v4l-3-1.5V9z" />,
  download: <path d="M8 2.5v7.5M4.5 7 8 10.5 11.5 7M3 13.5h10" />,
  upload: <path d="M8 10.5V3M4.5 6 8 2.5 11.5 6M3 13.5h10" />,
  more: (
    <g fill="currentColor" stroke="none">
      <circle cx="3" cy="8" r="1.4" />
      <circle cx="8" cy="8" r="1.4" />
      <circle cx="13" cy="8" r="1.4" />
    </g>
  ),
  edit: <path d="m3 13 .7-3L10.5 3.2a1.4 1.4 0 0 1 2 0l.3.3a1.4 1.4 0 0 1 0 2L6 12.3zM9.3 4.5l2.2 2.2" />,
  trash: <path d="M2.5 4.5h11M6 4.5v-2h4v2M4 4.5l.6 9h6.8l.6-9M6.7 7v4M9.3 7v4" />,
  eye: (
    <>
      <path d="M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8z" />
      <circle cx="8" cy="8" r="2" />
    </>
  ),
  eyeOff: (
    <path d="M6.3 3.8A6 6 0 0 1 8 3.5c4 0 6.5 4.5 6.5 4.5a11 11 0 0 1-1.6 2M10 12.1a6 6 0 0 1-2 .4C4 12.5 1.5 8 1.5 8a11 11 0 0 1 2.6-3M2.5 2.5l11 11" />
  ),
  retry: <path d="M13 8a5 5 0 1 1-1.6-3.7M13 2.5v3h-3" />,
  warning: <path d="M8 2 1.5 13.5h13zM8 6.5v3M8 11.4v.2" />,
  error: (
    <>
      <circle cx="8" cy="8" r="6" />
      <path d="M8 4.8v3.7M8 10.9v.2" />
    </>
  ),
  info: (
    <>
      <circle cx="8" cy="8" r="6" />
      <path d="M8 7.5v3.7M8 4.9v.2" />
    </>
  ),
  success: (
    <>
      <circle cx="8" cy="8" r="6" />
      <path d="m5.3 8.2 1.9 1.9 3.5-4" />
    </>
  ),
  user: (
    <>
      <circle cx="8" cy="5.5" r="2.5" />
      <path d="M3 13.5a5 5 0 0 1 10 0" />
    </>
  ),
  menu: <path d="M2.5 4h11M2.5 8h11M2.5 12h11" />,
  home: <path d="m2.5 7.5 5.5-5 5.5 5M4 6.5v7h8v-7" />,
  settings: (
    <path d="M2.5 4.5h5m3.5 0h2.5M2.5 11.5h2m3.5 0h5.5M7.5 4.5a1.7 1.7 0 1 0 3.5 0 1.7 1.7 0 0 0-3.5 0M4.5 11.5a1.7 1.7 0 1 0 3.5 0 1.7 1.7 0 0 0-3.5 0" />
  ),
  logout: <path d="M6 2.5H3v11h3M10 5l3 3-3 3M13 8H6.5" />,
  calendar: <path d="M2.5 3.5h11v10h-11zM2.5 6.5h11M5.5 2v3M10.5 2v3" />,
  file: <path d="M4 1.5h5l3.5 3.5v9.5H4zM9 1.5v3.5h3.5" />,
  lock: <path d="M3.5 7.5h9v6h-9zM5.5 7.5V5a2.5 2.5 0 0 1 5 0v2.5" />,
  grip: (
    <g fill="currentColor" stroke="none">
      <circle cx="6" cy="4" r="1.1" />
      <circle cx="10" cy="4" r="1.1" />
      <circle cx="6" cy="8" r="1.1" />
      <circle cx="10" cy="8" r="1.1" />
      <circle cx="6" cy="12" r="1.1" />
      <circle cx="10" cy="12" r="1.1" />
    </g>
  ),
  list: <path d="M2.5 4h.1M2.5 8h.1M2.5 12h.1M5.5 4h8M5.5 8h8M5.5 12h8" />,
  grid: <path d="M2.5 2.5h4.5v4.5H2.5zM9 2.5h4.5v4.5H9zM2.5 9h4.5v4.5H2.5zM9 9h4.5v4.5H9z" />,
  history: <path d="M3 8a5 5 0 1 1 1.6 3.7M3 13.5v-2.5h2.5M8 5v3l2 1.5" />,
  print: <path d="M4.5 5.5v-3h7v3M4.5 11.5h-2v-6h11v6h-2M4.5 9.5h7v4h-7z" />,
  copy: <path d="M5.5 5.5h8v8h-8zM3.5 10.5h-1v-8h8v1" />,
} as const satisfies Record<string, ReactNode>;

export type IconName = keyof typeof shapes;

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
      {shapes[name]}
    </svg>
  );
}
