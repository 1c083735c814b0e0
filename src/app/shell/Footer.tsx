import type { ReactElement } from 'react';
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

/** The copyright line, with the documented year 2024, and the powered-by credit. */
export function Footer(): ReactElement {
  return (
    <footer className={styles.footer}>
      <ErrorBoundary>
        <Lines />
      </ErrorBoundary>
    </footer>
  );
}
