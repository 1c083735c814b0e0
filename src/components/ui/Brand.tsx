import type { ReactNode } from 'react';
import styles from './Brand.module.css';

/** The product's mark, the same drawing as the site's icon. */
export function BrandMark({ size = 32 }: { size?: number }): ReactNode {
  return (
    <svg
      className={styles.mark}
      viewBox="0 0 32 32"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      <rect className={styles.ground} width="32" height="32" rx="7" />
      <path className={styles.line} d="M16 5.5 25 10.7v10.6L16 26.5l-9-5.2V10.7z" />
      <path className={styles.fold} d="M7.4 10.9 16 16l8.6-5.1M16 16v10" />
    </svg>
  );
}

interface BrandProps {
  /** The brand of the installation, from `config.json`. */
  name: string;
  /** The size of the pages before the sign-in. */
  large?: boolean;
}

/** The mark and the installation's brand. */
export function Brand({ name, large = false }: BrandProps): ReactNode {
  return (
    <span className={large ? styles.large : styles.brand}>
      <BrandMark size={large ? 40 : 32} />
      <span className={styles.name}>{name}</span>
    </span>
  );
}
