import { isAmount, indexesWhere, amountProblem, type AmountProblem } from './amounts';
import type { DateOrder, DecimalSign } from './choices';
import { holdsMoney, mainTable, matchingColumn, tablesOf, type CheckedFile } from './file';
import { rowFlags, type FileTable } from './fileTable';
import type { TableColumn } from './tableColumn';

/** The choices of the user for the check of a file. Sheets, tables, rows and columns are indices. */
export interface CheckChoices {
  /** These are applied while the file is read. */
  headerRow?: { sheet: number; row: number } | undefined;
  decimalSign?: DecimalSign | undefined;
  dateOrder?: DateOrder | undefined;
  /** Quotes have no special meaning. */
  plainQuotes?: boolean | undefined;
  /** These are applied after the file was read. */
  sheet?: number | undefined;
  column?: number | undefined;
  /** The indices of other tables that are counted too. */
  added?: readonly number[] | undefined;
  withoutTotals?: boolean | undefined;
  withoutHidden?: boolean | undefined;
  /** The index of a row of the table that is left out. */
  withoutRow?: number | undefined;
  withShort?: boolean | undefined;
  withSwallowing?: boolean | undefined;
  withAbove?: boolean | undefined;
  /** The value of the debit/credit column that counts as negative, from 1; 0 for none. */
  negative?: number | undefined;
  returnsNegative?: boolean | undefined;
  scale?: Scale | undefined;
}

/** A factor of the sum before it is compared. */
type Scale = 'half' | 'thousandth' | 'thousandfold';

export const scales: Readonly<Record<Scale, { factor: number; text: string }>> = {
  half: { factor: 0.5, text: 'half of the sum' },
  thousandth: { factor: 0.001, text: 'a thousandth of the sum' },
  thousandfold: { factor: 1000, text: 'a thousand times the sum' },
};

/** A table that is counted, and its column. */
export interface Counted {
  table: FileTable;
  column: TableColumn;
}

export interface CheckedSum {
  cents: number;
  /** The cell because of which the sum cannot be computed. */
  obstacle?: { name: string; row: number; cell: string; why: AmountProblem };
  isTooLarge: boolean;
}

/** Whether a row has a flag. */
export function has(flags: number | undefined, flag: number): boolean {
  return ((flags ?? 0) & flag) !== 0;
}

/** The flags of the rows that the choices leave out. */
function leftOutFlags({ withoutHidden, withShort, withSwallowing }: CheckChoices): number {
  return (
    (withoutHidden ? rowFlags.hidden : 0) |
    (withShort ? 0 : rowFlags.short) |
    (withSwallowing ? 0 : rowFlags.swallowing)
  );
}

/** Returns whether the choices leave out a row, by its index. In the main table a single row can also be left out. */
export function leftOutTest(
  { table: { flags }, column }: Counted,
  choices: CheckChoices,
  isMain: boolean,
): (row: number) => boolean {
  const leftOut = leftOutFlags(choices);
  const single = isMain ? choices.withoutRow : undefined;
  const totals = new Set(choices.withoutTotals ? column.totals : []);
  return (row) => has(flags[row], leftOut) || row === single || (totals.size > 0 && totals.has(row));
}

/**
 * The value of a table's debit/credit column that counts as negative, from 1; 0 for none. It is chosen in the checked
 * table `main` and found by its text in others; undefined if it is not found.
 */
export function negativeValue(
  { sign }: FileTable,
  main: FileTable,
  { negative }: CheckChoices,
): number | undefined {
  if (negative === undefined || negative === 0 || sign === main.sign) return negative;
  const text = main.sign?.values[negative - 1]?.toLowerCase();
  const at = sign?.values.findIndex((value) => value.toLowerCase() === text) ?? -1;
  return at < 0 ? undefined : at + 1;
}

/** The amount of a row as it counts: negated if `negative` or the choices require it. */
export function signedAmount(
  { flags, sign }: FileTable,
  row: number,
  cents: number,
  { negative, returnsNegative }: CheckChoices,
): number {
  if (sign && negative && sign.ofRow[row] === negative) return -cents;
  return returnsNegative && has(flags[row], rowFlags.returns) ? -Math.abs(cents) : cents;
}

/** The numbers of the first and the last counted row of a table; undefined if none is counted. */
export function countedRange(
  counted: Counted,
  choices: CheckChoices,
  isMain: boolean,
): readonly [first: number, last: number] | undefined {
  const { rows } = counted.table;
  const isLeftOut = leftOutTest(counted, choices, isMain);
  let first = 0;
  while (first < rows.length && isLeftOut(first)) first += 1;
  let last = rows.length - 1;
  while (last > first && isLeftOut(last)) last -= 1;
  return first < rows.length ? [rows[first] ?? 0, rows[last] ?? 0] : undefined;
}

