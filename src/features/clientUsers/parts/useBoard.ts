import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { announce } from '@/components/announce';
import { useLeaveGuard } from '@/components/leaveGuard';
import {
  itemLabel,
  levelNames,
  place,
  samePlaces,
  takeBack,
  type PermissionBoard,
  type PermissionItem,
} from '@/domain/permissions';
import type { PermissionLevel } from '@/domain/records/clientUsers';

/** Puts an item into a box, or with `undefined` back into the left list. Always the same function. */
export type Move = (item: PermissionItem, to: PermissionLevel | undefined) => void;

export interface Board {
  readonly board: PermissionBoard;
  readonly move: Move;
  /** From here on there is nothing to lose. */
  readonly letGo: () => void;
}

/** The board being edited. Every move is read out; leaving with unsaved ones asks. */
export function useBoard(stored: PermissionBoard): Board {
  const [board, setBoard] = useState(stored);
  const [listeners] = useState(() => new Set<() => void>());
  const hasChanges = useRef(false);

  useLayoutEffect(() => {
    hasChanges.current = !samePlaces(board, stored);
    for (const listener of listeners) listener();
  }, [board, stored, listeners]);

  useLeaveGuard({
    isDirty: useCallback(() => hasChanges.current, []),
    subscribe: useCallback(
      (listener) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
      [listeners],
    ),
  });

  const move = useCallback<Move>((item, to) => {
    setBoard((now) => (to ? place(now, item.key, to) : takeBack(now, item.key)));
    announce(to ? `${itemLabel(item)} moved to ${levelNames[to]}` : `${itemLabel(item)} removed`);
  }, []);
  const letGo = useCallback(() => {
    hasChanges.current = false;
  }, []);
  return { board, move, letGo };
}
