import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { IconButton } from '@/components/ui/Button';
import { useLoadedPart } from '@/components/ui/useLoadedPart';
import { ErrorBoundary } from '@/components/feedback/ErrorBoundary';
import type { SessionArea } from '@/session/session';
import { mayHaveDrafts } from '@/app/start/drafts';

/** The place of the draft menu in the header. Its code is loaded only if this browser holds unsaved work. */
export function DraftMenuSlot({ area }: { area: SessionArea }): ReactNode {
  const { pathname } = useLocation();
  const menu = useLoadedPart(
    async () => (await mayHaveDrafts()) && (await import('./DraftMenu')).DraftMenu,
    pathname,
  );
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
