import type { ReactNode } from 'react';
import { classes } from './classes';
import styles from './StatusBadge.module.css';

export type Tone = 'info' | 'good' | 'warn' | 'bad' | 'neutral';

interface StatusBadgeProps {
  /** The colour, which repeats the meaning of the text. */
  tone?: Tone;
  /** The status in one or two words. */
  children: ReactNode;
}

/** A status as text on a coloured background. The colour only repeats the text. */
export function StatusBadge({ tone = 'neutral', children }: StatusBadgeProps): ReactNode {
  return <span className={classes(styles.badge, styles[tone])}>{children}</span>;
}
