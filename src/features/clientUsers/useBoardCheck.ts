import { useRef, type ReactNode } from 'react';
import { useStaleCheck } from '@/components/feedback/staleWrite/useStaleCheck';
import type { Id } from '@/domain/records/scalars';
import { placesOf, type PermissionEdits } from './boardEdits';
import type { StoredBoard } from './useStoredBoard';

interface BoardCheck {
  readonly isChecking: boolean;
  /** Whether the board may be saved. */
  readonly checkBoard: () => Promise<boolean>;
  /** The stored record's id as it was read last; empty before the first save. */
  readonly getRecordId: () => Id;
  readonly dialog: ReactNode;
}

/** The check of a user's permissions before they are saved: a save replaces all of them. */
export function useBoardCheck(edits: PermissionEdits, stored: StoredBoard): BoardCheck {
  const recordId = useRef(stored.recordId);
  const { check, isChecking, dialog } = useStaleCheck({
    readAgain: stored.readAgain,
    loadRule: async () => {
      const { compareItems } = await import(
        /* webpackChunkName: "stored-record" */ '@/components/feedback/staleWrite/compareItems'
      );
      return (now) => {
        recordId.current = now.recordId;
        return compareItems({
          opened: placesOf(edits.getBefore()),
          theirs: placesOf(now.board),
          mine: placesOf(edits.getBoard()),
          label: (name) => edits.label(name),
          text: (name, value) => edits.text(name, value),
          onMerged: (taken) => edits.rebase(now.board, taken),
        });
      };
    },
  });
  return { isChecking, checkBoard: check, getRecordId: () => recordId.current, dialog };
}
