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

/** `unreadable`: the stored coverages could not be read. They are sent back unchanged until the user starts afresh. */
type CoverageLoading = 'none' | 'loading' | 'failed' | 'ready' | 'unreadable';

/**
 * Puts the coverages of the chosen program into the form, once for each choice. A response for an earlier choice is ignored,
 * and a later refetch does not change the form. The lines of a stored quotation belong to its stored program.
 */
export function useCoverages(): { state: CoverageLoading; error?: unknown; refetch: () => unknown } {
  const store = useQuotation();
  const programId = useHeader((header) => header.program_id);
  const coveredProgram = useSyncExternalStore(store.subscribe, store.getCoveredProgram);
  const unreadable = useCoverage((coverage) => coverage.unreadable);
  const { intake_id } = store.getHeader();
  const isWanted = !unreadable && String(programId) !== String(coveredProgram);
  const isLoadNeeded = isWanted && programId !== '' && !store.hasPreviousLines();
  const query = useProgramLobCoverageQuery(isLoadNeeded ? { program_id: programId, intake_id } : skipToken);
  const coverages = query.currentData;

  useEffect(() => {
    if (!isWanted) return;
    if (store.hasPreviousLines()) store.restorePreviousLines();
    else if (programId === '') store.setCoverages([], new Date());
    else if (coverages) store.setCoverages(coverages, new Date());
  }, [store, isWanted, programId, coverages]);

  return { state: loadingState(), error: query.error, refetch: query.refetch };

  function loadingState(): CoverageLoading {
    if (unreadable) return 'unreadable';
    if (programId === '') return 'none';
    if (!isWanted || coverages) return 'ready';
    return query.isError ? 'failed' : 'loading';
  }
}

/** The coverage table, once the coverages of the program have loaded. */
export function CoverageSection({
  state,
  error,
  refetch,
}: {
  state: CoverageLoading;
  error?: unknown;
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
          <InlineError text="Could not load" onRetry={refetch} error={error} />
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

/** A note if the stored amount differs from the amount of the lines; it says which of the two Save sends. */
function StoredAmount(): ReactNode {
  const stored = useHeader((header) => header.policyamount);
  const note = useCoverage((coverage) => amountNote(coverage, stored));
  const isUnchanged = useCoverage(({ lines }) => areAsStored(lines));
  if (note === '') return null;
  return (
    <div className={styles.body}>
      <p>
        <bdi translate="no">{note}</bdi>
      </p>
      <p>
        {isUnchanged
          ? 'Save keeps the stored amount until a line is changed.'
          : 'Save sends what the lines give.'}
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

/** A stored quotation without coverages can get those of its program. A new one has them already. */
function NoLines({ hasProgram }: { hasProgram: boolean }): ReactNode {
  const store = useQuotation();
  const isStored = useHeader((header) => header.id !== '');
  const { clientId } = useSession();
  const intakeId = useHeader((header) => header.intake_id);
  // The program select loads the same list.
  const programs = useIntakeProgramQuery({ id: intakeId, client_id: clientId }).data;
  if (!hasProgram) {
    if (programs?.length !== 0) return <p className={styles.body}>Choose a program to see its coverages</p>;
    return (
      <div className={styles.body}>
        <p>This category has no programs yet</p>
        <p>Programs are added on the server, not in this portal. Ask the administrator of the server.</p>
      </div>
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
