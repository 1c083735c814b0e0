import { useEffect, type ReactElement, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useEditCarrierQuery } from '@/api/partners';
import { runtimeConfig } from '@/api/runtime';
import { Brand } from '@/components/ui/Brand';
import { Button } from '@/components/ui/Button';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { classes } from '@/components/ui/classes';
import { ErrorBoundary } from '@/components/feedback/ErrorBoundary';
import { Skeleton } from '@/components/ui/Skeleton';
import type { Id } from '@/domain/records/scalars';
import { linkTo } from '@/paths';
import { useAppDispatch } from '@/redux';
import { rememberCarrierClient } from '@/session/sessionListeners';
import { useCarrierSession } from '@/session/useSession';
import { DraftMenu } from './drafts/DraftMenu';
import { Footer } from './Footer';
import { useKeysHelp } from './keys/useKeysHelp';
import { SessionNotices } from './sessionNotices/SessionNotices';
import { StoppedHeader } from './StoppedHeader';
import { useHelpLink } from './useHelpLink';
import { useLogout } from './useLogout';
import styles from './shell.module.css';

/** The menu of this area has these two entries only. */
const menu = [
  { label: 'Inbound', to: linkTo('/client_user_BDX_filerecived'), screens: '_filerecived' },
  { label: 'Outbound', to: linkTo('/client_user_BDX_fileupload'), screens: '_fileupload' },
] as const;

/**
 * Loads the carrier's name; the same record adds the client company to a session that does not have it yet.
 */
function useCarrierName(carrierId: Id): { name: string; isLoading: boolean } {
  const { data, isLoading } = useEditCarrierQuery(carrierId);
  const dispatch = useAppDispatch();
  const clientId = data?.client_id;
  useEffect(() => {
    if (clientId !== undefined && clientId !== '') dispatch(rememberCarrierClient(clientId));
  }, [clientId, dispatch]);
  return { name: data?.carriername ?? '', isLoading };
}

function Header({ onKeys }: { onKeys: () => void }): ReactElement {
  const { carrierId } = useCarrierSession();
  const { name, isLoading } = useCarrierName(carrierId);
  const logOut = useLogout('bdx');
  const { brand } = runtimeConfig();
  const { pathname } = useLocation();
  const help = useHelpLink();
  return (
    <header className={styles.bar}>
      <div className={styles.top}>
        <Link to={linkTo('/client_user_BDX_home')} className={styles.logo} aria-label={`${brand} Home`}>
          <Brand name={brand} />
        </Link>
        <p className={styles.client}>
          {isLoading ? (
            <Skeleton width="140px" />
          ) : (
            <bdi translate="no" title={name}>
              {name}
            </bdi>
          )}
        </p>
        <nav aria-label="Main menu" className={styles.areas}>
          {menu.map(({ label, to, screens }) => (
            <Link
              key={to}
              to={to}
              className={styles.area}
              // The forms of a list belong to the list's entry.
              aria-current={pathname === to ? 'page' : pathname.includes(screens) || undefined}
            >
              {label}
            </Link>
          ))}
        </nav>
        <div className={styles.user}>
          <DraftMenu area="bdx" />
          <Button variant="quiet" onClick={onKeys}>
            Keys
          </Button>
          <ButtonLink variant="quiet" {...help}>
            Help
          </ButtonLink>
          <Button variant="quiet" icon="logout" onClick={() => void logOut()}>
            Logout
          </Button>
        </div>
      </div>
    </header>
  );
}

/**
 * The frame around every carrier and client BDX screen. If one of its panels fails to render, the others
 * stay.
 */
export function CarrierShell({ children }: { children: ReactNode }): ReactElement {
  const keys = useKeysHelp('bdx');
  return (
    <div className={classes(styles.shell, styles.carrier)}>
      <ErrorBoundary frame={(notice) => <StoppedHeader area="bdx">{notice}</StoppedHeader>}>
        <Header onKeys={keys.open} />
      </ErrorBoundary>
      <main id="main" tabIndex={-1} className={styles.main}>
        <SessionNotices area="bdx" />
        {children}
      </main>
      <Footer />
      {keys.dialog}
    </div>
  );
}
