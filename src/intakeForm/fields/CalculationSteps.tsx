import type { ReactNode } from 'react';
import type { Step } from '@/domain/coverage';
import { formatUsd } from '@/domain/money';
import styles from './CoverageTable.module.css';

/** How an amount came about, line by line. */
export function CalculationSteps({ steps }: { steps: readonly Step[] }): ReactNode {
  return (
    <dl className={styles.steps}>
      {steps.map(({ label, working, cents }, index) => (
        <div key={index} className={styles.step}>
          <dt>
            <bdi>{label}</bdi>
          </dt>
          <dd className={styles.working}>{working}</dd>
          <dd className={styles.result}>{formatUsd(cents)}</dd>
        </div>
      ))}
    </dl>
  );
}
