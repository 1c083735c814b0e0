import { useId, type ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '@/components/ui/Icon';
import { PageHeading } from '@/components/ui/PageHeading';
import { adminLoginPath, linkTo } from '@/paths';
import { useAppSelector } from '@/redux';
import { selectSessions } from '@/session/sessionSlice';
import styles from './LandingPage.module.css';

interface AreaLink {
  readonly to: string;
  readonly label: string;
  readonly help: string;
}

function AreaLinks({ links }: { links: readonly AreaLink[] }): ReactElement {
  const id = useId();
  return (
    <ul className={styles.links}>
      {links.map(({ to, label, help }, index) => (
        <li key={to} className={styles.areaLink}>
          <span className={styles.text}>
            <Link to={to} className={styles.link} aria-describedby={`${id}${index}`}>
              {label}
            </Link>
            <span id={`${id}${index}`} className={styles.help}>
              {help}
            </span>
          </span>
          <Icon name="chevronRight" />
        </li>
      ))}
    </ul>
  );
}

/** The site root: one link for each area. A signed-in user sees their area's home first. */
export function LandingPage({ product }: { product: string }): ReactElement {
  const { admin, bdx } = useAppSelector(selectSessions);
  const homes: readonly AreaLink[] = [
    ...(admin.session
      ? [{ to: linkTo('/user_admin_home'), label: 'Dashboard', help: 'Continue to administration' }]
      : []),
    ...(bdx.session
      ? [{ to: linkTo('/client_user_BDX_home'), label: 'BDX Dashboard', help: 'Continue to BDX' }]
      : []),
  ];
  const areas: readonly AreaLink[] = [
    {
      to: adminLoginPath(product),
      label: 'Administration',
      help: 'Quotations, binders, policies and their set-up',
    },
    { to: linkTo('/BDX_Login'), label: 'Carrier BDX', help: 'Bordereau files of carriers' },
    { to: linkTo('/Client_user_BDX_Login'), label: 'Client BDX', help: 'Bordereau files of clients' },
  ];
  return (
    <div className={styles.entrance}>
      <PageHeading>Choose your area</PageHeading>
      {homes.length > 0 && (
        <>
          <p className={styles.note}>You are signed in.</p>
          <AreaLinks links={homes} />
          <p className={styles.note}>All areas</p>
        </>
      )}
      <AreaLinks links={areas} />
    </div>
  );
}
