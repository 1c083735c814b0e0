import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { runtimeConfig } from '@/api/runtime';
import { Brand } from '@/components/ui/Brand';
import { linkTo } from '@/paths';
import { Footer } from './Footer';
import { useHelpLink } from './useHelpLink';
import styles from './PublicFrame.module.css';

/** The frame around every screen that needs no sign-in: the brand, one column, the footer. */
export function PublicFrame({ children }: { children: ReactNode }): ReactElement {
  const help = useHelpLink();
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Link to={linkTo('/')} className={styles.brand}>
          <Brand name={runtimeConfig().brand} large />
        </Link>
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer>
        <Link {...help}>Help</Link>
      </Footer>
    </div>
  );
}
