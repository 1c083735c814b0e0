import type { ReactElement } from 'react';
import { Skeleton } from '@/components/ui/Skeleton';
import { permissionLevels } from '@/domain/access/permissions';
import styles from './permissions.module.css';

const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** Shown while the board is being loaded. */
export function BoardSkeleton(): ReactElement {
  return (
    <div className={styles.card} aria-busy="true">
      <p className="visually-hidden" role="status">
        Loading...
      </p>
      <div className={styles.board} aria-hidden="true">
        <div className={styles.menuItems}>
          {rows.map((row) => (
            <Skeleton key={row} height="32px" />
          ))}
        </div>
        <div className={styles.boxes}>
          {permissionLevels.map((level) => (
            <div key={level} className={styles.box}>
              <Skeleton height="72px" />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
