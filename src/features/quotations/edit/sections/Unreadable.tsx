import type { ReactNode } from 'react';
import { Button } from '@/components/ui/Button';
import { keepFocusInSection } from '@/components/feedback/sectionFocus';
import { Icon } from '@/components/ui/Icon';
import styles from './Unreadable.module.css';

/**
 * Replaces stored content that cannot be shown. It is sent back unchanged unless the user starts afresh. Even then nothing is
 * stored before the form is sent.
 */
export function Unreadable({
  onStartAfresh,
  children,
}: {
  onStartAfresh: () => void;
  children: ReactNode;
}): ReactNode {
  return (
    <div className={styles.notice}>
      <span className={styles.mark}>
        <Icon name="warning" />
      </span>
      <p className={styles.text}>{children}</p>
      <Button ref={keepFocusInSection} size="small" onClick={onStartAfresh}>
        Start afresh
      </Button>
    </div>
  );
}
