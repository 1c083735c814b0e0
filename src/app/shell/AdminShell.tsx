import type { ReactElement, ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { runtimeConfig } from '@/api/runtime';
import { Brand } from '@/components/ui/Brand';
import { classes } from '@/components/ui/classes';
import { ErrorBoundary } from '@/components/feedback/ErrorBoundary';
import { Skeleton } from '@/components/ui/Skeleton';
import { linkTo } from '@/paths';
import { CategoryStrip } from './menu/CategoryStrip';
import { DraftMenu } from './drafts/DraftMenu';
import { Footer } from './Footer';
import { MenuBar } from './menu/MenuBar';
import { SearchButton } from './search/SearchButton';
import { SessionNotices } from './sessionNotices/SessionNotices';
import { StoppedHeader } from './StoppedHeader';
import { UserMenu } from './menu/UserMenu';
import { useShellData } from './menu/useShellData';
import styles from './shell.module.css';

/**
 * The bar is 176 or 234 px high (179 until a category is highlighted): brand, categories, submenu. `main`
 * overlaps the empty row at its bottom with the header of the screen.
 */
function Header(): ReactElement {
  const { profile, menus } = useShellData();
  const { brand } = runtimeConfig();
  return (
    <header
      className={classes(styles.bar, menus.hasSubmenuRow && styles.withSubmenu)}
      style={{ minHeight: menus.barHeight }}
    >
      <div className={styles.top}>
        <Link to={linkTo('/user_admin_home')} className={styles.logo} aria-label={`${brand} Home`}>
          <Brand name={brand} />
        </Link>
        <p className={styles.client}>
          {profile.companyName === '' && profile.isLoading ? (
            <Skeleton width="140px" />
          ) : (
            <bdi translate="no" title={profile.companyName}>
              {profile.companyName}
            </bdi>
          )}
        </p>
        <div className={styles.user}>
          <SearchButton />
          <DraftMenu area="admin" />
          <UserMenu greeting={profile.isLoading ? undefined : profile.greeting} />
        </div>
      </div>
      <ErrorBoundary frame={(notice) => <div className={styles.stopped}>{notice}</div>}>
        <MenuBar menus={menus} />
      </ErrorBoundary>
    </header>
  );
}

/**
 * The frame around every admin screen. If one of its panels fails to render, the others and the screen stay.
 */
export function AdminShell({ children }: { children: ReactNode }): ReactElement {
  const { pathname } = useLocation();
  return (
    <div className={classes(styles.shell, styles.admin)}>
      <ErrorBoundary frame={(notice) => <StoppedHeader area="admin">{notice}</StoppedHeader>}>
        <Header />
      </ErrorBoundary>
      <main id="main" tabIndex={-1} className={styles.main}>
        <SessionNotices area="admin" />
        {children}
      </main>
      {/* Mounted again for each screen: the same footer at another height would count as a layout shift. */}
      <Footer key={pathname} />
      <CategoryStrip />
    </div>
  );
}
