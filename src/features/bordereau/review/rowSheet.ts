import type { Cells } from '@/domain/preflight/cells';
import type { BordereauRow } from '@/domain/records/bordereau';

/** Rows as a sheet: its heads are the columns of all rows, in the order in which they are first met. */
export interface RowSheet {
  heads: Cells;
  rows: readonly Cells[];
}

export function rowSheet(records: readonly BordereauRow[]): RowSheet {
  const heads = [...new Set(records.flatMap((record) => [...record.keys()]))];
  return { heads, rows: records.map((record) => heads.map((head) => record.get(head) ?? '')) };
}

const sampledRows = 200;
const narrowest = 7;
const widest = 36;

/** A width for each column in characters, from its head and the first rows: the same wherever the sheet is scrolled. */
export function sheetWidths({ heads, rows }: RowSheet): number[] {
  const sample = rows.slice(0, sampledRows);
  return heads.map((head, column) => {
    const longest = Math.max(head.length, ...sample.map((cells) => cells[column]?.length ?? 0));
    return Math.min(widest, Math.max(narrowest, longest)) + 4;
  });
}
