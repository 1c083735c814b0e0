import { listOf } from '@/domain/values/listOf';
import type { BordereauTable } from '@/domain/records/bordereau';
import { isObject } from '@/domain/values/objects';
import { text } from '@/domain/records/read';
import { isList } from './read';

/** A table that a worker has created. A response of the server is never an instance of it. */
export class BordereauTableData implements BordereauTable {
  readonly headers: readonly string[];
  readonly rows: readonly (readonly string[])[];

  constructor(headers: readonly string[], rows: readonly (readonly string[])[]) {
    this.headers = headers;
    this.rows = rows;
  }
}

/** A name for each column: a blank or repeated name gets a number. */
export function columnNames(head: readonly unknown[]): string[] {
  const names = head.map((name, index) => text(name) || `Column ${index + 1}`);
  return names.map((name, index) => (names.indexOf(name) < index ? `${name} (${index + 1})` : name));
}

/** The columns of all records, in the order of their first appearance. */
function tableOfRecords(records: readonly object[]): BordereauTable {
  // A map, because a column may have any name, such as `__proto__`.
  const columns = new Map<string, number>();
  const cellRows = records.map((record) => {
    const cells: string[] = [];
    for (const [name, value] of Object.entries(record)) {
      const column = columns.get(name) ?? columns.size;
      if (column === columns.size) columns.set(name, column);
      cells[column] = text(value);
    }
    return cells;
  });
  const headers = [...columns.keys()];
  return { headers, rows: cellRows.map((cells) => headers.map((_name, column) => cells[column] ?? '')) };
}

/** Mapped rows as text, from objects by column name or from lists after a first list of names. */
export function tableOf(value: unknown): BordereauTable {
  if (value instanceof BordereauTableData) return value;
  const [head, ...rest] = listOf(value) ?? [];
  if (!isList(head)) return tableOfRecords([head, ...rest].filter(isObject));
  const headers = columnNames(head);
  return {
    headers,
    rows: rest.filter(isList).map((cells) => headers.map((_name, column) => text(cells[column]))),
  };
}
