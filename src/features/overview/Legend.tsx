import type { ReactNode } from 'react';
import type { Stage } from '@/domain/overview/book';
import { stageLists } from './stageLists';
import { stageFill } from './StagePatterns';
import styles from './overview.module.css';

/** Which pattern is which stage. */
export function Legend({ shown }: { shown: readonly Stage[] }): ReactNode {
  return (
    <ul className={styles.legend}>
      {shown.map((stage) => (
        <li key={stage}>
          <svg width="16" height="16" aria-hidden="true">
            <rect className={styles.bar} width="16" height="16" fill={stageFill[stage]} />
          </svg>
          <span>{stageLists[stage].plural}</span>
        </li>
      ))}
    </ul>
  );
}
