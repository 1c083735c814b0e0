import { isAmount, indexesWhere, problemOf, type AmountProblem } from './amounts';
import type { DateOrder, DecimalSign } from './choices';
import { holdsMoney, mainTable, matchingColumn, tablesOf, type CheckedFile } from './file';
import { rowFlags, type FileTable } from './fileTable';
import type { TableColumn } from './tableColumn';

/** What the user chose for the check of a file, by places in it. */
export interface CheckChoices {
  /** These are known when the file is read. */
  headerRow?: { sheet: number; row: number } | undefined;
  decimalSign?: DecimalSign | undefined;
  dateOrder?: DateOrder | undefined;
  /** Quotes are read as any other character. */
  plainQuotes?: boolean | undefined;
  /** These are applied to what was read. */
  sheet?: number | undefined;
  column?: number | undefined;
  /** Other tables that are counted, too, by their places in the file. */
  added?: readonly number[] | undefined;
  withoutTotals?: boolean | undefined;
  withoutHidden?: boolean | undefined;
  /** The place of a row of the table that is left out. */
  withoutRow?: number | undefined;
  withShort?: boolean | undefined;
  withSwallowing?: boolean | undefined;
  withAbove?: boolean | undefined;
  /** Which value of the column that says debit or credit counts as negative, from 1; 0 for none. */
  negative?: number | undefined;
  returnsNegative?: boolean | undefined;
  scale?: Scale | undefined;
}

/** The sum is compared as a part or a multiple of itself. */
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
  /** The cell that keeps the sum from being one. */
  obstacle?: { name: string; row: number; cell: string; why: AmountProblem };
  isTooLarge: boolean;
}

/** Whether a row has a mark. */
export function has(flags: number | undefined, flag: number): boolean {
  return ((flags ?? 0) & flag) !== 0;
}

/** The marks whose rows are left out by the choices. */
function leftOutMarks({ withoutHidden, withShort, withSwallowing }: CheckChoices): number {
  return (
    (withoutHidden ? rowFlags.hidden : 0) |
    (withShort ? 0 : rowFlags.short) |
    (withSwallowing ? 0 : rowFlags.swallowing)
  );
}

/**
 * Says of the rows of a counted table, by their places, whether they are left out by the choices; `isMain` for the table
 * in which single rows can be left out.
 */
export function leftOutIn(
  { table: { flags }, column }: Counted,
  choices: CheckChoices,
  isMain: boolean,
): (row: number) => boolean {
  const marks = leftOutMarks(choices);
  const single = isMain ? choices.withoutRow : undefined;
  const totals = new Set(choices.withoutTotals ? column.totals : []);
  return (row) => has(flags[row], marks) || row === single || (totals.size > 0 && totals.has(row));
}

/**
 * Which value of a table's column that says debit or credit counts as negative, from 1; 0 for none. It is chosen by its
 * place in the checked table `main`, and found by its text in others; undefined where that is not possible.
 */
export function negativeIn(
  { sign }: FileTable,
  main: FileTable,
  { negative }: CheckChoices,
): number | undefined {
  if (negative === undefined || negative === 0 || sign === main.sign) return negative;
  const text = main.sign?.values[negative - 1]?.toLowerCase();
  const at = sign?.values.findIndex((value) => value.toLowerCase() === text) ?? -1;
  return at < 0 ? undefined : at + 1;
}

/** The amount of a row as it counts: with its sign turned where `negative` or the choices say so. */
export function signedAmount(
  { flags, sign }: FileTable,
  row: number,
  cents: number,
  { negative, returnsNegative }: CheckChoices,
): number {
  if (sign && negative && sign.ofRow[row] === negative) return -cents;
  return returnsNegative && has(flags[row], rowFlags.returns) ? -Math.abs(cents) : cents;
}

