import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { isCallFailure } from '@/domain/saving/failure';
import { useEditClientTPAQuery, useViewClientMGAQuery, type TpaOrMga } from '@/api/partners';
import { mapReading } from '@/components/actions/staleWrite/reading';
import { sameId } from '@/domain/records/ids';
import type { Mga } from '@/domain/records/partners';
import type { Id } from '@/domain/records/scalars';
import { isRecordOf, tpaCallForm, type StoredPartner } from './partnerForm';

const blocked =
  'The server did not answer with this MGA but with another record. The MGA is shown as the list has it and cannot be saved.';

/**
 * An MGA to be edited. Legacy: it is read through the TPA call. On a server that numbers TPAs and MGAs
 * separately, that call responds with a TPA: then the row of the list is shown, and it cannot be saved.
 */
export function useStoredMga(id: Id | undefined, clientId: Id): StoredPartner {
  const response = useEditClientTPAQuery(id ?? skipToken);
  const list = useViewClientMGAQuery(id === undefined ? skipToken : clientId);
  const isFetching = response.isFetching || list.isFetching;
  const mga = list.data?.find((row) => sameId(row.id, id));

  const [firstResult, setFirstResult] = useState<{
    id: Id | undefined;
    data: TpaOrMga | Mga;
    isOther: boolean;
  }>();
  const found = isFetching || !mga ? undefined : chooseRecord(mga, response);
  // Only the first result is compared: a save may rename the row in the list, but it stays the same record.
  if (found && firstResult?.id !== id) setFirstResult({ id, ...found });
  const data = firstResult?.id === id ? firstResult?.data : found?.data;

  return {
    data: data && tpaCallForm(data),
    isFetching,
    isError: !data && !isFetching,
    refetch: () => Promise.all([list.refetch(), response.refetch()]),
    readAgain: () => mapReading(response.refetch(), tpaCallForm),
    blocked: firstResult?.id === id && firstResult?.isOther ? blocked : undefined,
  };
}

function chooseRecord(
  mga: Mga,
  { data, error, isError }: { data?: TpaOrMga | undefined; error?: unknown; isError: boolean },
): { data: TpaOrMga | Mga; isOther: boolean } | undefined {
  // `useEdit` treats a record with another id as unreadable.
  if (isError) {
    const isRefused = isCallFailure(error) && error.kind === 'unreadable';
    return isRefused ? { data: mga, isOther: true } : undefined;
  }
  if (!data) return undefined;
  return isRecordOf(mga, data) ? { data, isOther: false } : { data: mga, isOther: true };
}
