import type { ReactElement, ReactNode } from 'react';
import { runtimeConfig } from '@/api/runtime';
import { ErrorBoundary } from '@/components/feedback/ErrorBoundary';
import styles from './Footer.module.css';

function Lines(): ReactElement {
  const { brand, poweredBy } = runtimeConfig();
  return (
    <>
      <p>{`© 2024 ${brand}`}</p>
      <p>{`Powered by ${poweredBy}`}</p>
    </>
  );
}

/** The copyright line, with the documented year 2024, the powered-by credit, and what a frame adds to them. */
export function Footer({ children }: { children?: ReactNode }): ReactElement {
  return (
    <footer className={styles.footer}>
      <ErrorBoundary>
        <Lines />
      </ErrorBoundary>
      {children}
    </footer>
  );
}