/** Adds up the counted tables. Sums beyond 2^53 cents are too large to be exact. */
function addUp(counted: readonly Counted[], above: number, choices: CheckChoices): CheckedSum {
  let cents = above;
  let isTooLarge = false;
  for (const [at, each] of counted.entries()) {
    const { table, column } = each;
    const { amounts } = column;
    const isLeftOut = leftOutTest(each, choices, at === 0);
    const signs = { ...choices, negative: negativeValue(table, counted[0]?.table ?? table, choices) };
    const hasSigns = (table.sign !== undefined && signs.negative !== undefined) || signs.returnsNegative;
    for (let row = 0; row < table.rows.length; row += 1) {
      if (isLeftOut(row)) continue;
      const stored = amounts?.[row] ?? Number.NaN;
      if (!isAmount(stored)) return { cents, isTooLarge, obstacle: obstacleAt(table, column, row, stored) };
      cents += hasSigns ? signedAmount(table, row, stored, signs) : stored;
    }
    isTooLarge ||= !Number.isSafeInteger(cents);
  }
  return { cents, isTooLarge };
}

function obstacleAt(
  table: FileTable,
  { name, amounts, texts, firstFilled }: TableColumn,
  row: number,
  stored: number,
): NonNullable<CheckedSum['obstacle']> {
  const index = amounts ? row : (firstFilled?.row ?? row);
  const cell = (amounts ? texts.get(row) : firstFilled?.cell) ?? '';
  const why = (amounts ? amountProblem(stored) : undefined) ?? (cell.trim() === '' ? 'empty' : 'notAnAmount');
  return { name, row: table.rows[index] ?? 0, cell: cell.trim(), why };
}

/** The checked table, its column and the counted tables of a file after the choices. */
export interface CheckScope {
  file: CheckedFile;
  choices: CheckChoices;
  tables: readonly FileTable[];
  /** The checked table and column: the chosen or the most likely ones. */
  table: FileTable | undefined;
  column: TableColumn | undefined;
  /** The checked table first, then the other counted ones; empty without a column. */
  counted: readonly Counted[];
}

/** Applies the choices to a file. */
export function checkScope(file: CheckedFile, choices: CheckChoices): CheckScope {
  const tables = tablesOf(file);
  const table = tables[mainTable(file, choices.sheet, choices.headerRow) ?? -1];
  const column = table?.columns[choices.column ?? table.likelyColumn ?? -1];
  if (!table || !column) return { file, choices, tables, table, column, counted: [] };
  const others = (choices.added ?? []).flatMap((at): Counted[] => {
    const other = tables[at];
    const matching = other && other !== table ? matchingColumn(other, column) : undefined;
    return other && matching ? [{ table: other, column: matching }] : [];
  });
  return { file, choices, tables, table, column, counted: [{ table, column }, ...others] };
}

/** The rows above the header row of a table that hold amounts. */
interface AboveAmounts {
  table: FileTable;
  rows: readonly number[];
  /** Their sum; undefined if a row has several amounts and none is in the column. */
  cents: number | undefined;
}

/**
 * The amounts above header rows that are no total of the counted rows: those of the counted tables, and of tables
 * without other amounts. Other tables are listed as a whole.
 */
export function aboveIn({ choices, tables, counted }: CheckScope): readonly AboveAmounts[] {
  const sources = tables.filter(
    (table) => table.above.length > 0 && (counted.some((each) => each.table === table) || !holdsMoney(table)),
  );
  if (sources.length === 0 || counted.length === 0) return [];
  const totals = [choices, { ...choices, withoutTotals: true }].flatMap((each) =>
    [counted, ...counted.map((one) => [one])].map((group) => addUp(group, 0, each).cents),
  );
  return sources.flatMap((table) => {
    const column = counted.find((each) => each.table === table)?.column.index;
    const rows: number[] = [];
    let cents: number | undefined = 0;
    for (const { row, amounts } of table.above) {
      const real = amounts.filter((amount) => amount.column === column || !amount.isPlainWhole);
      if (real.length === 0 || real.some((amount) => totals.includes(amount.cents))) continue;
      rows.push(row);
      const own =
        real.find((amount) => amount.column === column) ?? (real.length === 1 ? real[0] : undefined);
      cents = own === undefined || cents === undefined ? undefined : cents + own.cents;
    }
    return rows.length === 0 ? [] : [{ table, rows, cents }];
  });
}

/** The sum after the choices; undefined without a column. */
export function checkedSum(scope: CheckScope): CheckedSum | undefined {
  const { counted, choices } = scope;
  if (counted.length === 0) return undefined;
  const above = choices.withAbove ? aboveIn(scope).reduce((sum, { cents = 0 }) => sum + cents, 0) : 0;
  const sum = addUp(counted, above, choices);
  const { scale } = choices;
  return scale ? { ...sum, cents: sum.cents * scales[scale].factor } : sum;
}

/** The number of totals rows in the counted tables. */
export function totalsIn({ counted }: CheckScope): number {
  return counted.reduce((sum, { column }) => sum + column.totals.length, 0);
}

/** The row numbers of the counted tables with this flag. */
export function rowsWith({ counted }: CheckScope, flag: number): readonly number[] {
  return counted.flatMap(({ table: { flags, rows } }) =>
    indexesWhere(flags, (bits) => has(bits, flag)).map((row) => rows[row] ?? 0),
  );
}
