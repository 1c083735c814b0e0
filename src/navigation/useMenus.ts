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
  readonly error?: unknown;
  readonly refetch: () => unknown;
}

/**
 * The menus of the signed-in user: the whole menu of the client's type for administrators, the assigned
 * entries for staff. The type is in the session, or else in the client's record.
 */
export function useMenus(): Menus {
  const { clientId, clientType, userId, isStaff } = useSession();
  const client = useEditClientQuery(clientId, { skip: clientType !== '' });
  const type = clientType || client.data?.Client_Type;
  const adminMenu = useViewMainMenuAndSubmenuQuery(type ?? '', { skip: isStaff || type === undefined });
  const staffMenu = useViewMainMenuAndSubmenuUserQuery(
    { clientType: type ?? '', userId },
    { skip: !isStaff || type === undefined },
  );
  if (type === undefined) {
    const { isFetching, isError, error, refetch } = client;
    return { isFetching, isError, error, refetch };
  }
  return isStaff ? staffMenu : adminMenu;
}
