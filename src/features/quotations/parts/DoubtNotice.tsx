import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Button } from '@/components/Button';
import { Icon } from '@/components/Icon';
import styles from './DoubtNotice.module.css';

interface DoubtNoticeProps {
  /** What the server may have done. */
  children: ReactNode;
  onAllowAgain: () => void;
}

/** What is not confirmed after a lost answer, and the way to decide again. It shows whatever the notices are set to. */
export function DoubtNotice({ children, onAllowAgain }: DoubtNoticeProps): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  // What was pressed is locked now and cannot keep focus.
  useLayoutEffect(() => button.current?.focus(), []);
  return (
    <div className={styles.doubt} role="status">
      <Icon name="warning" />
      <p>Not confirmed. {children}</p>
      <Button ref={button} size="small" onClick={onAllowAgain}>
        Allow another try
      </Button>
    </div>
  );
}
