import type { BordereauTable } from '@/domain/records/bordereau';
import { isList, isObject, text } from './read';

/** A table that was made elsewhere already, in a worker; no answer of a server is one. */
export class BordereauTableData implements BordereauTable {
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];

  constructor(heads: readonly string[], rows: readonly (readonly string[])[]) {
    this.heads = heads;
    this.rows = rows;
  }
}

/** A name for each column; one that is blank gets a number, and so does a second of the same name. */
export function columnNames(head: readonly unknown[]): string[] {
  const names = head.map((name, index) => text(name) || `Column ${index + 1}`);
  return names.map((name, index) => (names.indexOf(name) < index ? `${name} (${index + 1})` : name));
}

/** The columns of all records, in the order in which they are first met. */
function tableOfRecords(records: readonly object[]): BordereauTable {
  // In a map, since the names are foreign text.
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
  const heads = [...places.keys()];
  return { heads, rows: found.map((cells) => heads.map((_name, place) => cells[place] ?? '')) };
}

/** Mapped rows as text: objects under their columns' names, or lists below a first one of names (Q-191). */
export function tableOf(value: unknown): BordereauTable {
  if (value instanceof BordereauTableData) return value;
  if (!isList(value)) return { heads: [], rows: [] };
  const [head, ...rest] = value;
  if (!isList(head)) return tableOfRecords(value.filter(isObject));
  const heads = columnNames(head);
  return { heads, rows: rest.filter(isList).map((cells) => heads.map((_name, place) => text(cells[place]))) };
}
