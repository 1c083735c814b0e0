import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon';
import { Menu } from '@/components/ui/Menu';
import type { MenuItem } from '@/components/ui/menuItem';
import styles from './RowMenu.module.css';

interface RowMenuProps {
  /** The entries: a link, an action, or a note why there is nothing to do. */
  items: readonly MenuItem[];
  /** The id of the first cell of the row: all these buttons have the same name. */
  describedBy?: string;
}

/** The menu of one row of a list. */
export function RowMenu({ items, describedBy }: RowMenuProps): ReactNode {
  return (
    <Menu label="Actions" items={items} className={styles.button} {...(describedBy && { describedBy })}>
      <Icon name="more" />
    </Menu>
  );
}
