import type { ReactNode } from 'react';
import { classes } from './classes';
import styles from './Card.module.css';

interface CardProps {
  /** A class beside that of the card. */
  className?: string | undefined;
  /** The content. */
  children: ReactNode;
}

/** A surface that holds what belongs together. */
export function Card({ className, children }: CardProps): ReactNode {
  return <div className={classes(styles.card, className)}>{children}</div>;
}
