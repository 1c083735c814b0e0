import type { ReactElement } from 'react';
import { Skeleton } from '@/components/ui/Skeleton';
import styles from './FrameSkeleton.module.css';

/** Shown while the shell's code is being loaded: the bar's initial 179 px and an empty page. */
export function FrameSkeleton(): ReactElement {
  return (
    <div role="status">
      <span className="visually-hidden">Loading...</span>
      <div className={styles.brand}>
        <Skeleton width="160px" height="24px" />
        <Skeleton width="120px" />
      </div>
      <div className={styles.menus}>
        <Skeleton width="88px" />
        <Skeleton width="112px" />
        <Skeleton width="72px" />
      </div>
      <div className={styles.header}>
        <Skeleton width="200px" height="24px" />
      </div>
    </div>
  );
}
