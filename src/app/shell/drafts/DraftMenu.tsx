import { useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Icon } from '@/components/ui/Icon';
import { Menu } from '@/components/ui/Menu';
import { draftTime, type Draft } from '@/domain/saving/draft';
import { safePath } from '@/domain/access/menu';
import { draftsOf, onDraftsChange } from '@/session/drafts/drafts';
import type { SessionArea } from '@/session/session';
import button from '@/components/ui/Button.module.css';
import { classes } from '@/components/ui/classes';
import styles from './DraftMenu.module.css';

/** P4: the user's unsaved work, each a link to its form, where it is offered back. Nothing where there is none. */
export function DraftMenu({ area }: { area: SessionArea }): ReactNode {
  const { pathname } = useLocation();
  const [{ drafts, now }, show] = useState<{ drafts: readonly Draft[]; now: number }>({ drafts: [], now: 0 });
  useEffect(() => {
    let isMounted = true;
    const store = draftsOf(area);
    const look = (): void => {
      void store.list().then((found) => isMounted && show({ drafts: found, now: Date.now() }));
    };
    const lookAgain = (): void => {
      if (document.visibilityState === 'visible') look();
    };
    look();
    const stop = onDraftsChange(look);
    // Other tabs write as well.
    document.addEventListener('visibilitychange', lookAgain);
    return () => {
      isMounted = false;
      stop();
      document.removeEventListener('visibilitychange', lookAgain);
    };
  }, [area, pathname]);

  const items = drafts.flatMap(({ title, route, savedAt }) => {
    const to = safePath(route);
    return to === undefined ? [] : [{ label: `${title}, ${draftTime(savedAt, now)}`, to }];
  });
  if (items.length === 0) return null;
  return (
    <Menu className={classes(button.button, button.quiet, styles.menu)} items={items}>
      <Icon name="history" />
      <span className={styles.words}>Drafts</span>
      <span className={styles.count}>{items.length}</span>
    </Menu>
  );
}
