import type { ReactNode } from 'react';
import { ErrorBoundary } from '@/components/feedback/ErrorBoundary';
import { IconButton } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { Menu } from '@/components/ui/Menu';
import { useDraftLinks } from '@/session/drafts/useDraftLinks';
import type { SessionArea } from '@/session/sessionRules';
import button from '@/components/ui/Button.module.css';
import { classes } from '@/components/ui/classes';
import styles from './DraftMenu.module.css';

interface DraftMenuProps {
  area: SessionArea;
}

/**
 * Lists the user's drafts; each entry links to its form, which offers to restore the draft. Renders nothing
 * without drafts.
 */
export function DraftMenu({ area }: DraftMenuProps): ReactNode {
  return (
    <ErrorBoundary
      frame={(_, retry) => (
        <IconButton icon="retry" label="Drafts have stopped working. Retry" onClick={retry} />
      )}
    >
      <LinksMenu area={area} />
    </ErrorBoundary>
  );
}

function LinksMenu({ area }: DraftMenuProps): ReactNode {
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
