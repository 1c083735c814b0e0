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
  /** Whether the row is ignored. */
  isLeftOut: (index: number) => boolean;
}

/** One pass from top to bottom; `known` are totals of the rows below them. */
function totalsFromAbove(rows: RollupRows, known: ReadonlySet<number>): { totals: number[]; all: number } {
  const { amounts, mayBeTotals, isNamedTotals, isLeftOut } = rows;
  const totals: number[] = [];
  /** The sum of all rows so far, and its value at each totals row. */
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
      starts = [...starts.slice(0, 1), ...starts.slice(1).slice(-maxStarts), all];
      rowsSince = 0;
    } else {
      all += amount;
      rowsSince += 1;
    }
  }
  return { totals, all };
}

/**
 * The indices of the totals rows: rows without a reference whose amount is the sum of all rows above, of the rows since
 * an earlier totals row, or of all other rows, and rows that begin with a word for a sum.
 */
export function totalsRows(rows: RollupRows): readonly number[] {
  const first = totalsFromAbove(rows, new Set());
  const isTotals = new Set(first.totals);
  // A total above the rows that it adds up.
  const onTop = [...rows.amounts.keys()].filter((index) => {
    const amount = rows.amounts[index] ?? 0;
    const isOpen = isAmount(amount) && amount !== 0 && !rows.isLeftOut(index) && !isTotals.has(index);
    return isOpen && rows.mayBeTotals(index) && amount * 2 === first.all;
  });
  const [top] = onTop;
  return top === undefined ? first.totals : totalsFromAbove(rows, new Set([top])).totals;
}
