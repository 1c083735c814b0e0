import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useRef } from 'react';
import { useProgramLobCoverageQuery } from '@/api/quotations';
import { useHead, useQuotation } from '@/components/intakeForm/store';

export type CoverageState = 'none' | 'loading' | 'failed' | 'ready';

/**
 * QNEW-16: the coverages of the chosen program as the form's lines. They are taken once for each choice, and only while
 * that choice stands; a later refetch changes nothing that was filled in.
 */
export function useCoverages(): { state: CoverageState; refetch: () => unknown } {
  const store = useQuotation();
  const programId = useHead((head) => head.program_id);
  const { intake_id } = store.getHead();
  const query = useProgramLobCoverageQuery(
    programId === '' ? skipToken : { program_id: programId, intake_id },
  );
  const taken = useRef(programId);
  const coverages = programId === '' ? undefined : query.currentData;

  useEffect(() => {
    if (taken.current === programId) return;
    if (programId === '') {
      taken.current = programId;
      store.takeCoverages([], new Date());
    } else if (coverages) {
      taken.current = programId;
      store.takeCoverages(coverages, new Date());
    }
  }, [store, programId, coverages]);

  const state = programId === '' ? 'none' : coverages ? 'ready' : query.isFetching ? 'loading' : 'failed';
  return { state, refetch: query.refetch };
}
