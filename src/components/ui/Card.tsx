import type { ReactNode } from 'react';
import { classes } from './classes';
import styles from './Card.module.css';

/** A surface that holds what belongs together. */
export function Card({
  className,
  children,
}: {
  className?: string | undefined;
  children: ReactNode;
}): ReactNode {
  return <div className={classes(styles.card, className)}>{children}</div>;
}
