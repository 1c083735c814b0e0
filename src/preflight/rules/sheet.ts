import { isBlank, isBlankCell, type Cells } from './cells';
import { shortText } from './findings';
import { findHeader, headerSearchRows, headsAnotherTable, looksLikeAnotherHeader } from './header';
import type { FileTable, SampleRow, SourceRow, TableRules } from './fileTable';
import { TableReader, type ReadRow } from './table';

/** The number of first rows that the user can choose as the header row. */
const offeredRows = 30;

/** The content of a sheet. A text is a single sheet. */
export interface SheetContent {
  tables: readonly FileTable[];
  /** Its first rows that are not blank, from which the user can choose the header row. */
  topRows: readonly SampleRow[];
}

export interface SheetRules extends TableRules {
  /** The header row that the user chose, from 1; 0 for none. */
  headerRow?: number | undefined;
  /** The heads, if they are already known: then every row is data. */
  heads?: Cells | undefined;
}

function sameHeads(one: Cells, other: Cells): boolean {
  const text = (cells: Cells): string =>
    cells
      .map((cell) => cell.trim().toLowerCase())
      .join('\n')
      .trimEnd();
  return text(one) === text(other);
}

function firstFilledText(cells: Cells): string {
  return shortText(cells.find((cell) => !isBlankCell(cell)) ?? '');
}

/**
 * Reads a sheet row by row, without storing it. The first rows wait until the header row is found. A later row with
 * recognised heads, or one after a blank row that looks like heads, begins another table.
 */
export class SheetReader {
  readonly #sheet: number;
  readonly #rules: SheetRules;
  readonly #tables: FileTable[] = [];
  readonly #topRows: SampleRow[] = [];
  #waiting: SourceRow[] = [];
  #table: TableReader | undefined;
  /** A row of text that may be a header row or the title of another table, which depends on the next row. */
  #held: ReadRow | undefined;
  /** Whether the previous row is blank or a title. */
  #isBreak = false;
  #title = '';
  #lastRow = 0;
  #brokenRow: number | undefined;

  constructor(sheet: number, rules: SheetRules) {
    this.#sheet = sheet;
    this.#rules = rules;
    if (rules.heads) this.#table = this.#newTable({ row: 0, cells: rules.heads });
  }

  #newTable(heads: SourceRow | undefined): TableReader {
    const title = this.#title;
    this.#title = '';
    return new TableReader(heads, this.#rules, { sheet: this.#sheet, title });
  }

  /** Adds the next row. Blank rows may be omitted, because each row has its number. */
  add(source: SourceRow): void {
    if (source.row > this.#lastRow + 1) this.#isBreak = true;
    this.#lastRow = source.row;
    const hasFormula = (source.uncalculated?.length ?? 0) > 0;
    if (isBlank(source.cells) && !hasFormula) {
      this.#isBreak = true;
      return;
    }
    if (this.#topRows.length < offeredRows)
      this.#topRows.push({ row: source.row, cells: source.cells.map(shortText) });
    if (this.#table) this.#below(this.#table, source);
    else {
      this.#waiting.push(source);
      if (this.#waiting.length >= headerSearchRows) this.#start();
    }
  }

  /** Reports that the quotes of a row do not match, so that cells and rows may be joined. */
  addBrokenQuotes(row: number): void {
    this.#brokenRow ??= row;
  }

  #below(table: TableReader, source: SourceRow): void {
    const read = table.read(source);
    if (this.#rules.heads) {
      table.push(read);
      return;
    }
    const held = this.#held;
    this.#held = undefined;
    const isTitle = held?.filled === 1;
    const begins = read.isText && (headsAnotherTable(source.cells) || sameHeads(source.cells, table.heads));
    if (held && isTitle) {
      this.#title = firstFilledText(held.source.cells);
      if (!begins) table.take(held);
    } else if (held && looksLikeAnotherHeader(held.source.cells, source.cells)) {
      this.#begin(held.source);
      this.#below(this.#table ?? table, source);
      return;
    } else if (held) table.take(held);
    const isBreak = this.#isBreak || isTitle;
    this.#isBreak = false;
    if (begins) this.#begin(source);
    else if (read.isText && (read.filled === 1 || isBreak)) this.#held = read;
    else {
      if (!read.isText) this.#title = '';
      table.take(read);
    }
  }

  /** Ends the current table and begins another one with these heads. */
  #begin(heads: SourceRow): void {
    this.#end();
    this.#isBreak = false;
    this.#table = this.#newTable(heads);
  }

  #end(): void {
    if (!this.#table) return;
    if (this.#brokenRow !== undefined) this.#table.addBrokenQuotes(this.#brokenRow);
    this.#tables.push(this.#table.finish());
  }

  /** The index of the header row among the first rows. */
  #headerAmong(rows: readonly SourceRow[]): number | undefined {
    const { headerRow } = this.#rules;
    if (headerRow === undefined) return findHeader(rows.map(({ cells }) => cells));
    const at = rows.findIndex(({ row }) => row === headerRow);
    return at < 0 ? undefined : at;
  }

  #start(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    const at = this.#headerAmong(waiting);
    const above = at === undefined ? [] : waiting.slice(0, at);
    const last = above.at(-1);
    if (last && last.cells.filter((cell) => !isBlankCell(cell)).length === 1)
      this.#title = firstFilledText(last.cells);
    const table = this.#newTable(at === undefined ? undefined : waiting[at]);
    this.#table = table;
    for (const source of above) table.addAbove(source);
    this.#lastRow = 0;
    this.#isBreak = false;
    for (const source of waiting.slice(at === undefined ? 0 : at + 1)) {
      if (source.row > this.#lastRow + 1 && this.#lastRow > 0) this.#isBreak = true;
      this.#lastRow = source.row;
      this.#below(this.#table, source);
    }
  }

  finish(): SheetContent {
    if (!this.#table && this.#waiting.length > 0) this.#start();
    if (this.#held) this.#table?.take(this.#held);
    this.#end();
    return { tables: this.#tables, topRows: this.#topRows };
  }
}
