import { useRef, type ReactNode } from 'react';
import type { RankRow } from '@/api/attributes';
import { compareItems, type Items } from '@/components/actions/staleWrite/compareItems';
import type { Reading } from '@/components/actions/staleWrite/reading';
import { useStaleCheck } from '@/components/actions/staleWrite/useStaleCheck';
import {
  fieldName,
  openedOf,
  partNames,
  stateOf,
  type RankAction,
  type rankDraft,
  type RankEdits,
  type RankState,
} from './rankEdits';

export interface CheckedRanks {
  readonly source: ReturnType<typeof rankDraft>;
  readonly getState: () => RankEdits;
  readonly dispatch: (action: RankAction) => void;
  readonly readAgain: () => Reading<readonly RankRow[]>;
}

interface RankCheck {
  readonly isChecking: boolean;
  /** Whether the ranks may be saved; `rows` are those of the list on screen. */
  readonly checkRanks: (rows: readonly RankRow[]) => Promise<boolean>;
  /** The rows as they were read last: these, or those that the check has read since. */
  readonly getRows: (rows: readonly RankRow[]) => readonly RankRow[];
  readonly dialog: ReactNode;
}

/** The check of a list's ranks before they are saved: a save sends every row, also those that the user did not touch. */
export function useRankCheck({ source, getState, dispatch, readAgain }: CheckedRanks): RankCheck {
  const latest = useRef<{ of: readonly RankRow[]; rows: readonly RankRow[] }>(undefined);
  /** The rows with which the user has decided: as the list has them, or as they were read for the dialog. */
  const base = useRef<readonly RankRow[]>([]);
  const { check, isChecking, dialog } = useStaleCheck({
    readAgain,
    rule: (now) => {
      if (latest.current) latest.current = { ...latest.current, rows: now };
      // A row that is gone cannot be saved.
      const ids = new Set(now.map(({ id }) => String(id)));
      const rows = base.current.filter(({ id }) => ids.has(String(id)));
      const edits = getState();
      const opened = itemsOf(rows, (row) => openedOf(edits, row));
      const mine = itemsOf(rows, (row) => stateOf(edits, row));
      dispatch({ type: 'arrived', rows: now });
      const known = now.filter(({ id }) => fieldName('rank', id) in opened);
      return compareItems({
        opened,
        theirs: itemsOf(known, (row) => row),
        mine,
        label: (key) => source.label(key),
        text: (key, value) => source.text(key, value),
        onMerged: (taken) => {
          const changes = known.flatMap((row) =>
            partNames
              .filter((part) => taken.has(fieldName(part, row.id)))
              .map((part) => [row, { [part]: row[part] }] as const),
          );
          dispatch({ type: 'edited', changes });
          dispatch({ type: 'rebased', rows: known });
          base.current = known;
        },
      });
    },
  });

  return {
    isChecking,
    checkRanks: (rows) => {
      base.current = rows;
      latest.current = { of: rows, rows };
      return check();
    },
    getRows: (rows) => (latest.current?.of === rows ? latest.current.rows : rows),
    dialog,
  };
}

function itemsOf(rows: readonly RankRow[], stateOf: (row: RankRow) => RankState): Items {
  return Object.fromEntries(
    rows.flatMap((row) => partNames.map((part) => [fieldName(part, row.id), stateOf(row)[part]])),
  );
}
