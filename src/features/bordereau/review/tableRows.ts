import type { Cells } from '@/preflight/rules/cells';
import type { BordereauRow } from '@/domain/records/bordereau';

/** Rows as a table: its headers are the columns of all rows, in the order of their first appearance. */
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

/** A width for each column in characters, from its head and the first rows: the same wherever the table is scrolled. */
export function fileColumnWidths(headers: readonly string[], rows: readonly Cells[]): number[] {
  const sample = rows.slice(0, sampledRows);
  return headers.map((head, column) => {
    const longest = Math.max(head.length, ...sample.map((cells) => cells[column]?.length ?? 0));
    return Math.min(widest, Math.max(narrowest, longest)) + 4;
  });
}
