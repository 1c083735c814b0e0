import type { AmountCell, Cell, DateCell } from './cells';

/** A policy of a table. */
export interface DataRow {
  readonly reference: string;
  readonly group: string;
  readonly name: Cell;
  readonly date: DateCell;
  readonly premium: AmountCell;
  readonly isHidden: boolean;
}

/** A column: its header, and its cell for each row. */
interface Column {
  readonly head: string;
  readonly cell: (row: DataRow, rowsSoFar: readonly DataRow[]) => Cell;
}

/** The texts of a table's header row. */
export interface Heads {
  readonly reference: string;
  readonly name: string;
  readonly date: string;
  readonly premium: string;
  readonly currency: string | undefined;
  readonly hasGroup: boolean;
}

function beside(part: (cents: number) => number): Column['cell'] {
  return ({ premium: { cents, currency } }) => ({ cents: part(cents), currency });
}

function commission(cents: number): number {
  return Math.round(cents / 10);
}

function sumOf(rows: readonly DataRow[]): number {
  return rows.reduce((sum, { premium }) => sum + premium.cents, 0);
}

/** Columns that a person would never confuse with the premium. */
const clearDecoys = {
  'Previous Gross Premium': beside((cents) => Math.round(cents * 0.9) + 700),
  'Gross Receipts': beside((cents) => Math.abs(cents) * 12 + 5000),
  Commission: beside(commission),
  'Net Premium': beside((cents) => cents - commission(cents)),
  Taxes: beside((cents) => Math.round(cents / 20)),
  'Sum Insured': beside((cents) => Math.abs(cents) * 100),
  UMR: () => 'B1234ABC56789',
} satisfies Record<string, Column['cell']>;

/** Columns that make a file no longer plain. */
const otherDecoys = {
  Balance: ({ premium: { currency } }, rowsSoFar) => ({ cents: sumOf(rowsSoFar), currency }),
  'Commission %': () => '10%',
  Fee: beside(() => 2500),
  Note: () => '',
  Endorsement: ({ reference }) => `E${reference.slice(-1)}`,
} satisfies Record<string, Column['cell']>;

const decoys = { ...clearDecoys, ...otherDecoys };
export type Decoy = keyof typeof decoys;
export const clearDecoyNames = Object.keys(clearDecoys) as (keyof typeof clearDecoys)[];

/** Which columns a table has. */
export interface TableShape {
  readonly heads: Heads;
  readonly decoys: readonly Decoy[];
  /** By how many positions name, date, amounts and currency are rotated. */
  readonly turn: number;
  /** Whether the decoys come after all other columns. */
  readonly trailing: readonly Decoy[];
}

/** The columns of a table, from left to right. */
function columnsOf({ heads, turn, trailing, ...shape }: TableShape): readonly Column[] {
  const decoy = (head: Decoy): Column => ({ head, cell: decoys[head] });
  const first: Column[] = [
    ...(heads.hasGroup ? [{ head: 'Class', cell: ({ group }: DataRow) => group }] : []),
    { head: heads.reference, cell: ({ reference }) => reference },
  ];
  const rest: Column[] = [
    { head: heads.name, cell: ({ name }) => name },
    { head: heads.date, cell: ({ date }) => date },
    { head: heads.premium, cell: ({ premium }) => premium },
    ...shape.decoys.map(decoy),
  ];
  const { currency } = heads;
  if (currency !== undefined) rest.push({ head: currency, cell: ({ premium }) => premium.currency });
  const at = turn % rest.length;
  return [...first, ...rest.slice(at), ...rest.slice(0, at), ...trailing.map(decoy)];
}

/** A header row with the cells of its rows. */
export class Table {
  readonly header: readonly string[];
  private readonly columns: readonly Column[];

  constructor(
    private readonly shape: TableShape,
    readonly rows: readonly DataRow[],
  ) {
    this.columns = columnsOf(shape);
    this.header = this.columns.map(({ head }) => head);
  }

  /** The index of the premium column. */
  get premiumColumn(): number {
    return this.header.indexOf(this.shape.heads.premium);
  }

  get nameColumn(): number {
    return this.header.indexOf(this.shape.heads.name);
  }

  /** The cells of a row. A row with an unquoted amount ends after it. */
  line(index: number): readonly Cell[] {
    const row = this.rows[index];
    if (!row) return [];
    const cells = this.columns.map(({ cell }) => cell(row, this.rows.slice(0, index + 1)));
    return row.premium.as === 'unquoted' ? cells.slice(0, this.premiumColumn + 1) : cells;
  }

  /** A row with only an amount in the column of the premium, and a label. */
  totalsLine(total: AmountCell, label: string, labelColumn: number): readonly Cell[] {
    const cells: Cell[] = this.header.map(() => '');
    cells[labelColumn] = label;
    cells[this.premiumColumn] = total;
    return cells;
  }

  /** The sums of the columns of amounts that are not the premium. */
  decoySums(): readonly number[] {
    const sums = new Map<number, number>();
    for (const index of this.rows.keys())
      for (const [column, cell] of this.line(index).entries())
        if (column !== this.premiumColumn && typeof cell === 'object' && 'cents' in cell)
          sums.set(column, (sums.get(column) ?? 0) + cell.cents);
    return [...sums.values()];
  }
}
