import { skipToken } from '@reduxjs/toolkit/query';
import type { useViewBDXInboundQuery, useViewBDXOutboundQuery } from '@/api/bordereau';
import { useEditCarrierQuery } from '@/api/partners';
import type { QueryState } from '@/components/feedback/queryState';
import type { BordereauFile } from '@/domain/records/bordereau';
import type { Id } from '@/domain/records/scalars';
import { fileIn } from '../actions/useFileAction';
import { useCarrierSession } from '@/session/useSession';

interface CarrierFiles {
  query: QueryState<readonly BordereauFile[]>;
  /** Reads a file again in its list; undefined when it is not there. Rejects when that failed. */
  reread: (id: Id) => Promise<BordereauFile | undefined>;
}

/**
 * The files between the carrier and its client company, in one direction. A sign-in that could not read the carrier's
 * record does not know the company: until the record has come there is nothing to ask for, and Retry asks for it.
 */
export function useCarrierFiles(
  useList: typeof useViewBDXInboundQuery | typeof useViewBDXOutboundQuery,
): CarrierFiles {
  const { clientId, carrierId } = useCarrierSession();
  const carrier = useEditCarrierQuery(carrierId);
  const files = useList(clientId === '' ? skipToken : { client_id: clientId, career_id: carrierId });
  if (clientId !== '')
    return { query: files, reread: async (id) => fileIn(await files.refetch().unwrap(), id) };
  const { data, isFetching, isError, refetch } = carrier;
  // A record that names no company leads nowhere either.
  return {
    query: { isFetching, isError: isError || data?.client_id === '', refetch },
    reread: () => Promise.reject(new Error('The client company is not known')),
  };
}
