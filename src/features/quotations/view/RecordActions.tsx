import type { ReactNode } from 'react';
import { classes } from '@/components/ui/classes';
import styles from './quotationDocument.module.css';

/** The bar with what can be done with a record. It stays in sight; on a phone a long one would hide what it is about. */
export function RecordActions({
  isLong = false,
  children,
}: {
  isLong?: boolean;
  children: ReactNode;
}): ReactNode {
  return <div className={classes(styles.actions, isLong && styles.long)}>{children}</div>;
}
