import type { ReactNode } from 'react';
import { classes } from './classes';
import styles from './Card.module.css';

interface CardProps {
  /** An additional CSS class. */
  className?: string | undefined;
  /** The content. */
  children: ReactNode;
}

/** A surface for content that belongs together. */
export function Card({ className, children }: CardProps): ReactNode {
  return <div className={classes(styles.card, className)}>{children}</div>;
}
