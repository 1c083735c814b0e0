import { useRef, type ReactNode } from 'react';
import type { RankRow } from '@/api/attributes';
import { compareItems, type Items } from '@/components/feedback/staleWrite/compareItems';
import type { Reading } from '@/components/feedback/staleWrite/reading';
import { useStaleCheck } from '@/components/feedback/staleWrite/useStaleCheck';
import { fieldName, partNames, type RankEdits, type RankState } from './rankEdits';

interface RankCheck {
  readonly isChecking: boolean;
  /** Whether the ranks may be saved; `rows` are those of the list on screen. */
  readonly checkRanks: (rows: readonly RankRow[]) => Promise<boolean>;
  /** The rows as they were read last: these, or those that the check has read since. */
  readonly getRows: (rows: readonly RankRow[]) => readonly RankRow[];
  readonly dialog: ReactNode;
}

/** The check of a list's ranks before they are saved: a save sends every row, also those that the user did not touch. */
export function useRankCheck(edits: RankEdits, readAgain: () => Reading<readonly RankRow[]>): RankCheck {
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
      const opened = itemsOf(rows, (row) => edits.openedOf(row));
      const mine = itemsOf(rows, (row) => edits.stateOf(row));
      edits.arrived(now);
      const known = now.filter(({ id }) => fieldName('rank', id) in opened);
      return compareItems({
        opened,
        theirs: itemsOf(known, (row) => row),
        mine,
        label: (key) => edits.label(key),
        text: (key, value) => edits.text(key, value),
        onMerged: (taken) => {
          for (const row of known) {
            for (const part of partNames) {
              if (taken.has(fieldName(part, row.id))) edits.edit(row, { [part]: row[part] });
            }
          }
          edits.rebase(known);
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
