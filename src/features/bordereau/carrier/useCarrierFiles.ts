import { skipToken } from '@reduxjs/toolkit/query';
import type { useViewBDXInboundQuery, useViewBDXOutboundQuery } from '@/api/bordereau';
import { useEditCarrierQuery } from '@/api/partners';
import type { QueryState } from '@/components/feedback/queryState';
import type { BordereauFile } from '@/domain/records/bordereau';
import type { Id } from '@/domain/records/scalars';
import { findFile } from '../actions/useFileAction';
import { useCarrierSession } from '@/session/useSession';

interface CarrierFiles {
  query: QueryState<readonly BordereauFile[]>;
  /**
   * Fetches the list again and returns the file; undefined if it is not in it. Rejects if the request fails.
   */
  reread: (id: Id) => Promise<BordereauFile | undefined>;
}

/**
 * The files between the carrier and its client company, in one direction. If the sign-in could not read the
 * carrier's record, the company is unknown: the list then waits for the record, and Retry fetches it.
 */
export function useCarrierFiles(
  useList: typeof useViewBDXInboundQuery | typeof useViewBDXOutboundQuery,
): CarrierFiles {
  const { clientId, carrierId } = useCarrierSession();
  const carrier = useEditCarrierQuery(carrierId);
  const files = useList(clientId === '' ? skipToken : { client_id: clientId, career_id: carrierId });
  if (clientId !== '')
    return { query: files, reread: async (id) => findFile(await files.refetch().unwrap(), id) };
  const { data, isFetching, isError, error, refetch } = carrier;
  // The record may also name no company.
  return {
    query: { isFetching, isError: isError || data?.client_id === '', error, refetch },
    reread: () => Promise.reject(new Error('The client company is not known')),
  };
}
