import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { IconButton } from '@/components/ui/Button';
import { ErrorBoundary } from '@/components/feedback/ErrorBoundary';
import type { SessionArea } from '@/session/session';
import { mayHaveDrafts } from '@/app/start/drafts';

type LoadedMenu = ComponentType<{ area: SessionArea }>;

/** The place of the draft menu in the header. Its code is loaded only if this browser holds unsaved work. */
export function DraftMenuSlot({ area }: { area: SessionArea }): ReactNode {
  const { pathname } = useLocation();
  const [menu, setMenu] = useState<{ view: LoadedMenu }>();
  useEffect(() => {
    if (menu) return undefined;
    let isMounted = true;
    void mayHaveDrafts()
      .then(async (may) => {
        if (!may) return;
        const { DraftMenu } = await import('./DraftMenu');
        if (isMounted) setMenu({ view: DraftMenu });
      })
      .catch(() => undefined);
    return () => {
      isMounted = false;
    };
  }, [pathname, menu]);
  return (
    menu && (
      <ErrorBoundary
        frame={(_, retry) => (
          <IconButton icon="retry" label="Drafts have stopped working. Retry" onClick={retry} />
        )}
      >
        <menu.view area={area} />
      </ErrorBoundary>
    )
  );
}
