import { isAmount, indexesWhere, amountProblem, type AmountProblem } from './amounts';
import type { DateOrder, DecimalSign } from './choices';
import { holdsMoney, mainTable, matchingColumn, tablesOf, type CheckedFile } from './file';
import { has, rowFlags, type FileTable } from './fileTable';
import type { SignColumn } from './signs';
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
  /** The value of the debit/credit column that counts as negative, from 1; 0 for none, -1 for all credits. */
  negative?: number | undefined;
  /** The number of dollars in one unit of the amounts, where a head or a title names a unit. */
  unit?: number | undefined;
  scale?: Scale | undefined;
}

/** A factor of the sum before it is compared. */
type Scale = 'half' | 'hundredth' | 'thousandth' | 'thousandfold';

export const scales: Readonly<Record<Scale, { factor: number; text: string }>> = {
  half: { factor: 0.5, text: 'half of the sum' },
  hundredth: { factor: 0.01, text: 'a hundredth of the sum' },
  thousandth: { factor: 0.001, text: 'a thousandth of the sum' },
  thousandfold: { factor: 1000, text: 'a thousand times the sum' },
};

/** A table that is counted, and its column. */
export interface Counted {
  table: FileTable;
  column: TableColumn;
}

/** The cell because of which a sum cannot be computed. */
interface Obstacle {
  name: string;
  row: number;
  cell: string;
  why: AmountProblem;
}

