import { groupedAmount, type AmountCell } from './cells';
import type { DataRow, Table } from './table';

/** A random file like those of partners, and the facts about it. It is written without the product's own rules. */
export interface RandomBordereau {
  file: File;
  /**
   * The sum of all amounts of the premium column in cents, of all sheets and sections. Totals rows and summary sheets repeat
   * amounts and are not counted; of a file with several currencies it is the sum of the dollars. Undefined if the file does
   * not say enough to know it.
   */
  trueCents: number | undefined;
  /** Whether the file has no oddity, so that the true sum as the control value must give plain 'Reconciled'. */
  isPlain: boolean;
  /** The oddities, by name; none in a plain file. */
  oddities: readonly string[];
  /** Whether plain 'Reconciled' with the true sum is right: without a choice, after other tables were added, or never. */
  truth: 'atFirst' | 'afterAdding' | 'never';
  /** Whether the tables have different currencies, so that they must never be added up. */
  isNeverAdded: boolean;
  /** Other difficulties for a reader, by name. A plain file has some of them, too. */
  features: readonly string[];
  /** Control values that a careless reader would call reconciled. None of them may ever give plain 'Reconciled'. */
  trapCents: readonly number[];
}

/** How a reader converts an amount to cents. */
type Reading = (amount: AmountCell) => number;

/** The amount itself, in dollars. */
const inDollars: Reading = ({ cents, currency }) => (currency === 'USD' ? cents : 0);

/** The result of a careless reader, whatever the currency. */
const asWritten: Reading = ({ cents, as }) => {
  switch (as) {
    case 'unquoted':
      return Number(groupedAmount(cents).split(',')[0]) * 100;
    case 'threeDigits':
      // Two points can only be thousands separators.
      return cents < 100_000_000 ? cents / 1000 : cents;
    case 'formula':
      return 0;
    default:
      return cents;
  }
};

const readings: readonly Reading[] = [inDollars, asWritten, ({ cents }) => cents];

/** A table, its totals, and its rows inside of a stray quote. */
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

/** The sum of the premiums of all tables, in dollars. */
export function trueSum(tables: readonly CountedTable[]): number {
  return sum(premiums(tables).map(inDollars));
}

/**
 * The wrong sums of careless readers: of one table only, with the totals, without hidden or quoted rows, of another
 * column, or with misread amounts. None of them is the true sum or zero.
 */
export function wrongSums(tables: readonly CountedTable[], others: readonly number[]): readonly number[] {
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
