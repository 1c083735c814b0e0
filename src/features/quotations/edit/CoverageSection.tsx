import { useId, type ReactNode } from 'react';
import { Button } from '@/components/ui/Button';
import { InlineError } from '@/components/feedback/InlineError';
import { Skeleton } from '@/components/ui/Skeleton';
import { CoverageTable } from '@/intakeForm/fields/CoverageTable';
import { FormCard } from '@/intakeForm/fields/FormCard';
import { useHeader, useLineCount, useQuotation } from '@/intakeForm/state/store';
import { Unreadable } from './Unreadable';
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
  const count = useLineCount();
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
          <InlineError text="Could not load" onRetry={refetch} />
        </div>
      )}
      {state === 'unreadable' && <StoredCoverages />}
      {(state === 'ready' || state === 'none') &&
        (count > 0 ? <CoverageTable labelledBy={heading} /> : <NoLines hasProgram={state === 'ready'} />)}
    </FormCard>
  );
}

function StoredCoverages(): ReactNode {
  const store = useQuotation();
  return (
    <Unreadable onStartAfresh={() => store.startCoveragesAfresh()}>
      The stored coverages could not be read. They go back as they are, and the policy amount with them.
    </Unreadable>
  );
}

/** A stored quotation without coverages can take those of its program; a new one has taken them. */
function NoLines({ hasProgram }: { hasProgram: boolean }): ReactNode {
  const store = useQuotation();
  const isStored = useHeader((head) => head.id !== '');
  if (!hasProgram) return <p className={styles.body}>Choose a program to see its coverages</p>;
  if (!isStored) return <p className={styles.body}>This program has no coverages</p>;
  return (
    <div className={styles.body}>
      <p>This quotation has no coverages</p>
      <Button size="small" className={styles.offer} onClick={() => store.startCoveragesAfresh()}>
        Take the coverages of the program
      </Button>
    </div>
  );
}
