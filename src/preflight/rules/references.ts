import { Numbers } from './amounts';
import { beginsWithSum, isReference, type Cells } from './cells';
import type { FindingLog } from './findings';

/** The kinds of reference cells. */
const kinds = { none: 0, letters: 1, digits: 2 } as const;

/** A column that may hold references. */
interface ReferenceColumn {
  index: number;
  /** The first row of each reference. */
  seen: Map<string, number>;
  kindOfRow: Numbers;
  repeated?: { count: number; row: number; first: number; cell: string };
}

function referenceKind(reference: string): number {
  if (reference === '') return kinds.none;
  const hasDigit = /\d/.test(reference);
  const isSum = /\b(?:TOTALS?|SUM|CARRIED|BROUGHT|BALANCE)\b|SUBTOTAL/.test(reference);
  if (isSum && (!hasDigit || beginsWithSum(reference))) return kinds.none;
  return hasDigit ? kinds.digits : kinds.letters;
}

/** The references of a table: which rows have none, and which references are repeated. */
export class References {
  readonly #columns: readonly ReferenceColumn[];

  /** `columns` are the indices of columns that may hold references, the most likely first. */
  constructor(columns: readonly number[]) {
    this.#columns = columns.map((index) => ({ index, seen: new Map(), kindOfRow: new Numbers() }));
  }

  /** The most likely column; the first one of the table if there is none. */
  get first(): number {
    return this.#columns[0]?.index ?? 0;
  }

  /** Whether each column that may hold a reference holds one in this row. */
  areIn(cells: Cells): boolean {
    return this.#columns.length > 0 && this.#columns.every(({ index }) => isReference(cells[index] ?? ''));
  }

  /** Adds the next row. */
  add(cells: Cells, row: number, log: FindingLog): void {
    for (const [index, column] of this.#columns.entries()) {
      const cell = cells[column.index] ?? '';
      const reference = cell.trim().toUpperCase();
      const kind = referenceKind(reference);
      column.kindOfRow.push(kind);
      if (kind !== kinds.digits) continue;
      if (index === 0 && /^\d(?:\.\d+)?E\+\d+$/.test(reference))
        log.add({
          kind: 'shortenedReference',
          row,
          column: column.index,
          cell,
          message: 'A spreadsheet has shortened this number: its last digits are lost.',
        });
      const first = column.seen.get(reference);
      if (first === undefined) column.seen.set(reference, row);
      else if (column.repeated) column.repeated.count += 1;
      else column.repeated = { count: 1, row, first, cell };
    }
  }

  /**
   * The column of policy references. A column with the same reference in every row is used only if there is no other.
   */
  get #chosen(): ReferenceColumn | undefined {
    return this.#columns.find(({ seen }) => seen.size > 1) ?? this.#columns[0];
  }

  /** Returns whether a row, by its index, has no reference; undefined if no column holds references. */
  missing(): ((row: number) => boolean) | undefined {
    const ofRow = this.#chosen?.kindOfRow.values;
    if (!ofRow) return undefined;
    const countOf = (wanted: number): number => ofRow.filter((kind) => kind === wanted).length;
    // References without digits count if they are the usual form.
    const areLetters = countOf(kinds.letters) > countOf(kinds.digits) * 2;
    return (row) => ofRow[row] === kinds.none || (ofRow[row] === kinds.letters && !areLetters);
  }

  /** Adds one finding for all repeated references. */
  report(log: FindingLog): void {
    const column = this.#chosen;
    if (!column?.repeated) return;
    const { count, row, first, cell } = column.repeated;
    const more =
      count === 1
        ? ''
        : ` ${String(count - 1)} more ${count === 2 ? 'row repeats' : 'rows repeat'} a reference.`;
    const message = `Duplicate of row ${String(first)}.${more}`;
    log.add({ kind: 'duplicateReference', row, column: column.index, cell, message, isOfColumn: count > 1 });
  }
}
