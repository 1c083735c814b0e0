import type { ReactNode } from 'react';
import styles from './Skeleton.module.css';

/** A grey bar where text will be; as wide as `width` (a CSS length) and one line high unless `height` says otherwise. */
export function Skeleton({ width = '100%', height }: { width?: string; height?: string }): ReactNode {
  return <span className={styles.bar} style={{ width, ...(height && { height }) }} aria-hidden="true" />;
}
