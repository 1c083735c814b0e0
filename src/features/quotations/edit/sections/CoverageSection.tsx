import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useId, useSyncExternalStore, type ReactNode } from 'react';
import { useIntakeProgramQuery, useProgramLobCoverageQuery } from '@/api/quotations';
import { Button } from '@/components/ui/Button';
import { InlineError } from '@/components/feedback/InlineError';
import { Skeleton } from '@/components/ui/Skeleton';
import { CoverageTable } from '@/intakeForm/fields/CoverageTable';
import { FormCard } from '@/intakeForm/fields/FormCard';
import { amountNote } from '@/domain/quotation/coverage';
import { areAsStored } from '@/domain/quotation/coverageText';
import { useCoverage, useHeader, useQuotation } from '@/intakeForm/state/store';
import { useSession } from '@/session/useSession';
import { Unreadable } from './Unreadable';
import styles from './CoverageSection.module.css';

/** `unreadable`: what is stored could not be read, and goes back as it is until the user starts afresh. */
type CoverageLoading = 'none' | 'loading' | 'failed' | 'ready' | 'unreadable';

/**
 * QNEW-16: the coverages of the chosen program as the form's lines. They are taken once for each choice, and only while
 * it is still the choice; a later refetch changes nothing that was filled in. Stored lines are those of the stored program.
 */
export function useCoverages(): { state: CoverageLoading; refetch: () => unknown } {
  const store = useQuotation();
  const programId = useHeader((header) => header.program_id);
  const covered = useSyncExternalStore(store.subscribe, store.getCoveredProgram);
  const unreadable = useCoverage((coverage) => coverage.unreadable);
  const { intake_id } = store.getHeader();
  const isWanted = !unreadable && String(programId) !== String(covered);
  const isAsked = isWanted && programId !== '' && !store.hasLeftLines();
  const query = useProgramLobCoverageQuery(isAsked ? { program_id: programId, intake_id } : skipToken);
  const coverages = query.currentData;

  useEffect(() => {
    if (!isWanted) return;
    if (store.hasLeftLines()) store.takeLeftLines();
    else if (programId === '') store.takeCoverages([], new Date());
    else if (coverages) store.takeCoverages(coverages, new Date());
  }, [store, isWanted, programId, coverages]);

  return { state: stateOf(), refetch: query.refetch };

  function stateOf(): CoverageLoading {
    if (unreadable) return 'unreadable';
    if (programId === '') return 'none';
    if (!isWanted || coverages) return 'ready';
    return query.isError ? 'failed' : 'loading';
  }
}

/** QNEW-05: the coverage table, once a program says what it covers. */
export function CoverageSection({
  state,
  refetch,
}: {
  state: CoverageLoading;
  refetch: () => unknown;
}): ReactNode {
  const heading = useId();
  const count = useCoverage(({ lines }) => lines.length);
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
        (count > 0 ? (
          <>
            <StoredAmount />
            <CoverageTable labelledBy={heading} />
          </>
        ) : (
          <NoLines hasProgram={state === 'ready'} />
        ))}
    </FormCard>
  );
}

/** COV-11: where the stored amount is another than that of the lines, and which of the two Save sends. */
function StoredAmount(): ReactNode {
  const stored = useHeader((header) => header.policyamount);
  const note = useCoverage((coverage) => amountNote(coverage, stored));
  const isKept = useCoverage(({ lines }) => areAsStored(lines));
  if (note === '') return null;
  return (
    <div className={styles.body}>
      <p>
        <bdi translate="no">{note}</bdi>
      </p>
      <p>
        {isKept ? 'Save keeps the stored amount until a line is changed.' : 'Save sends what the lines give.'}
      </p>
    </div>
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
  const isStored = useHeader((header) => header.id !== '');
  const { clientId } = useSession();
  const intakeId = useHeader((header) => header.intake_id);
  // The choice of the program asks for the same list.
  const programs = useIntakeProgramQuery({ id: intakeId, client_id: clientId }).data;
  if (!hasProgram) {
    return (
      <p className={styles.body}>
        {programs?.length === 0
          ? 'This category has no programs yet'
          : 'Choose a program to see its coverages'}
      </p>
    );
  }
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
