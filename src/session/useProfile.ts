import { useEditClientQuery, useEditClientUserQuery } from '@/api/session';
import { greeting } from '@/domain/text/greeting';
import { useSession } from './useSession';

/** The signed-in person as the screens show them; texts are empty until the server has responded. */
export interface Profile {
  /** The person's own name. */
  readonly name: string;
  /** The client company's full name. */
  readonly companyName: string;
  readonly loginId: string;
  readonly isStaff: boolean;
  readonly greeting: string;
  /** The client's type as its record gives it; undefined until then. */
  readonly clientType: string | undefined;
  readonly isLoading: boolean;
  readonly isError: boolean;
  readonly error: unknown;
  readonly refetch: () => Promise<unknown>;
}

/** The signed-in person: staff are read by the client-user call, the client company's names by the client call. */
export function useProfile(): Profile {
  const { clientId, userId, isStaff } = useSession();
  const client = useEditClientQuery(clientId);
  const user = useEditClientUserQuery(userId, { skip: !isStaff });
  const loginId = isStaff ? (user.data?.username ?? '') : (client.data?.Client_LoginID ?? '');
  const name = isStaff
    ? [user.data?.firstname, user.data?.lastname].filter(Boolean).join(' ')
    : (client.data?.Client_AdminName ?? '');
  return {
    name,
    isStaff,
    companyName: client.data?.Client_FullName ?? '',
    loginId,
    greeting: greeting({ isStaff, firstname: user.data?.firstname ?? '', loginId }),
    clientType: client.data?.Client_Type,
    isLoading: client.isLoading || user.isLoading,
    isError: client.isError || user.isError,
    error: client.error ?? user.error,
    refetch: () => Promise.all([client.isError && client.refetch(), user.isError && user.refetch()]),
  };
}
