import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useSyncExternalStore } from 'react';
import { useProgramLobCoverageQuery } from '@/api/quotations';
import { useHeader, useQuotation } from '@/intakeForm/state/store';

/** `unreadable`: what is stored could not be read, and goes back as it is until the user starts afresh. */
export type CoverageState = 'none' | 'loading' | 'failed' | 'ready' | 'unreadable';

/**
 * QNEW-16: the coverages of the chosen program as the form's lines. They are taken once for each choice, and only while
 * that choice stands; a later refetch changes nothing that was filled in. Stored lines are those of the stored program.
 */
export function useCoverages(): { state: CoverageState; refetch: () => unknown } {
  const store = useQuotation();
  const programId = useHeader((head) => head.program_id);
  const covered = useSyncExternalStore(store.subscribe, store.getCoveredProgram);
  const unreadable = useSyncExternalStore(
    store.coverage.subscribe,
    () => store.coverage.getSheet().unreadable,
  );
  const { intake_id } = store.getHead();
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

  function stateOf(): CoverageState {
    if (unreadable) return 'unreadable';
    if (programId === '') return 'none';
    if (!isWanted || coverages) return 'ready';
    return query.isError ? 'failed' : 'loading';
  }
}
