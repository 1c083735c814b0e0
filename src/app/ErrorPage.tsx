import type { ReactElement } from 'react';
import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { PageHead } from '@/components/PageHead';
import { PageHeading } from '@/components/PageHeading';
import { areaOf, linkTo } from '@/paths';
import { PublicFrame } from './shell/PublicFrame';
import styles from './messagePage.module.css';

/** SHELL-06: the router's own words. */
const heading = 'Unexpected Application Error!';

/** A part of the program that cannot be fetched: the connection, or a newer version whose files have other names. */
function isMissingPart(error: unknown): boolean {
  return (
    error instanceof Error && (error.name === 'ChunkLoadError' || /Loading (CSS )?chunk/.test(error.message))
  );
}

function Body({ home }: { home: string }): ReactElement {
  const error = useRouteError();
  const navigate = useNavigate();
  return (
    <div className={styles.body}>
      <p>
        {isMissingPart(error)
          ? 'A part of this page could not be fetched. The connection may have been lost, or a newer version was installed. Reload to go on.'
          : 'This page has stopped working. Reload it, or go back to the start.'}
      </p>
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

/** Where a screen failed. Inside the shell only the screen gives way: menus and Logout stay usable. */
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
      <PageHead heading={heading} breadcrumbs={[{ label: 'Home', to: home }]} />
      <div className={styles.inside}>
        <Body home={home} />
      </div>
    </>
  );
}
