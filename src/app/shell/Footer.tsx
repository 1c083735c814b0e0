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

/** SHELL-07, SHELL-08, CONST-15: the copyright line, whose year stays 2024, and the powered-by credit. */
export function Footer(): ReactElement {
  return (
    <footer className={styles.footer}>
      <ErrorBoundary>
        <Lines />
      </ErrorBoundary>
    </footer>
  );
}
