import { useEffect, useState, type ReactElement } from 'react';
import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { PageHeader } from '@/components/ui/PageHeader';
import { PageHeading } from '@/components/ui/PageHeading';
import { notLoadedText } from '@/components/ui/loadForPress';
import { areaOf, linkTo } from '@/paths';
import { isChunkGone, isChunkLoadError } from './chunkLoadError';
import { PublicFrame } from './shell/PublicFrame';
import styles from './messagePage.module.css';

/** The heading that React Router itself would show. */
const heading = 'Unexpected Application Error!';

/**
 * The text below the heading. If the code of a screen could not be loaded, this first asks the server whether
 * the file still exists.
 */
function useExplanation(error: unknown): string {
  const [isGone, setGone] = useState(false);
  useEffect(() => {
    if (isChunkLoadError(error)) void isChunkGone(error).then(setGone);
  }, [error]);
  if (!isChunkLoadError(error)) return 'This page has stopped working. Reload it, or go back to the start.';
  return isGone ? 'A newer version was installed. Reload the page.' : notLoadedText;
}

function Body({ home }: { home: string }): ReactElement {
  const explanation = useExplanation(useRouteError());
  const navigate = useNavigate();
  return (
    <div className={styles.body}>
      <p>{explanation}</p>
      <div className={styles.actions}>
        <Button variant="primary" icon="retry" onClick={() => window.location.reload()}>
          Reload
        </Button>
        <Button icon="home" onClick={() => void navigate(home)}>
          Go Home
        </Button>
      </div>
    </div>
  );
}

/**
 * Shown when a screen fails to render. Inside the shell it replaces only the screen: menus and Logout stay
 * usable.
 */
export function ErrorPage({ isInside = false }: { isInside?: boolean }): ReactElement {
  const { pathname } = useLocation();
  if (!isInside) {
    return (
      <PublicFrame>
        <Card className={styles.message}>
          <PageHeading>{heading}</PageHeading>
          <Body home={linkTo('/')} />
        </Card>
      </PublicFrame>
    );
  }
  const home = linkTo(areaOf(pathname) === 'bdx' ? '/client_user_BDX_home' : '/user_admin_home');
  return (
    <>
      <PageHeader heading={heading} breadcrumbs={[{ label: 'Home', to: home }]} />
      <div className={styles.inside}>
        <Body home={home} />
      </div>
    </>
  );
}
