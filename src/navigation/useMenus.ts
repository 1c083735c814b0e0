import {
  useEditClientQuery,
  useViewMainMenuAndSubmenuQuery,
  useViewMainMenuAndSubmenuUserQuery,
} from '@/api/session';
import type { MenuEntry } from '@/domain/records/session';
import { useSession } from '@/session/useSession';

interface Menus {
  readonly data?: readonly MenuEntry[] | undefined;
  readonly isFetching: boolean;
  readonly isError: boolean;
  readonly refetch: () => unknown;
}

/**
 * The menus of the signed-in user: the whole menu of the client's type for admins (ROLE-07), the user's own for staff
 * (ROLE-04). The type comes with the session, else from the client's record.
 */
export function useMenus(): Menus {
  const { clientId, clientType, userId, isStaff } = useSession();
  const client = useEditClientQuery(clientId, { skip: clientType !== '' });
  const type = clientType || client.data?.Client_Type;
  const whole = useViewMainMenuAndSubmenuQuery(type ?? '', { skip: isStaff || type === undefined });
  const own = useViewMainMenuAndSubmenuUserQuery(
    { clientType: type ?? '', userId },
    { skip: !isStaff || type === undefined },
  );
  if (type === undefined) {
    return { isFetching: client.isFetching, isError: client.isError, refetch: client.refetch };
  }
  return isStaff ? own : whole;
}
