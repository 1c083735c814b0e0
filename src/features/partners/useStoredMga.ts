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
 * An MGA to be edited. It is read through the TPA call, which on a server that numbers TPAs and MGAs apart gives some
 * TPA; then the list's own row is shown instead, and nothing may be saved.
 */
export function useStoredMga(id: Id | undefined, clientId: Id): StoredPartner {
  const answer = useEditClientTPAQuery(id ?? skipToken);
  const list = useViewClientMGAQuery(id === undefined ? skipToken : clientId);
  const isFetching = answer.isFetching || list.isFetching;
  const mga = list.data?.find((row) => sameId(row.id, id));

  const [held, setHeld] = useState<{ id: Id | undefined; data: TpaOrMga | Mga; isOther: boolean }>();
  const found = isFetching || !mga ? undefined : judged(mga, answer);
  // The first result is kept: a save renames the row in the list, which makes no other record of it.
  if (found && held?.id !== id) setHeld({ id, ...found });
  const data = held?.id === id ? held?.data : found?.data;

  return {
    data: data && tpaCallForm(data),
    isFetching,
    isError: !data && !isFetching,
    refetch: () => Promise.all([list.refetch(), answer.refetch()]),
    readAgain: () => mapReading(answer.refetch(), tpaCallForm),
    blocked: held?.id === id && held?.isOther ? blocked : undefined,
  };
}

function judged(
  mga: Mga,
  { data, error, isError }: { data?: TpaOrMga | undefined; error?: unknown; isError: boolean },
): { data: TpaOrMga | Mga; isOther: boolean } | undefined {
  // The call layer refuses a record with another id as unreadable.
  if (isError) {
    const isRefused = isCallFailure(error) && error.kind === 'unreadable';
    return isRefused ? { data: mga, isOther: true } : undefined;
  }
  if (!data) return undefined;
  return isRecordOf(mga, data) ? { data, isOther: false } : { data: mga, isOther: true };
}
