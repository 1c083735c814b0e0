import { skipToken } from '@reduxjs/toolkit/query';
import { useViewClientPermissionQuery } from '@/api/clientUsers';
import { useEditClientQuery, useViewMainMenuAndSubmenuQuery } from '@/api/session';
import { current, together, type QueryState } from '@/components/feedback/queryState';
import { mapReading, type Reading } from '@/components/actions/staleWrite/reading';
import { createBoard, repeatedItems, type PermissionBoard } from '@/domain/access/permissions';
import type { Permission } from '@/domain/records/clientUsers';
import type { Id } from '@/domain/records/scalars';
import type { MenuEntry } from '@/domain/records/session';
import { useSession } from '@/session/useSession';

export interface StoredBoard {
  readonly board: PermissionBoard;
  readonly repeated: ReturnType<typeof repeatedItems>;
  /** The id of the stored record; empty before the first save. */
  readonly recordId: Id;
  /** Fetches the user's stored permissions again, without the cache. */
  readonly readAgain: () => Reading<Omit<StoredBoard, 'readAgain'>>;
}

/**
 * A user's board: the whole menu of the client's type, for every signed-in user, with the user's stored
 * permissions. It waits for both, because saving an incomplete board would remove permissions.
 */
export function useStoredBoard(uid: Id): QueryState<StoredBoard> {
  const { clientId, clientType } = useSession();
  const client = current(useEditClientQuery(clientType === '' ? clientId : skipToken));
  const type = clientType || client.data?.Client_Type;
  const menu = current(useViewMainMenuAndSubmenuQuery(type ?? skipToken));
  const permission = useViewClientPermissionQuery(uid);
  const stored = current(permission);
  const loaded = menu.data && stored.data && { menu: menu.data, permission: stored.data };
  return {
    data: loaded && {
      ...read(loaded.menu, loaded.permission),
      readAgain: () => mapReading(permission.refetch(), (now) => read(loaded.menu, now)),
    },
    ...together([client, menu, stored]),
  };
}

function read(menu: readonly MenuEntry[], permission: Permission): Omit<StoredBoard, 'readAgain'> {
  const board = createBoard(menu, permission);
  return { board, repeated: repeatedItems(board, permission), recordId: permission.id };
}
