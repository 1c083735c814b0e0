import { listOf } from '@/domain/values/listOf';
import type { BordereauTable } from '@/domain/records/bordereau';
import { isObject } from '@/domain/values/objects';
import { text } from '@/domain/records/read';
import { isList } from './read';

/** A table that a worker has made already. An answer of the server is never an instance of it. */
export class BordereauTableData implements BordereauTable {
  readonly headers: readonly string[];
  readonly rows: readonly (readonly string[])[];

  constructor(headers: readonly string[], rows: readonly (readonly string[])[]) {
    this.headers = headers;
    this.rows = rows;
  }
}

/** A name for each column; one that is blank gets a number, and so does a second of the same name. */
export function columnNames(head: readonly unknown[]): string[] {
  const names = head.map((name, index) => text(name) || `Column ${index + 1}`);
  return names.map((name, index) => (names.indexOf(name) < index ? `${name} (${index + 1})` : name));
}

/** The columns of all records, in the order of their first appearance. */
function tableOfRecords(records: readonly object[]): BordereauTable {
  // A map, because the names are text of other companies and could be names such as `__proto__`.
  const places = new Map<string, number>();
  const found = records.map((record) => {
    const cells: string[] = [];
    for (const [name, value] of Object.entries(record)) {
      const place = places.get(name) ?? places.size;
      if (place === places.size) places.set(name, place);
      cells[place] = text(value);
    }
    return cells;
  });
  const headers = [...places.keys()];
  return { headers, rows: found.map((cells) => headers.map((_name, place) => cells[place] ?? '')) };
}

/** Mapped rows as text: objects under their columns' names, or lists below a first one of names (Q-191). */
export function tableOf(value: unknown): BordereauTable {
  if (value instanceof BordereauTableData) return value;
  const [head, ...rest] = listOf(value) ?? [];
  if (!isList(head)) return tableOfRecords([head, ...rest].filter(isObject));
  const headers = columnNames(head);
  return {
    headers,
    rows: rest.filter(isList).map((cells) => headers.map((_name, place) => text(cells[place]))),
  };
}
