import { skipToken } from '@reduxjs/toolkit/query';
import { useViewClientPermissionQuery } from '@/api/clientUsers';
import { useEditClientQuery, useViewMainMenuAndSubmenuQuery } from '@/api/session';
import { current, refetchFailed, type QueryState } from '@/components/feedback/queryState';
import { mapReading, type Reading } from '@/components/actions/staleWrite/reading';
import { boardOf, repeatedItems, type PermissionBoard } from '@/domain/access/permissions';
import type { Permission } from '@/domain/records/clientUsers';
import type { Id } from '@/domain/records/scalars';
import type { MenuEntry } from '@/domain/records/session';
import { useSession } from '@/session/useSession';

export interface StoredBoard {
  readonly board: PermissionBoard;
  readonly repeated: ReturnType<typeof repeatedItems>;
  /** The stored record's id; empty before the first save. */
  readonly recordId: Id;
  /** Reads what is stored for the user again, past the cache. */
  readonly readAgain: () => Reading<Omit<StoredBoard, 'readAgain'>>;
}

/**
 * A user's board: the whole menu of the client's type, for any signed-in user, with what is stored for the user.
 * There is none until both have come: saving a part would take away the rest.
 */
export function useStoredBoard(uid: Id): QueryState<StoredBoard> {
  const { clientId, clientType } = useSession();
  const client = current(useEditClientQuery(clientType === '' ? clientId : skipToken));
  const type = clientType || client.data?.Client_Type;
  const menu = current(useViewMainMenuAndSubmenuQuery(type ?? skipToken));
  const permission = useViewClientPermissionQuery(uid);
  const stored = current(permission);
  const parts = [client, menu, stored];
  const whole = menu.data && stored.data && { menu: menu.data, permission: stored.data };
  return {
    data: whole && {
      ...read(whole.menu, whole.permission),
      readAgain: () => mapReading(permission.refetch(), (now) => read(whole.menu, now)),
    },
    isFetching: parts.some(({ isFetching }) => isFetching),
    isError: parts.some(({ isError }) => isError),
    refetch: () => refetchFailed(parts),
  };
}

function read(menu: readonly MenuEntry[], permission: Permission): Omit<StoredBoard, 'readAgain'> {
  const board = boardOf(menu, permission);
  return { board, repeated: repeatedItems(board, permission), recordId: permission.id };
}
