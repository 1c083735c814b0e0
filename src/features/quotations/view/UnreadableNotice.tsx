import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon';
import styles from './quotationDocument.module.css';

/** Says plainly which part of a record cannot be shown. */
export function UnreadableNotice({ children }: { children: ReactNode }): ReactNode {
  return (
    <p className={styles.unreadable}>
      <Icon name="warning" />
      <span>{children}</span>
    </p>
  );
}
