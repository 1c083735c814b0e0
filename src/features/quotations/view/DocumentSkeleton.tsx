import type { ReactNode } from 'react';
import { Skeleton } from '@/components/ui/Skeleton';
import styles from './quotationDocument.module.css';

const cards = [2, 6, 6];

/** The placeholder of a quotation while it is loading. */
export function DocumentSkeleton(): ReactNode {
  return (
    <div className={styles.page} aria-busy="true">
      <p className="visually-hidden" role="status">
        Loading...
      </p>
      {cards.map((lines, card) => (
        <div key={card} className={styles.waiting} aria-hidden="true">
          {Array.from({ length: lines }, (_, line) => (
            <Skeleton key={line} width={line % 2 === 0 ? '70%' : '45%'} />
          ))}
        </div>
      ))}
    </div>
  );
}
