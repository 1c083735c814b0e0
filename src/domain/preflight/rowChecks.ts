import { formatUsd } from '../money';
import { dateCell, dayNumber, isFormulaLike, isTotalsRow, type Amounts, type Cells } from './cells';
import { isMoneyKind, type ColumnKind } from './columns';
import type { FindingLog } from './findings';

interface NamedColumn {
  index: number;
  name: string;
  kind: ColumnKind;
}

const required: readonly ColumnKind[] = ['reference', 'insured', 'effective', 'expiry', 'gross'];

/** The columns that are taken off the gross: the one of all deductions, or else each commission and brokerage. */
function deductionColumns(columns: readonly NamedColumn[]): readonly NamedColumn[] {
  const all = columns.filter(({ kind }) => kind === 'deduction');
  const total = all.find(({ name }) => /deductions?/i.test(name));
  return total ? [total] : all;
}

/** Checks rows one by one against what their columns are; of earlier rows it remembers the references only. */
export class RowChecks {
  readonly #log: FindingLog;
  readonly #columns: readonly NamedColumn[];
  readonly #deductions: readonly NamedColumn[];
  readonly #byKind: ReadonlyMap<ColumnKind, NamedColumn>;
  readonly #rowOfReference = new Map<string, number>();

  constructor(columns: readonly NamedColumn[], log: FindingLog) {
    this.#log = log;
    this.#columns = columns;
    this.#deductions = deductionColumns(columns);
    this.#byKind = new Map(columns.map((column) => [column.kind, column]));
  }

  check(cells: Cells, amounts: Amounts, row: number): void {
    this.#checkFormulas(cells, row);
    if (isTotalsRow(cells)) {
      const column = Math.max(
        0,
        cells.findIndex((cell) => cell.trim() !== ''),
      );
      const message = 'This row looks like totals. It is counted like any other row.';
      this.#log.add('totalsRow', row, column, cells[column] ?? '', message);
      return;
    }
    for (const column of this.#columns) this.#checkCell(column, cells, amounts, row);
    this.#checkReference(cells, row);
    this.#checkDates(cells, row);
    this.#checkNet(cells, amounts, row);
  }

  #checkFormulas(cells: Cells, row: number): void {
    for (const [column, cell] of cells.entries()) {
      if (isFormulaLike(cell))
        this.#log.add('formulaLike', row, column, cell, 'Shown as text. A spreadsheet may run it.');
    }
  }

  #checkCell({ kind, index, name }: NamedColumn, cells: Cells, amounts: Amounts, row: number): void {
    const cell = cells[index] ?? '';
    if (required.includes(kind) && cell.trim() === '') {
      this.#log.add('emptyRequired', row, index, cell, `${name} is empty.`);
    } else if (isMoneyKind(kind)) {
      const amount = amounts(index);
      if (amount === 'notAnAmount')
        this.#log.add('notAnAmount', row, index, cell, `${name} is not a plain amount.`);
      if (amount === 'partOfCent')
        this.#log.add('partOfCent', row, index, cell, `${name} has a part of a cent.`);
    }
  }

  #checkReference(cells: Cells, row: number): void {
    const column = this.#byKind.get('reference');
    const cell = column && cells[column.index];
    const reference = cell?.trim().toUpperCase();
    if (!column || !reference) return;
    const first = this.#rowOfReference.get(reference);
    if (first === undefined) this.#rowOfReference.set(reference, row);
    else
      this.#log.add(
        'duplicateReference',
        row,
        column.index,
        cell ?? '',
        `The same as in row ${String(first)}.`,
      );
  }

  /** The day in the column of a kind; what can't be understood is reported, and undefined like an empty cell. */
  #day(kind: ColumnKind, cells: Cells, row: number): number | undefined {
    const column = this.#byKind.get(kind);
    const cell = column && cells[column.index];
    if (!column || !cell || cell.trim() === '') return undefined;
    const date = dateCell(cell);
    if (!date)
      this.#log.add('unknownDate', row, column.index, cell, `${column.name} is not understood as a date.`);
    return date && dayNumber(date);
  }

  #checkDates(cells: Cells, row: number): void {
    const start = this.#day('effective', cells, row);
    const end = this.#day('expiry', cells, row);
    const column = this.#byKind.get('expiry');
    if (!column || start === undefined || end === undefined || end >= start) return;
    const effective = cells[this.#byKind.get('effective')?.index ?? -1]?.trim() ?? '';
    const message = `${column.name} is before the effective date ${effective}.`;
    this.#log.add('dateOrder', row, column.index, cells[column.index] ?? '', message);
  }

  #checkNet(cells: Cells, amounts: Amounts, row: number): void {
    const [gross, net] = [this.#byKind.get('gross'), this.#byKind.get('net')];
    if (!gross || !net || this.#deductions.length === 0) return;
    const taken = this.#deductions.reduce<number>((sum, { index }) => {
      const amount = amounts(index);
      return sum + (amount === 'empty' ? 0 : Number(amount));
    }, 0);
    const left = amounts(net.index);
    const expected = Number(amounts(gross.index)) - taken;
    // What is no plain amount is reported already, and is not a number here.
    if (typeof left !== 'number' || Number.isNaN(expected) || left === expected) return;
    const message = `${net.name} is ${formatUsd(left)}; gross less deductions is ${formatUsd(expected)}.`;
    this.#log.add('netDiffers', row, net.index, cells[net.index] ?? '', message);
  }
}
