import type { ReactNode } from 'react';
import { Skeleton } from '@/components/ui/Skeleton';
import styles from './FormPage.module.css';

const fields = ['a', 'b', 'c', 'd', 'e', 'f'];

/** A skeleton of a form while its record is loading. */
export function FormSkeleton(): ReactNode {
  return (
    <div className={styles.form} aria-busy="true">
      <p className="visually-hidden" role="status">
        Loading...
      </p>
      <div className={styles.fields} aria-hidden="true">
        {fields.map((field) => (
          <div key={field} className={styles.waiting}>
            <Skeleton width="8em" />
            <Skeleton height="36px" />
          </div>
        ))}
      </div>
    </div>
  );
}
