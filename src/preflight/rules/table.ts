import { formatUsd } from '@/domain/text/money';
import { holdsAmount, isPlainWhole, Numbers, type ReadAmount } from './amounts';
import {
  beginsWithSum,
  firstText,
  isBlankCell,
  isFormulaLike,
  isOnlySum,
  isReference,
  saysSum,
  type Cells,
} from './cells';
import { checkCells, checkDates, checkNets, type CheckedRows } from './checks';
import { likelyAmountColumn, recogniseColumns, referenceColumns, type ColumnKind } from './columns';
import { sumsByCurrency } from './currencySums';
import type { ReadDate } from './dates';
import { has, rowFlags, type FileTable, type SampleRow, type SourceRow, type TableRules } from './fileTable';
import { FindingLog, shortText } from './findings';
import { References } from './references';
import { totalsRows } from './rollups';
import { RowSigns, signOfTitle, signsOf } from './signs';
import { ColumnReader, type TableColumn } from './tableColumn';
import { isUnit, TableSurroundings } from './surroundings';
import { unitIn } from './units';

const sampleSize = 5;

/** Rows that are not counted because their cells may be in the wrong columns. */
const suspectRows = [
  [
    rowFlags.short,
    'shortRow',
    'The row is shorter than the header row: its cells may be in the wrong columns.',
  ],
  [
    rowFlags.swallowing,
    'swallowedRows',
    'A cell holds line ends and delimiters: it may have swallowed other rows.',
  ],
] as const;

/** A row that was read and not yet added. */
export interface ReadRow {
  source: SourceRow;
  /** The number of cells that are not blank. */
  filled: number;
  /** Whether no cell holds an amount or a date. */
  isText: boolean;
}

/** Whether a cell was read as a number, also with a fraction of a cent or a decimal comma. */
function isNumber({ amount, form }: ReadAmount): boolean {
  return typeof amount === 'number' || amount === 'partOfCent' || form === 'comma';
}

/** Whether a cell of a text row holds an amount, in a column that has none otherwise. */
function isStrayAmount(cell: string): boolean {
  return /\d/.test(cell) && !isPlainWhole(cell) && (holdsAmount(cell) || holdsAmount(cell, ','));
}

/** The most frequent number. */
function mostFrequent(values: Float64Array): number {
  const counts = new Map<number, number>();
  let mode = 0;
  for (const value of values) {
    const count = (counts.get(value) ?? 0) + 1;
    counts.set(value, count);
    if (count > (counts.get(mode) ?? 0)) mode = value;
  }
  return mode;
}

/** Reads the rows of one table and stores only the amounts, dates and flags of each. */
export class TableReader {
  readonly #location: Pick<FileTable, 'sheet' | 'title'>;
  readonly #heads: Cells | undefined;
  readonly #headerRow: number | undefined;
  readonly #kinds: readonly (ColumnKind | undefined)[];
  /** The minimum number of cells of a row of a text. */
  readonly #headCount: number;
  readonly #rules: TableRules;
  readonly #columns: ColumnReader[] = [];
  readonly #references: References;
  readonly #rows = new Numbers();
  readonly #flags = new Numbers();
  readonly #filled = new Numbers();
  readonly #log = new FindingLog();
  readonly #firstRows: SampleRow[] = [];
  /** The amounts and dates of the last read row, by column. Those of its blank cells are from earlier rows. */
  readonly #amounts: (ReadAmount | undefined)[] = [];
  readonly #dates: (ReadDate | undefined)[] = [];
  #readRow: SourceRow | undefined;
  #pending: ReadRow[] = [];
  #shiftedRow: number | undefined;
  readonly #rowSigns = new RowSigns();
  readonly #around: TableSurroundings;

