import type { Cells } from '@/preflight/rules/cells';
import type { BordereauRow } from '@/domain/records/bordereau';

/**
 * The rows of a file as a table. The columns of all rows become its headers, in the order of their first
 * appearance.
 */
export interface TableRows {
  headers: Cells;
  rows: readonly Cells[];
}

export function tableRows(records: readonly BordereauRow[]): TableRows {
  const headers = [...new Set(records.flatMap((record) => [...record.keys()]))];
  return { headers, rows: records.map((record) => headers.map((head) => record.get(head) ?? '')) };
}

const sampledRows = 200;
const narrowest = 7;
const widest = 36;

/**
 * The width of each column in characters, from its header and the first rows: it does not change while the
 * table is scrolled.
 */
export function fileColumnWidths(headers: readonly string[], rows: readonly Cells[]): number[] {
  const sample = rows.slice(0, sampledRows);
  return headers.map((head, column) => {
    const longest = Math.max(head.length, ...sample.map((cells) => cells[column]?.length ?? 0));
    return Math.min(widest, Math.max(narrowest, longest)) + 4;
  });
}
