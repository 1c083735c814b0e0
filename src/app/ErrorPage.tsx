import { useEffect, useState, type ReactElement } from 'react';
import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { isMissingPart, missingReason } from '@/api/missingPart';
import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { PageHeader } from '@/components/ui/PageHeader';
import { PageHeading } from '@/components/ui/PageHeading';
import { missingPartText } from '@/domain/saving/failure';
import { areaOf, linkTo } from '@/paths';
import { PublicFrame } from './shell/PublicFrame';
import styles from './messagePage.module.css';

/** SHELL-06: the router's own words. */
const heading = 'Unexpected Application Error!';

/** Why a missing part of the program is missing, once that is known; undefined also for any other error. */
function useWhyMissing(error: unknown): 'outdated' | 'notLoaded' | undefined {
  const [why, setWhy] = useState<'outdated' | 'notLoaded'>();
  useEffect(() => {
    if (isMissingPart(error)) void missingReason(error).then(setWhy);
  }, [error]);
  return why;
}

function explanation(error: unknown, why: 'outdated' | 'notLoaded' = 'notLoaded'): string {
  if (isMissingPart(error)) return missingPartText[why];
  return 'This page has stopped working. Reload it, or go back to the start.';
}

function Body({ home }: { home: string }): ReactElement {
  const error = useRouteError();
  const why = useWhyMissing(error);
  const navigate = useNavigate();
  return (
    <div className={styles.body}>
      <p>{explanation(error, why)}</p>
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
      <PageHeader heading={heading} breadcrumbs={[{ label: 'Home', to: home }]} />
      <div className={styles.inside}>
        <Body home={home} />
      </div>
    </>
  );
}
