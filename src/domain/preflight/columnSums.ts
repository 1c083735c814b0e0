import { amountsOf, type AmountCell, type Amounts, type Cells } from './cells';
import { shortText } from './findings';

/** A cell that keeps its column from being added up. */
export interface SumObstacle {
  row: number;
  cell: string;
  why: Exclude<AmountCell, number> | 'aboveHeader';
}

/** A column added up in cents, exactly; with an obstacle the sum stops there and says nothing. */
export interface ColumnSum {
  cents: bigint;
  obstacle?: SumObstacle;
}

/** Adds up every column in one pass, so that choosing another one later needs no second reading. */
export class ColumnSums {
  readonly #sums: ColumnSum[] = [];
  /** The columns without an obstacle: most of a bordereau's are texts, and are not looked at again. */
  #open: readonly (readonly [column: number, sum: ColumnSum])[];

  constructor(width: number) {
    for (let column = 0; column < width; column += 1) this.#sums.push({ cents: 0n });
    this.#open = [...this.#sums.entries()];
  }

  add(cells: Cells, amounts: Amounts, row: number): void {
    let isStopped = false;
    for (const [column, sum] of this.#open) {
      const amount = amounts(column);
      if (typeof amount === 'number') sum.cents += BigInt(amount);
      else {
        sum.obstacle = { row, cell: shortText(cells[column] ?? ''), why: amount };
        isStopped = true;
      }
    }
    if (isStopped) this.#open = this.#open.filter(([, sum]) => !sum.obstacle);
  }

  /** A row above the header: an amount there may belong to the column or not, so the sum would be a guess. */
  addAboveHeader(cells: Cells, row: number): void {
    const amounts = amountsOf(cells);
    for (const [column, sum] of this.#open) {
      const amount = amounts(column);
      if (amount === 'empty' || amount === 'notAnAmount') continue;
      sum.obstacle = { row, cell: shortText(cells[column] ?? ''), why: 'aboveHeader' };
    }
    this.#open = this.#open.filter(([, sum]) => !sum.obstacle);
  }

  get all(): readonly ColumnSum[] {
    return this.#sums;
  }
}
