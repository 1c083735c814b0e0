import { useId, type ReactNode } from 'react';
import { QuietFailure } from '@/components/QuietFailure';
import { Skeleton } from '@/components/Skeleton';
import { CoverageTable } from '@/components/intakeForm/CoverageTable';
import { FormCard } from '@/components/intakeForm/FormCard';
import { useLines } from '@/components/intakeForm/store';
import type { CoverageState } from './useCoverages';
import styles from './CoverageSection.module.css';

/** QNEW-05: the coverage table, once a program says what it covers. */
export function CoverageSection({
  state,
  refetch,
}: {
  state: CoverageState;
  refetch: () => unknown;
}): ReactNode {
  const heading = useId();
  const count = useLines().length;
  return (
    <FormCard headingId={heading} heading="Coverage" lines={Math.max(2, count)}>
      {state === 'loading' && (
        <div className={styles.body} aria-busy="true">
          <p className="visually-hidden">Loading...</p>
          {['a', 'b', 'c'].map((row) => (
            <Skeleton key={row} height="32px" />
          ))}
        </div>
      )}
      {state === 'failed' && (
        <div className={styles.body}>
          <QuietFailure text="Could not load" onRetry={refetch} />
        </div>
      )}
      {(state === 'ready' || state === 'none') &&
        (count > 0 ? (
          <CoverageTable labelledBy={heading} />
        ) : (
          <p className={styles.body}>
            {state === 'none' ? 'Choose a program to see its coverages' : 'This program has no coverages'}
          </p>
        ))}
    </FormCard>
  );
}
