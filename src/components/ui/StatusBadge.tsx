import type { ReactNode } from 'react';
import { classes } from './classes';
import styles from './StatusBadge.module.css';

export type Tone = 'info' | 'good' | 'warn' | 'bad' | 'neutral';

/** A status in words, on a tint. The hue only repeats what the words say. */
export function StatusBadge({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }): ReactNode {
  return <span className={classes(styles.badge, styles[tone])}>{children}</span>;
}