export interface CheckedSum {
  cents: number;
  obstacle?: Obstacle;
  isTooLarge: boolean;
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

/** Returns whether the choices leave out a row, by its index. In the main table a single row can also be left out. */
export function leftOutTest(
  { table: { flags }, column }: Counted,
  { withoutHidden, withShort, withSwallowing, withoutTotals, withoutRow }: CheckChoices,
  isMain: boolean,
): (row: number) => boolean {
  const leftOut =
    (withoutHidden ? rowFlags.hidden : 0) |
    (withShort ? 0 : rowFlags.short) |
    (withSwallowing ? 0 : rowFlags.swallowing);
  const single = isMain ? withoutRow : undefined;
  const totals = new Set(withoutTotals ? column.totals : []);
  return (row) => has(flags[row], leftOut) || row === single || (totals.size > 0 && totals.has(row));
}

/** The texts from which the user chooses which one is negative: those of the first counted table that has such. */
export function signIn({ counted }: Pick<CheckScope, 'counted'>): SignColumn | undefined {
  return counted.find(({ table }) => table.sign)?.table.sign;
}

/**
 * Returns whether a row of a table counts as negative, by its index. The value is chosen in `chosenIn` and found by its
 * text in other tables. Undefined if the table has signs, and the choices do not say which are negative.
 */
export function negativeTest(
  { sign }: FileTable,
  chosenIn: SignColumn | undefined,
  { negative }: CheckChoices,
): ((row: number) => boolean) | undefined {
  if (!sign || negative === 0) return () => false;
  if (negative === undefined || !chosenIn) return undefined;
  const { credits, values } = sign;
  const text = chosenIn.values[negative - 1]?.toLowerCase();
  const found = negative < 0 ? credits : [values.findIndex((value) => value.toLowerCase() === text) + 1];
  if (found.length === 0 || found.includes(0)) return undefined;
  const wanted = new Set(found);
  return (row) => wanted.has(sign.ofRow[row] ?? 0);
}

/** The sum of one counted table. Sums beyond 2^53 cents are too large to be exact. */
export function tableSum(
  each: Counted,
  { table: main, choices }: Pick<CheckScope, 'table' | 'choices'>,
  chosenIn: SignColumn | undefined,
): CheckedSum {
  const { table, column } = each;
  const isLeftOut = leftOutTest(each, choices, table === main);
  const isNegative = table.sign && negativeTest(table, chosenIn, choices);
  const unit = column.unit ? (choices.unit ?? 1) : 1;
  let cents = 0;
  for (let row = 0; row < table.rows.length; row += 1) {
    if (isLeftOut(row)) continue;
    const stored = column.amounts?.[row] ?? Number.NaN;
    if (!isAmount(stored))
      return { cents, isTooLarge: false, obstacle: obstacleAt(table, column, row, stored) };
    cents += isNegative?.(row) ? -stored : stored;
  }
  const { inFooter } = column;
  return {
    cents: cents * unit,
    isTooLarge: !Number.isSafeInteger(cents * unit),
    ...(inFooter && { obstacle: { name: column.name, ...inFooter, why: 'notAnAmount' } }),
  };
}

function obstacleAt(
  table: FileTable,
  { name, amounts, texts, firstFilled }: TableColumn,
  row: number,
  stored: number,
): Obstacle {
  const index = amounts ? row : (firstFilled?.row ?? row);
  const cell = (amounts ? texts.get(row) : firstFilled?.cell) ?? '';
  const why = (amounts ? amountProblem(stored) : undefined) ?? (cell.trim() === '' ? 'empty' : 'notAnAmount');
  return { name, row: table.rows[index] ?? 0, cell: cell.trim(), why };
}

/** The cells with money outside of the rows of a table, that are no total of the counted rows. */
interface LooseMoney {
  table: FileTable;
  rows: readonly number[];
  /** The texts of the cells that could not be read. */
  texts: readonly string[];
  /** Their sum; undefined if a row has several amounts and none is in the column, or one could not be read. */
  cents: number | undefined;
}

/**
 * The money around counted tables, and around tables without other amounts. Other tables are listed as a whole. `isAbove`
 * selects the cells above the header row.
 */
export function looseIn(scope: CheckScope, isAbove: boolean): readonly LooseMoney[] {
  const { choices, tables, counted } = scope;
  const sources = tables.filter(
    (table) =>
      table.loose.some((cell) => cell.isAbove === isAbove) &&
      (counted.some((each) => each.table === table) || !holdsMoney(table)),
  );
  if (sources.length === 0 || counted.length === 0) return [];
  const totals = [choices, { ...choices, withoutTotals: true }].flatMap((each) => {
    const sums = counted.map((one) => tableSum(one, { ...scope, choices: each }, signIn(scope)).cents);
    return [...sums, sums.reduce((sum, cents) => sum + cents, 0)];
  });
  return sources.flatMap((table) => {
    const column = counted.find((each) => each.table === table)?.column.index;
    const found = table.loose.filter(
      (cell) =>
        cell.isAbove === isAbove &&
        (isAbove || cell.column !== column) &&
        (cell.column === column || !cell.isPlainWhole) &&
        !totals.includes(cell.cents ?? Number.NaN),
    );
    const rows = [...new Set(found.map(({ row }) => row))];
    const amounts = rows.map((row) => {
      const ofRow = found.filter((cell) => cell.row === row);
      return (ofRow.find((cell) => cell.column === column) ?? (ofRow.length === 1 ? ofRow[0] : undefined))
        ?.cents;
    });
    const texts = found.flatMap(({ cents, cell }) => (cents === undefined ? [cell] : []));
    const cents = amounts.includes(undefined)
      ? undefined
      : amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0);
    return rows.length === 0 ? [] : [{ table, rows, texts, cents }];
  });
}

/** The sum after the choices; undefined without a column. */
export function checkedSum(scope: CheckScope): CheckedSum | undefined {
  const { counted, choices } = scope;
  if (counted.length === 0) return undefined;
  const above = choices.withAbove ? looseIn(scope, true).reduce((sum, { cents = 0 }) => sum + cents, 0) : 0;
  const sums = counted.map((each) => tableSum(each, scope, signIn(scope)));
  const factor = choices.scale ? scales[choices.scale].factor : 1;
  const cents = sums.reduce((sum, each) => sum + each.cents, above) * factor;
  const obstacle = sums.find((each) => each.obstacle)?.obstacle;
  return {
    cents,
    isTooLarge: sums.some(({ isTooLarge }) => isTooLarge) || !Number.isSafeInteger(cents / factor),
    ...(obstacle && { obstacle }),
  };
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