  constructor(heads: SourceRow | undefined, rules: TableRules, location: Pick<FileTable, 'sheet' | 'title'>) {
    this.#location = location;
    this.#heads = heads?.cells;
    this.#headerRow = heads && heads.row > 0 ? heads.row : undefined;
    this.#rules = rules;
    const cells = heads?.cells ?? [];
    this.#kinds = recogniseColumns(cells);
    this.#references = new References(referenceColumns(cells));
    this.#headCount = cells.findLastIndex((cell) => !isBlankCell(cell)) + 1;
    for (let at = 0; at < this.#headCount; at += 1) this.#column(at);
    this.#around = new TableSurroundings([rules.sheetName ?? '', location.title]);
  }

  get heads(): Cells {
    return this.#heads ?? [];
  }

  /** The reader of a column. It creates the readers of this and all earlier columns. */
  #column(index: number): ColumnReader {
    const known = this.#columns[index];
    if (known) return known;
    if (index > this.#columns.length) this.#column(index - 1);
    const head = shortText(this.#heads?.[index] ?? '');
    const isHidden = this.#rules.hiddenColumns?.includes(index) === true;
    const column = new ColumnReader(index, head, this.#kinds[index], isHidden, this.#rules);
    this.#columns.push(column);
    return column;
  }

  /** Reads a row without adding it. */
  read(source: SourceRow): ReadRow {
    const { cells } = source;
    let filled = 0;
    let holdsData = (source.uncalculated?.length ?? 0) > 0;
    const width = this.#rules.isSheet ? cells.length : Math.min(cells.length, Math.max(this.#headCount, 1));
    const end = this.#heads ? width : cells.length;
    for (let at = 0; at < end; at += 1) {
      const cell = cells[at] ?? '';
      if (isBlankCell(cell)) continue;
      filled += 1;
      const column = this.#column(at);
      const amount = column.amountIn(cell);
      const date = column.dateIn(cell);
      this.#amounts[at] = amount;
      this.#dates[at] = date;
      if (date !== undefined || (amount && isNumber(amount) && /\d/.test(cell))) holdsData = true;
    }
    this.#readRow = source;
    return { source, filled, isText: !holdsData };
  }

  /** Adds a row if it is data, and not a title or a footer. */
  take(row: ReadRow): void {
    const { source, isText, filled } = row;
    if (!isText || source.cells.some(isStrayAmount)) {
      this.#flush();
      this.push(row);
      return;
    }
    const reference = source.cells[this.#references.first] ?? '';
    const isAlone = filled === 1 && this.#headCount !== 1;
    const names = isReference(reference);
    // A title, a note, or a totals row without amounts.
    if (!names && (isAlone || beginsWithSum(firstText(source.cells)))) {
      this.#addFooter(source);
      return;
    }
    if (isAlone || !names) this.#pending.push(row);
    else {
      this.#flush();
      this.push(row);
    }
  }

  /** Adds the pending rows: rows without an amount, a date and a reference are data if data follows, else footers. */
  #flush(): void {
    const pending = this.#pending;
    this.#pending = [];
    for (const row of pending) this.push(row);
  }

  /** Adds a row as data. */
  push({ source, filled }: ReadRow): void {
    // A pending row is read again.
    if (this.#readRow !== source) this.read(source);
    const { cells, row, isHidden, uncalculated = [] } = source;
    const index = this.#rows.length;
    if (this.#firstRows.length < sampleSize) this.#firstRows.push({ row, cells: cells.map(shortText) });
    for (const column of this.#columns) {
      const at = column.index;
      const cell = cells[at] ?? '';
      if (isBlankCell(cell)) column.add(index, '', undefined, undefined, uncalculated.includes(at));
      else column.add(index, cell, this.#amounts[at], this.#dates[at], uncalculated.includes(at));
    }
    this.#rows.push(row);
    this.#filled.push(filled);
    if (!this.#references.areIn(cells))
      this.#rowSigns.add(
        index,
        cells.filter((_, at) => this.#columns[at]?.cellTexts === undefined),
      );
    const flags = this.#flagsOf(cells, isHidden === true, filled);
    this.#flags.push(flags);
    for (const [flag, kind, message] of suspectRows) if (flags & flag) this.#log.add({ kind, row, message });
    this.#references.add(cells, row, this.#log);
    this.#checkFormulas(cells, row);
    if (!this.#heads || this.#rules.isSheet) return;
    const extra = cells.findIndex((cell, at) => at >= this.#headCount && !isBlankCell(cell));
    if (extra < 0) return;
    this.#shiftedRow ??= row;
    const message = 'The row has more cells than there are columns: its cells may be in the wrong ones.';
    this.#log.add({ kind: 'extraCells', row, column: extra, cell: cells[extra] ?? '', message });
  }

  #flagsOf(cells: Cells, isHidden: boolean, filled: number): number {
    let flags = isHidden ? rowFlags.hidden : 0;
    if (!this.#references.areIn(cells)) {
      const text = firstText(cells);
      if (beginsWithSum(text)) flags |= rowFlags.namedTotals;
      if (isOnlySum(text)) flags |= rowFlags.onlySaysTotals;
      // A row without a text has nothing else to say.
      if (text === '' || cells.some(saysSum)) flags |= rowFlags.saysTotals;
    }
    const { isSheet, delimiter } = this.#rules;
    if (isSheet || !delimiter) return flags;
    if (this.#heads && cells.length < this.#headCount && filled > 1) flags |= rowFlags.short;
    if (cells.some((cell) => cell.includes('\n') && cell.includes(delimiter))) flags |= rowFlags.swallowing;
    return flags;
  }

  /** Adds a row above the header row. Its amounts may belong to the table or not. */
  addAbove(source: SourceRow): void {
    this.#around.addAbove(source);
  }

  /** Adds a row of text. Its cell in the amount column must be blank: only then it is a footer. */
  #addFooter(source: SourceRow): void {
    for (const [at, cell] of source.cells.entries())
      if (!isBlankCell(cell) && !isUnit(cell) && (this.#rules.isSheet || at < this.#headCount))
        this.#column(at).addFooter(source.row, cell);
    this.#around.addBelow(source);
  }

  /** Reports that the quotes of a row do not match, so that cells and rows may be joined. */
  addBrokenQuotes(row: number): void {
    this.#shiftedRow ??= row;
    const message = 'Rows from here on may have run together.';
    this.#log.add({ kind: 'brokenQuotes', row, message });
  }

  #checkFormulas(cells: Cells, row: number): void {
    const message = 'Kept as text.';
    for (let column = 0; column < cells.length; column += 1) {
      const cell = cells[column] ?? '';
      if (isFormulaLike(cell)) this.#log.add({ kind: 'formulaLike', row, column, cell, message });
    }
  }

  finish(): FileTable {
    for (const { source } of this.#pending) this.#addFooter(source);
    const count = this.#rows.length;
    const rows = this.#rows.values;
    const flags = this.#finishFlags();
    const isSuspect = (row: number): boolean =>
      ((flags[row] ?? 0) & (rowFlags.short | rowFlags.swallowing)) !== 0;
    const read = this.#columns.map((column) => column.finish(count));
    const columns = read.map((column): TableColumn => {
      const currencySums = sumsByCurrency(column, this.#columns, this.#around.currencies);
      const unit = unitIn(column.name, true) ?? this.#around.unit;
      return {
        ...column,
        totals: column.isMoney && column.amounts ? findTotals(column.amounts, flags, isSuspect) : [],
        ...(currencySums && { currencySums }),
        ...(unit && { unit }),
      };
    });
    const likely = likelyAmountColumn(
      columns,
      ({ amounts: one }, { amounts: other }) =>
        one !== undefined && one.every((cents, row) => cents === other?.[row]),
    );
    const isTotals = new Uint8Array(count);
    for (const { totals } of columns) for (const row of totals) isTotals[row] = 1;
    this.#report(columns, likely, {
      count,
      numberOf: (row) => rows[row] ?? 0,
      isData: (row) => isTotals[row] !== 1 && !isSuspect(row),
    });
    const sign =
      signsOf(this.#columns, this.#rowSigns.sign) ??
      signOfTitle(this.#location.title, count) ??
      signOfTitle(this.#rules.sheetName ?? '', count);
    const open = this.#columns.filter(({ proof }) => proof.isUnproven);
    const proven = this.#columns.find(({ proof }) => proof.proven)?.proof.proven;
    return {
      ...this.#location,
      ...(this.#headerRow !== undefined && { headerRow: this.#headerRow }),
      columns,
      ...(likely !== undefined && { likelyColumn: likely }),
      rows,
      flags,
      loose: this.#around.loose,
      currencyNotes: [...this.#around.currencyNotes],
      ...(sign && { sign }),
      openDates: open.map(({ name }) => name),
      dateOrder: this.#rules.dateOrder ?? proven ?? 'monthFirst',
      firstRows: this.#firstRows,
      findings: this.#log.findings,
      counts: this.#log.counts,
      ...(this.#shiftedRow !== undefined && { shiftedRow: this.#shiftedRow }),
      hasQuoteTrouble: this.#log.has('brokenQuotes') || this.#log.has('swallowedRows'),
    };
  }

  /**
   * Sets which rows may be totals: those without a reference, those with fewer cells than most, and all of a table
   * without a column of references. A word names one only in such a row, or if the text says nothing else.
   */
  #finishFlags(): Uint8Array {
    const flags = Uint8Array.from(this.#flags.values);
    const filled = this.#filled.values;
    const hasNoReference = this.#references.missing();
    const usual = mostFrequent(filled);
    for (let row = 0; row < flags.length; row += 1) {
      const isShorter = (filled[row] ?? 0) < usual;
      let bits = flags[row] ?? 0;
      if (isShorter || (hasNoReference?.(row) ?? true)) bits |= rowFlags.mayBeTotals;
      if (hasNoReference ? !hasNoReference(row) : !isShorter && !has(bits, rowFlags.onlySaysTotals))
        bits &= ~rowFlags.namedTotals;
      flags[row] = bits;
    }
    return flags;
  }

  #report(columns: readonly TableColumn[], likely: number | undefined, rows: CheckedRows): void {
    const log = this.#log;
    const readerByKind = (kind: ColumnKind): ColumnReader | undefined =>
      this.#columns.find((column) => column.kind === kind);
    checkCells(this.#columns, columns, rows, log);
    checkDates(readerByKind('effective'), readerByKind('expiry'), this.#rules.dateOrder, rows, log);
    checkNets(columns, rows, log);
    this.#references.report(log);
    const { index: column = 0, totals = [], name: head = '', inFooter } = columns[likely ?? -1] ?? {};
    if (inFooter)
      log.add({ kind: 'notAnAmount', ...inFooter, column, message: `${head} is not a plain amount.` });
    for (const row of totals)
      log.add({
        kind: 'totalsRow',
        row: rows.numberOf(row),
        column,
        message: 'This row adds up other rows.',
      });
    for (const { index, name, kind, rewritten } of this.#columns) {
      if (!rewritten || !columns[index]?.isMoney || kind === undefined) continue;
      const { count, row, cell, amount } = rewritten;
      const more = count > 1 ? ` ${String(count - 1)} more of ${name} are written in other ways, too.` : '';
      log.add({
        kind: 'rewrittenAmount',
        row: rows.numberOf(row),
        column: index,
        cell,
        message: `Read as ${formatUsd(amount)}.${more}`,
        isOfColumn: true,
      });
    }
  }
}

function findTotals(
  amounts: Float64Array,
  flags: Uint8Array,
  isLeftOut: (row: number) => boolean,
): readonly number[] {
  if (!flags.some((bits) => (bits & rowFlags.mayBeTotals) !== 0)) return [];
  return totalsRows({
    amounts,
    mayBeTotals: (row) => has(flags[row], rowFlags.mayBeTotals),
    isNamedTotals: (row) => has(flags[row], rowFlags.namedTotals),
    saysTotals: (row) => has(flags[row], rowFlags.saysTotals),
    isLeftOut,
  });
}
