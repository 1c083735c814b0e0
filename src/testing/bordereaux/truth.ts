import { groupedAmount, type AmountCell } from './cells';
import type { DataRow, Table } from './table';

/** What a reader makes of an amount, in cents. */
type Reading = (amount: AmountCell) => number;

/** The amount itself, in dollars. */
const inDollars: Reading = ({ cents, currency }) => (currency === 'USD' ? cents : 0);

/** As a careless reader would read it, whatever the currency. */
const asItStands: Reading = ({ cents, as }) => {
  switch (as) {
    case 'unquoted':
      return Number(groupedAmount(cents).split(',')[0]) * 100;
    case 'threeDigits':
      // Two points can only part thousands.
      return cents < 100_000_000 ? cents / 1000 : cents;
    case 'formula':
      return 0;
    default:
      return cents;
  }
};

const readings: readonly Reading[] = [inDollars, asItStands, ({ cents }) => cents];

/** A table, the totals that stand in it, and its rows that a stray quote hides. */
export interface CountedTable {
  readonly table: Table;
  readonly totals: readonly AmountCell[];
  readonly swallowed: ReadonlySet<DataRow>;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, number) => all + number, 0);
}

function premiums(
  tables: readonly CountedTable[],
  isSeen: (row: DataRow) => boolean = () => true,
): AmountCell[] {
  return tables.flatMap(({ table }) => table.rows.filter(isSeen).map(({ premium }) => premium));
}

/** What the premiums of all tables add up to, in dollars. */
export function trueSum(tables: readonly CountedTable[]): number {
  return sum(premiums(tables).map(inDollars));
}

/**
 * Sums at which a careless reader arrives: of one table only, with the totals, without what is hidden or swallowed, of
 * another column, with what cannot be read as it stands. None of them is the true sum or zero.
 */
export function careless(tables: readonly CountedTable[], others: readonly number[]): readonly number[] {
  const truth = trueSum(tables);
  const isSwallowed = (row: DataRow): boolean => tables.some(({ swallowed }) => swallowed.has(row));
  const sums = [tables, tables.slice(0, 1), tables.slice(-1)].flatMap((scope) => {
    const totals = scope.flatMap((each) => each.totals);
    const visible = premiums(scope, ({ isHidden }) => !isHidden);
    const seen = premiums(scope, (row) => !isSwallowed(row));
    return readings.flatMap((reading) =>
      [premiums(scope), [...premiums(scope), ...totals], visible, seen].map((amounts) =>
        sum(amounts.map(reading)),
      ),
    );
  });
  const decoys = tables.flatMap(({ table }) => table.decoySums());
  const all = [...sums, ...decoys, ...others, truth * 2].map(Math.abs);
  return [...new Set(all)].filter((cents) => cents !== 0 && cents !== Math.abs(truth));
}
