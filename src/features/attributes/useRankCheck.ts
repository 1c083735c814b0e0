import { useRef, type ReactNode } from 'react';
import type { RankRow } from '@/api/attributes';
import { compareItems, type Items } from '@/components/actions/staleWrite/compareItems';
import type { Reading } from '@/components/actions/staleWrite/reading';
import { useStaleCheck } from '@/components/actions/staleWrite/useStaleCheck';
import {
  fieldName,
  baseState,
  rankFields,
  editedState,
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
  /** These rows, or the rows that the check has read since. */
  readonly getRows: (rows: readonly RankRow[]) => readonly RankRow[];
  readonly dialog: ReactNode;
}

/**
 * Checks a list's ranks before they are saved: a save sends every row, also those that the user did not
 * change.
 */
export function useRankCheck({ source, getState, dispatch, readAgain }: CheckedRanks): RankCheck {
  const latest = useRef<{ of: readonly RankRow[]; rows: readonly RankRow[] }>(undefined);
  /** The rows on which the user's decision is based: those of the list, or those read for the dialog. */
  const base = useRef<readonly RankRow[]>([]);
  const { check, isChecking, dialog } = useStaleCheck({
    readAgain,
    rule: (now) => {
      if (latest.current) latest.current = { ...latest.current, rows: now };
      // A deleted row cannot be saved.
      const ids = new Set(now.map(({ id }) => String(id)));
      const rows = base.current.filter(({ id }) => ids.has(String(id)));
      const edits = getState();
      const opened = rankItems(rows, (row) => baseState(edits, row));
      const mine = rankItems(rows, (row) => editedState(edits, row));
      dispatch({ type: 'arrived', rows: now });
      const known = now.filter(({ id }) => fieldName('rank', id) in opened);
      return compareItems({
        opened,
        theirs: rankItems(known, (row) => row),
        mine,
        label: (key) => source.label(key),
        text: (key, value) => source.text(key, value),
        onMerged: (theirKeys) => {
          const changes = known.flatMap((row) =>
            rankFields
              .filter((field) => theirKeys.has(fieldName(field, row.id)))
              .map((field) => [row, { [field]: row[field] }] as const),
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

function rankItems(rows: readonly RankRow[], state: (row: RankRow) => RankState): Items {
  return Object.fromEntries(
    rows.flatMap((row) => rankFields.map((field) => [fieldName(field, row.id), state(row)[field]])),
  );
}
