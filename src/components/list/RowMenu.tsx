import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon';
import { Menu } from '@/components/ui/Menu';
import type { MenuItem } from '@/components/ui/menuItem';
import styles from './RowMenu.module.css';

/** The menu of one row of a list. Every row's button has the same name; `describedBy` is the cell that tells them apart. */
export function RowMenu({
  items,
  describedBy,
}: {
  items: readonly MenuItem[];
  describedBy?: string;
}): ReactNode {
  return (
    <Menu label="Actions" items={items} className={styles.button} {...(describedBy && { describedBy })}>
      <Icon name="more" />
    </Menu>
  );
}
