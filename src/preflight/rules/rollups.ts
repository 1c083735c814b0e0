import { isAmount } from './amounts';

/** The number of earlier totals rows that are tried as the start of a sum. */
const maxStarts = 50;

interface RollupRows {
  /** The amounts of one column, as they are stored. */
  amounts: Float64Array;
  /** Whether the row may be one of totals: it has no reference. */
  mayBeTotals: (index: number) => boolean;
  /** Whether its first text is a word for a sum. */
  isNamedTotals: (index: number) => boolean;
  /** Whether it has such a word anywhere. */
  saysTotals: (index: number) => boolean;
  /** Whether the row is ignored. */
  isLeftOut: (index: number) => boolean;
}

/**
 * Adds the rows that are the sum of several rows before them to `totals`. The sum begins at the first row or behind an
 * earlier totals row. `order` is from top to bottom, or from bottom to top for sums above their groups.
 */
function addTotals(rows: RollupRows, order: Iterable<number>, totals: Set<number>): void {
  const { amounts, mayBeTotals, isNamedTotals, saysTotals, isLeftOut } = rows;
  /** The sum of all rows so far and the number of those that are not zero, and both at each totals row. */
  let all = 0;
  let count = 0;
  let starts = [{ all, count }];
  for (const index of order) {
    const amount = amounts[index] ?? 0;
    if (!isAmount(amount) || isLeftOut(index)) continue;
    const addsUp = (): boolean => {
      const least = saysTotals(index) ? 1 : 2;
      return (
        amount !== 0 && starts.some((start) => count - start.count >= least && all - start.all === amount)
      );
    };
    if (totals.has(index) || (mayBeTotals(index) && (isNamedTotals(index) || addsUp()))) {
      totals.add(index);
      starts = [...starts.slice(0, 1), ...starts.slice(1).slice(-maxStarts), { all, count }];
    } else {
      all += amount;
      if (amount !== 0) count += 1;
    }
  }
}

/**
 * The indices of the totals rows: rows without a reference whose amount is the sum of the rows before it, or of the rows
 * after it, up to another such row, and rows that begin with a word for a sum. The sum of a single row is a total only
 * if a word says so.
 */
export function totalsRows(rows: RollupRows): readonly number[] {
  const indices = [...rows.amounts.keys()];
  const below = new Set<number>();
  addTotals(rows, indices, below);
  const above = new Set<number>();
  addTotals(rows, indices.toReversed(), above);
  // Sums of sums: a grand total below groups whose sums are above them.
  const totals = new Set([...below, ...above]);
  addTotals(rows, indices, totals);
  addTotals(rows, indices.toReversed(), totals);
  return [...totals].toSorted((one, other) => one - other);
}