/** The numbers of the first and the last row that are counted in a table; undefined where none is. */
export function countedRange(
  counted: Counted,
  choices: CheckChoices,
  isMain: boolean,
): readonly [first: number, last: number] | undefined {
  const { rows } = counted.table;
  const isLeftOut = leftOutIn(counted, choices, isMain);
  let first = 0;
  while (first < rows.length && isLeftOut(first)) first += 1;
  let last = rows.length - 1;
  while (last > first && isLeftOut(last)) last -= 1;
  return first < rows.length ? [rows[first] ?? 0, rows[last] ?? 0] : undefined;
}

/** Adds up the counted tables. Sums beyond 2^53 cents are too large to be exact. */
function sumOf(counted: readonly Counted[], above: number, choices: CheckChoices): CheckedSum {
  let cents = above;
  let isTooLarge = false;
  for (const [at, each] of counted.entries()) {
    const { table, column } = each;
    const { amounts } = column;
    const isLeftOut = leftOutIn(each, choices, at === 0);
    const signs = { ...choices, negative: negativeIn(table, counted[0]?.table ?? table, choices) };
    const hasTurned = (table.sign !== undefined && signs.negative !== undefined) || signs.returnsNegative;
    for (let row = 0; row < table.rows.length; row += 1) {
      if (isLeftOut(row)) continue;
      const stored = amounts?.[row] ?? Number.NaN;
      if (!isAmount(stored)) return { cents, isTooLarge, obstacle: obstacleAt(table, column, row, stored) };
      cents += hasTurned ? signedAmount(table, row, stored, signs) : stored;
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
  const place = amounts ? row : (firstFilled?.row ?? row);
  const cell = (amounts ? texts.get(row) : firstFilled?.cell) ?? '';
  const why = (amounts ? problemOf(stored) : undefined) ?? (cell.trim() === '' ? 'empty' : 'notAnAmount');
  return { name, row: table.rows[place] ?? 0, cell: cell.trim(), why };
}

/** What the choices come to in a file. */
export interface CheckScope {
  file: CheckedFile;
  choices: CheckChoices;
  tables: readonly FileTable[];
  /** The checked table and column, as chosen or as most likely. */
  table: FileTable | undefined;
  column: TableColumn | undefined;
  /** The checked table first, then the others that are counted with it; none without a column. */
  counted: readonly Counted[];
}

/** What is checked of a file. */
export function scopeOf(file: CheckedFile, choices: CheckChoices): CheckScope {
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
  /** What they add up to; undefined where a row does not say which of its amounts it is. */
  cents: number | undefined;
}

/**
 * The amounts above header rows that are no total of what is counted: of the counted tables, and of those that hold no
 * money otherwise. Other tables are named as a whole.
 */
export function aboveIn({ choices, tables, counted }: CheckScope): readonly AboveAmounts[] {
  const sources = tables.filter(
    (table) => table.above.length > 0 && (counted.some((each) => each.table === table) || !holdsMoney(table)),
  );
  if (sources.length === 0 || counted.length === 0) return [];
  const totals = [choices, { ...choices, withoutTotals: true }].flatMap((each) =>
    [counted, ...counted.map((one) => [one])].map((some) => sumOf(some, 0, each).cents),
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

/** The sum that the choices come to; undefined where no column is chosen. */
export function checkedSum(scope: CheckScope): CheckedSum | undefined {
  const { counted, choices } = scope;
  if (counted.length === 0) return undefined;
  const above = choices.withAbove ? aboveIn(scope).reduce((sum, { cents = 0 }) => sum + cents, 0) : 0;
  const sum = sumOf(counted, above, choices);
  const { scale } = choices;
  return scale ? { ...sum, cents: sum.cents * scales[scale].factor } : sum;
}

/** How many rows of the counted tables add up others. */
export function totalsIn({ counted }: CheckScope): number {
  return counted.reduce((sum, { column }) => sum + column.totals.length, 0);
}

/** The numbers of the counted rows with this mark. */
export function rowsWith({ counted }: CheckScope, flag: number): readonly number[] {
  return counted.flatMap(({ table: { flags, rows } }) =>
    indexesWhere(flags, (bits) => has(bits, flag)).map((row) => rows[row] ?? 0),
  );
}
