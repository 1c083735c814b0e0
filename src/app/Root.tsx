import { useEffect, type ReactElement } from 'react';
import { NavigationType, Outlet, useLocation, useNavigation, useNavigationType } from 'react-router-dom';
import { runtimeConfig } from '@/api/runtime';
import { BrandMark } from '@/components/ui/Brand';
import { Button } from '@/components/ui/Button';
import { usePageStaysOnFileDrop } from '@/components/form/fields/fileDrops';
import { FailureNotices } from '@/components/feedback/InlineError';
import { pageTitle } from '@/domain/text/title';
import { useAppSelector } from '@/redux';
import { selectPreferences } from '@/session/preferencesSlice';
import { selectSessions } from '@/session/sessionSlice';
import { OfflineLine } from './OfflineLine';
import { FrameSkeleton } from './shell/FrameSkeleton';
import { SkipLink } from './SkipLink';
import styles from './Root.module.css';

/**
 * Sets the document's title, and scrolls to the top when the user follows a link. Back and Forward restore
 * the scroll position.
 */
function useTitleAndScroll(pathname: string): void {
  const byHistory = useNavigationType() === NavigationType.Pop;
  useEffect(() => {
    document.title = pageTitle(pathname, runtimeConfig().titleSuffix);
    if (!byHistory) document.documentElement.scrollTop = 0;
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the navigation type is read once for each page; a change of it must not scroll
  }, [pathname]);
}

/** Wraps every screen. */
export function Root(): ReactElement {
  const isNavigating = useNavigation().state !== 'idle';
  const { failureNotices } = useAppSelector(selectPreferences);
  const { pathname } = useLocation();
  useTitleAndScroll(pathname);
  usePageStaysOnFileDrop();
  return (
    <FailureNotices value={failureNotices ?? runtimeConfig().failureNotices}>
      <SkipLink />
      {isNavigating && <div className={styles.underWay} aria-hidden="true" />}
      <Outlet />
      <OfflineLine />
    </FailureNotices>
  );
}

/**
 * Shown after ten seconds of loading, like the text in index.html. The class names come from first-paint.css.
 */
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
 * Shown until the first screen's code is loaded: the frame if the user is signed in, otherwise the markup
 * that index.html already shows (class names from first-paint.css), so that the layout does not shift.
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
