import type { ColumnSort } from 'react-table';
import { foldText } from '@/domain/text/foldText';
import type { Column } from './columns';

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** The rows of a list in the order and selection that the user asked for. */
export interface ArrangedRows<Row> {
  count: number;
  slice(from: number, to: number): Row[];
}

interface RowArranger<Row> {
  /** Rows that hold every word of `filter` somewhere in their cells, sorted; without a sort in the server's order. */
  arrange(sort: ColumnSort | null, filter: string): ArrangedRows<Row>;
  /** Prepares up to so many more rows for filtering, ahead of the first keystroke; false when all are prepared. */
  prepare(rows: number): boolean;
}

/**
 * Sorts and filters rows without touching them. Made for 100,000 rows: nothing is computed before it is needed, the text
 * to search is written once a row, and a longer filter looks only at what the shorter one found.
 */
export function rowArranger<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): RowArranger<Row> {
  const searchable: string[] = [];
  let sorted: { by: ColumnSort; order: readonly number[] } | null = null;
  let found: { words: string; sort: ColumnSort | null; order: readonly number[] } | null = null;

  function prepare(count: number): boolean {
    const end = Math.min(rows.length, searchable.length + count);
    for (const row of rows.slice(searchable.length, end)) {
      searchable.push(foldText(columns.map((column) => column.text(row)).join('\n')));
    }
    return end < rows.length;
  }

  function sortedOrder(sort: ColumnSort): readonly number[] {
    if (sorted && isSameSort(sorted.by, sort)) return sorted.order;
    const column = columns.find(({ label }) => label === sort.id);
    const order = rows.map((_row, index) => index);
    if (column) {
      const value = column.sortBy ?? column.text;
      const values = rows.map((row) => value(row));
      order.sort((left, right) => compare(values[left] ?? '', values[right] ?? '', sort.desc));
    }
    sorted = { by: sort, order };
    return order;
  }

  function matching(words: string, sort: ColumnSort | null): readonly number[] {
    if (found && found.words === words && isSameSort(found.sort, sort)) return found.order;
    prepare(rows.length);
    const narrower =
      found && words.startsWith(found.words) && isSameSort(found.sort, sort) ? found.order : null;
    const candidates = narrower ?? (sort ? sortedOrder(sort) : searchable.keys());
    const wanted = words.split(/\s+/);
    const order: number[] = [];
    for (const index of candidates) {
      const text = searchable[index] ?? '';
      if (wanted.every((word) => text.includes(word))) order.push(index);
    }
    found = { words, sort, order };
    return order;
  }

  return {
    prepare,
    arrange(sort, filter) {
      const words = foldText(filter).trim();
      const order = words ? matching(words, sort) : sort ? sortedOrder(sort) : null;
      if (!order) return { count: rows.length, slice: (from, to) => rows.slice(from, to) };
      return {
        count: order.length,
        slice: (from, to) =>
          order.slice(from, to).flatMap((index) => {
            const row = rows[index];
            return row === undefined ? [] : [row];
          }),
      };
    },
  };
}

function isSameSort(left: ColumnSort | null, right: ColumnSort | null): boolean {
  return left?.id === right?.id && left?.desc === right?.desc;
}

/** Blanks come last in either direction: a row without a value is not what a sort is for. */
function compare(left: string | number, right: string | number, descending: boolean): number {
  if (left === '' || right === '') return Number(left === '') - Number(right === '');
  const order =
    typeof left === 'number' && typeof right === 'number'
      ? left - right
      : collator.compare(String(left), String(right));
  return descending ? -order : order;
}
