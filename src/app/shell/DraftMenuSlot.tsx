import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { IconButton } from '@/components/ui/Button';
import { ErrorBoundary } from '@/components/feedback/ErrorBoundary';
import type { SessionArea } from '@/session/session';
import { mayHaveDrafts } from '../drafts';

type Tray = ComponentType<{ area: SessionArea }>;

/** The place of the draft menu in the header. Its code is loaded only if this browser holds unsaved work. */
export function DraftMenuSlot({ area }: { area: SessionArea }): ReactNode {
  const { pathname } = useLocation();
  const [tray, setTray] = useState<{ view: Tray }>();
  useEffect(() => {
    if (tray) return undefined;
    let isHere = true;
    void mayHaveDrafts()
      .then(async (may) => {
        if (!may) return;
        const { DraftMenu } = await import('./DraftMenu');
        if (isHere) setTray({ view: DraftMenu });
      })
      .catch(() => undefined);
    return () => {
      isHere = false;
    };
  }, [pathname, tray]);
  return (
    tray && (
      <ErrorBoundary
        frame={(_, retry) => (
          <IconButton icon="retry" label="Drafts have stopped working. Retry" onClick={retry} />
        )}
      >
        <tray.view area={area} />
      </ErrorBoundary>
    )
  );
}
