import { isAmount } from './amounts';

/** So many of the last totals rows are tried as the row from which on another one adds up. */
const levels = 50;

interface RollupRows {
  /** The amounts of one column, as they are stored. */
  amounts: Float64Array;
  /** Whether the row may be one of totals: it has no reference. */
  mayBeTotals: (index: number) => boolean;
  /** Whether its first word says so. */
  isNamedTotals: (index: number) => boolean;
  /** Whether the row is left out of everything. */
  isLeftOut: (index: number) => boolean;
}

/** One pass from top to bottom; `known` are rows that are totals of what is below them. */
function totalsFromAbove(rows: RollupRows, known: ReadonlySet<number>): { totals: number[]; all: number } {
  const { amounts, mayBeTotals, isNamedTotals, isLeftOut } = rows;
  const totals: number[] = [];
  /** The sum of all rows so far, and what it was at each totals row. */
  let all = 0;
  let starts: number[] = [0];
  let rowsSince = 0;
  for (let index = 0; index < amounts.length; index += 1) {
    const amount = amounts[index] ?? 0;
    if (!isAmount(amount) || isLeftOut(index)) continue;
    const adds = (): boolean =>
      amount !== 0 && (rowsSince > 0 || starts.length > 1) && starts.some((start) => all - start === amount);
    if (mayBeTotals(index) && (known.has(index) || isNamedTotals(index) || adds())) {
      totals.push(index);
      starts = [...starts.slice(0, 1), ...starts.slice(1).slice(-levels), all];
      rowsSince = 0;
    } else {
      all += amount;
      rowsSince += 1;
    }
  }
  return { totals, all };
}

/**
 * The rows that add up others, by their place: rows without a reference whose amount is the sum of the rows since an
 * earlier one of them or of all rows above, or of all other rows of the table, and rows that a first word names.
 */
export function totalsRows(rows: RollupRows): readonly number[] {
  const first = totalsFromAbove(rows, new Set());
  const isTotals = new Set(first.totals);
  // A total that stands above what it adds up.
  const onTop = [...rows.amounts.keys()].filter((index) => {
    const amount = rows.amounts[index] ?? 0;
    const isOpen = isAmount(amount) && amount !== 0 && !rows.isLeftOut(index) && !isTotals.has(index);
    return isOpen && rows.mayBeTotals(index) && amount * 2 === first.all;
  });
  const [top] = onTop;
  return top === undefined ? first.totals : totalsFromAbove(rows, new Set([top])).totals;
}
