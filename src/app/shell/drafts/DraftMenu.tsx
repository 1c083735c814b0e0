import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon';
import { Menu } from '@/components/ui/Menu';
import { useDraftLinks } from '@/session/drafts/useDraftLinks';
import type { SessionArea } from '@/session/session';
import button from '@/components/ui/Button.module.css';
import { classes } from '@/components/ui/classes';
import styles from './DraftMenu.module.css';

/** P4: the user's unsaved work, each a link to its form, where it is offered back. Nothing where there is none. */
export function DraftMenu({ area }: { area: SessionArea }): ReactNode {
  const items = useDraftLinks(area).map(({ to, title, time }) => ({ to, label: `${title}, ${time}` }));
  if (items.length === 0) return null;
  return (
    <Menu className={classes(button.button, button.quiet, styles.menu)} items={items}>
      <Icon name="history" />
      <span className={styles.words}>Drafts</span>
      <span className={styles.count}>{items.length}</span>
    </Menu>
  );
}
