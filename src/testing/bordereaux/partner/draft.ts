import type { AmountCell, AmountStyle, Cell, DateStyle } from '../cells';
import type { TextFormat } from '../textFile';

/** Random decisions of a generator. */
export class Dice {
  constructor(private readonly roll: (max: number) => number) {}

  /** An integer from `min` to `max`. */
  between(min: number, max: number): number {
    return min + this.roll(max - min);
  }

  pick<const List extends readonly [unknown, ...unknown[]]>(list: List): List[number] {
    return list[this.roll(list.length - 1)];
  }

  chance(percent: number): boolean {
    return this.roll(99) < percent;
  }

  /** Some items of a list, in its order. */
  some<Item>(list: readonly Item[], percent: number): Item[] {
    return list.filter(() => this.chance(percent));
  }
}

export interface DraftRow {
  cells: Cell[];
  isHidden?: boolean;
}

/** The meaning of a column; the other columns have none. */
export type Role = 'reference' | 'name' | 'date' | 'premium' | 'text';

export interface DraftColumn {
  head: string;
  role?: Role;
  cell: (cents: number, index: number) => Cell;
}

export interface DraftTable {
  columns: DraftColumn[];
  rows: DraftRow[];
}

export interface DraftSheet {
  name: string;
  isHidden?: boolean;
  /** Lines above the first header row and below the last row. */
  above: Cell[][];
  below: Cell[][];
  /** The tables, and the line above each but the first. */
  tables: { title: string; table: DraftTable }[];
  hiddenRoles: Role[];
}

/** A file before it is written. Oddities change it, and the facts about it. */
export interface Draft {
  readonly dice: Dice;
  readonly isWorkbook: boolean;
  sheets: [DraftSheet, ...DraftSheet[]];
  amounts: AmountStyle | 'number' | 'currencyFormat';
  /** The number format of the premiums of a workbook. */
  numberFormat?: string;
  dates: DateStyle | 'serial';
  text: Omit<TextFormat, 'amounts' | 'dates'>;
  /** The sum of all premiums in dollars, with the signs that the file gives them; undefined if there is none. */
  trueCents: number | undefined;
  /** Sums of careless readers. */
  traps: number[];
  features: string[];
}

export function mainTable({ sheets: [sheet] }: Draft): DraftTable {
  const [first] = sheet.tables;
  if (!first) throw new Error('A draft needs a table.');
  return first.table;
}

export function columnOf({ columns }: DraftTable, role: Role): number {
  return columns.findIndex((column) => column.role === role);
}

export function isAmount(cell: Cell | undefined): cell is AmountCell {
  return typeof cell === 'object' && 'cents' in cell;
}

/** The cents of the premium in each row; undefined where it is a text. */
export function premiums(table: DraftTable): (number | undefined)[] {
  const at = columnOf(table, 'premium');
  return table.rows.map(({ cells }) => {
    const cell = cells[at];
    return isAmount(cell) ? cell.cents : undefined;
  });
}

export function sum(numbers: readonly (number | undefined)[]): number {
  return numbers.reduce<number>((all, number) => all + (number ?? 0), 0);
}

export function usd(cents: number): AmountCell {
  return { cents, currency: 'USD' };
}

export function addToTruth(draft: Draft, cents: number): void {
  if (draft.trueCents !== undefined) draft.trueCents += cents;
}

/** A row whose cells are blank but for those with a role. Without a column of references, its text is in that of names. */
export function rowWith(table: DraftTable, given: Partial<Record<Role, Cell>>): DraftRow {
  const { reference, ...others } = given;
  const cells = columnOf(table, 'reference') === -1 && reference ? { name: reference, ...others } : given;
  return { cells: table.columns.map(({ role }) => (role && cells[role]) ?? '') };
}

/** Inserts a column into a table, left or right of its other columns or between them. */
export function insertColumn(table: DraftTable, column: DraftColumn, at: number): void {
  const amounts = premiums(table);
  table.columns.splice(at, 0, column);
  for (const [index, { cells }] of table.rows.entries())
    cells.splice(at, 0, column.cell(amounts[index] ?? 0, index));
}

/** Changes the head of the premium column in all tables. */
export function renamePremium(draft: Draft, head: string): void {
  for (const { tables } of draft.sheets)
    for (const { table } of tables) {
      const column = table.columns[columnOf(table, 'premium')];
      if (column) column.head = head;
    }
}

/** Replaces the premium of a row by a text. */
export function setPremium(table: DraftTable, index: number, cell: Cell): void {
  const row = table.rows[index];
  if (row) row.cells[columnOf(table, 'premium')] = cell;
}

/** Writes amounts without a currency, for files that are not in dollars. */
export function withoutDollars(draft: Draft): void {
  if (draft.amounts !== 'number') draft.amounts = draft.dice.pick(['plain', 'grouped']);
  delete draft.numberFormat;
}
