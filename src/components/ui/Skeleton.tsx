import type { ReactNode } from 'react';
import styles from './Skeleton.module.css';

interface SkeletonProps {
  /** The width as a CSS length. */
  width?: string;
  /** The height as a CSS length; without it the bar is one line high. */
  height?: string;
}

/** A grey bar where text will be. */
export function Skeleton({ width = '100%', height }: SkeletonProps): ReactNode {
  return <span className={styles.bar} style={{ width, ...(height && { height }) }} aria-hidden="true" />;
}
