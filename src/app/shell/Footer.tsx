import type { ReactElement } from 'react';
import { runtimeConfig } from '@/api/runtime';
import styles from './Footer.module.css';

/** SHELL-07, SHELL-08, CONST-15: the copyright line, whose year stays 2024, and the powered-by credit. */
export function Footer(): ReactElement {
  const { brand, poweredBy } = runtimeConfig();
  return (
    <footer className={styles.footer}>
      <p>{`© 2024 ${brand}`}</p>
      <p>{`Powered by ${poweredBy}`}</p>
    </footer>
  );
}
