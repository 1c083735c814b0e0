import { useEffect, type ReactElement } from 'react';
import { NavigationType, Outlet, useLocation, useNavigation, useNavigationType } from 'react-router-dom';
import { runtimeConfig } from '@/api/runtime';
import { BrandMark } from '@/components/ui/Brand';
import { Button } from '@/components/ui/Button';
import { FailureNotices } from '@/components/feedback/InlineError';
import { pageTitle } from '@/domain/text/title';
import { useAppSelector } from '@/redux';
import { selectPreferences } from '@/session/preferencesSlice';
import { selectSessions } from '@/session/sessionSlice';
import { OfflineLine } from './OfflineLine';
import { FrameSkeleton } from './shell/FrameSkeleton';
import { SkipLink } from './SkipLink';
import styles from './Root.module.css';

/** SHELL-22, and the top of the page for a user who follows a link; Back and Forward return to where they were. */
function useTitleAndScroll(pathname: string): void {
  const byHistory = useNavigationType() === NavigationType.Pop;
  useEffect(() => {
    document.title = pageTitle(pathname, runtimeConfig().titleSuffix);
    if (!byHistory) document.documentElement.scrollTop = 0;
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the navigation type is read once for each page; a change of it must not scroll
  }, [pathname]);
}

/** Around every screen. */
export function Root(): ReactElement {
  const isNavigating = useNavigation().state !== 'idle';
  const { failureNotices } = useAppSelector(selectPreferences);
  const { pathname } = useLocation();
  useTitleAndScroll(pathname);
  return (
    <FailureNotices value={failureNotices ?? runtimeConfig().failureNotices}>
      <SkipLink />
      {isNavigating && <div className={styles.underWay} aria-hidden="true" />}
      <Outlet />
      <OfflineLine />
    </FailureNotices>
  );
}

/** What index.html shows after ten seconds: first-paint.css does that here, too. */
function LoadingTakesLong(): ReactElement {
  return (
    <div className="first-paint-help">
      <p>This takes longer than usual.</p>
      <Button icon="retry" onClick={() => window.location.reload()}>
        Reload
      </Button>
    </div>
  );
}

/**
 * Until the first screen's code has come: the frame for a user who is signed in, else what index.html already shows (its
 * class names come from first-paint.css), so that nothing jumps.
 */
export function LoadingScreen(): ReactElement {
  const { admin, bdx } = useAppSelector(selectSessions);
  if (admin.session ?? bdx.session)
    return (
      <>
        <FrameSkeleton />
        <LoadingTakesLong />
      </>
    );
  return (
    <div className="first-paint">
      <BrandMark size={48} />
      <p className="first-paint-brand">{runtimeConfig().brand}</p>
      <div className="first-paint-progress" role="status" aria-label="Loading" />
      <LoadingTakesLong />
    </div>
  );
}
