import type { ReactElement, ReactNode } from 'react';
import styles from './setup.module.css';

/** A sentence above a list of the set-up that explains what its records are for. */
export function SetupHint({ children }: { children: ReactNode }): ReactElement {
  return <p className={styles.hint}>{children}</p>;
}

/** The same for a list without rows: what to do first. */
export function EmptyListHint({
  rows,
  children,
}: {
  rows: readonly unknown[] | undefined;
  children: ReactNode;
}): ReactNode {
  return rows?.length === 0 && <SetupHint>{children}</SetupHint>;
}
