import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon';
import styles from './quotationDocument.module.css';

/** A warning that some content of a record cannot be shown. */
export function UnreadableNotice({ children }: { children: ReactNode }): ReactNode {
  return (
    <p className={styles.unreadable}>
      <Icon name="warning" />
      <span>{children}</span>
    </p>
  );
}
