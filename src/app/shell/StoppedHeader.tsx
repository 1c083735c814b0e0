import type { ReactElement, ReactNode } from 'react';
import { Button } from '@/components/ui/Button';
import type { SessionArea } from '@/session/sessionRules';
import { useLogout } from './useLogout';
import styles from './shell.module.css';

/** Replaces a header that failed to render, so that the user can still sign out. */
export function StoppedHeader({ area, children }: { area: SessionArea; children: ReactNode }): ReactElement {
  const logOut = useLogout(area);
  return (
    <header className={styles.bar}>
      <div className={styles.top}>
        {children}
        <div className={styles.user}>
          <Button variant="quiet" icon="logout" onClick={() => void logOut()}>
            Logout
          </Button>
        </div>
      </div>
    </header>
  );
}
