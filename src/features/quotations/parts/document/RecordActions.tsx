import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '@/components/Button';
import { classes } from '@/components/classes';
import { Icon } from '@/components/Icon';
import type { Deeds } from './useDeeds';
import styles from './document.module.css';

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

/** What is not confirmed after a lost answer, and the way to decide again. */
export function DoubtNotice({ deeds: { doubt, allowAgain } }: { deeds: Deeds }): ReactNode {
  return doubt === '' ? null : <Doubt {...{ doubt, allowAgain }} />;
}

function Doubt({ doubt, allowAgain }: Pick<Deeds, 'doubt' | 'allowAgain'>): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  // What was pressed is locked now and cannot keep focus.
  useEffect(() => button.current?.focus(), []);
  return (
    <div className={styles.doubt} role="status">
      <Icon name="warning" />
      <span>Not confirmed. {doubt}</span>
      <Button ref={button} size="small" onClick={allowAgain}>
        Allow another try
      </Button>
    </div>
  );
}
