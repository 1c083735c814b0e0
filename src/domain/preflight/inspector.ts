import { amountsOf, isBlank, type Cells } from './cells';
import { columnLetter, recogniseColumns, type ColumnKind } from './columns';
import { ColumnSums, type ColumnSum } from './columnSums';
import { FindingLog, shortText, type Finding, type FindingCount } from './findings';
import { findHeader, headerSearchRows } from './header';
import { RowChecks } from './rowChecks';

export interface InspectedColumn {
  /** Counted from 0. */
  index: number;
  letter: string;
  /** Its header, or 'Column C' if it has none. */
  name: string;
  kind?: ColumnKind;
  sum: ColumnSum;
}

interface SampleRow {
  row: number;
  cells: Cells;
}

/** What a file holds and what there is to look at. */
export interface Inspection {
  /** Counted from 1 as in a spreadsheet; undefined when no row names columns. */
  headerRow?: number;
  columns: readonly InspectedColumn[];
  /** Rows with something in them, below the header. */
  rowCount: number;
  firstRows: readonly SampleRow[];
  findings: readonly Finding[];
  counts: readonly FindingCount[];
  /** The first row whose cells may be in the wrong columns: then no column can be added up. */
  shiftedRow?: number;
}

const sampleSize = 5;

/** The columns, the checks and the sums once the header is known. */
class Body {
  readonly #headers: Cells;
  readonly #kinds: readonly (ColumnKind | undefined)[];
  /** How many columns there are: those with a header, and in a workbook those to the last cell that any row has. */
  #width: number;
  readonly #sums: ColumnSums;
  readonly #checks: RowChecks;
  readonly #log: FindingLog;
  readonly firstRows: SampleRow[] = [];
  rowCount = 0;
  shiftedRow: number | undefined;

  constructor(row: Cells, hasHeader: boolean, sheetColumns: number, log: FindingLog) {
    const headers = Array.from({ length: Math.max(row.length, sheetColumns) }, (_, at) => row[at] ?? '');
    this.#width = row.length;
    this.#headers = headers.map((head, at) => (hasHeader && shortText(head)) || `Column ${columnLetter(at)}`);
    this.#kinds = hasHeader ? recogniseColumns(headers) : [];
    this.#sums = new ColumnSums(headers.length);
    this.#log = log;
    const known = this.#kinds.flatMap((kind, index) =>
      kind ? [{ index, name: this.#headers[index] ?? '', kind }] : [],
    );
    this.#checks = new RowChecks(known, log);
  }

  addAboveHeader(cells: Cells, row: number): void {
    this.#widen(cells);
    this.#sums.addAboveHeader(cells, row);
  }

  add(cells: Cells, row: number): void {
    this.rowCount += 1;
    this.#widen(cells);
    if (this.firstRows.length < sampleSize) this.firstRows.push({ row, cells: cells.map(shortText) });
    const amounts = amountsOf(cells);
    this.#sums.add(cells, amounts, row);
    this.#checks.check(cells, amounts, row);
    const extra = cells.findIndex((cell, index) => index >= this.#headers.length && cell.trim() !== '');
    if (extra < 0) return;
    this.shiftedRow ??= row;
    const message = 'The row has more cells than there are columns: its cells may be in the wrong ones.';
    this.#log.add('extraCells', row, extra, cells[extra] ?? '', message);
  }

  #widen(cells: Cells): void {
    this.#width = Math.max(this.#width, Math.min(cells.length, this.#headers.length));
  }

  get columns(): readonly InspectedColumn[] {
    return this.#sums.all.slice(0, this.#width).map((sum, index) => {
      const kind = this.#kinds[index];
      return {
        index,
        letter: columnLetter(index),
        name: this.#headers[index] ?? '',
        ...(kind && { kind }),
        sum,
      };
    });
  }
}

/**
 * Reads a table row by row, without keeping it: the first rows wait until the header is found among them, each later
 * one is checked, added up and not kept. If the headers are known beforehand, every row is data.
 */
export class Inspector {
  readonly #log = new FindingLog();
  #waiting: SampleRow[] = [];
  #body: Body | undefined;
  #row = 0;
  #headerRow: number | undefined;
  #brokenRow: number | undefined;
  readonly #sheetColumns: number;

  /**
   * `sheetColumns` says that the rows are those of a sheet with so many columns at most: a cell beyond the headers is in a
   * column without a name then, while in a text it makes the row one whose cells may have shifted.
   */
  constructor({ headers, sheetColumns = 0 }: { headers?: Cells; sheetColumns?: number } = {}) {
    this.#sheetColumns = sheetColumns;
    if (headers) this.#body = new Body(headers, true, sheetColumns, this.#log);
  }

  /** The next row of the file, and its number there: without one, blank rows have to be added, too. */
  add(cells: Cells, row = this.#row + 1): void {
    this.#row = row;
    if (isBlank(cells)) return;
    if (this.#body) {
      this.#body.add(cells, this.#row);
      return;
    }
    this.#waiting.push({ row: this.#row, cells });
    if (this.#waiting.length >= headerSearchRows) this.#start();
  }

  /** Says that the quotes of a row do not match, so that cells and rows may have run together. */
  addBrokenQuotes(row: number): void {
    this.#brokenRow ??= row;
    this.#log.add('brokenQuotes', row, 0, '', 'Rows from here on may have run together.');
  }

  finish(): Inspection {
    const body = this.#body ?? this.#start();
    const shiftedRow = this.#brokenRow ?? body.shiftedRow;
    return {
      ...(this.#headerRow !== undefined && { headerRow: this.#headerRow }),
      columns: body.columns,
      rowCount: body.rowCount,
      firstRows: body.firstRows,
      findings: this.#log.findings,
      counts: this.#log.counts,
      ...(shiftedRow !== undefined && { shiftedRow }),
    };
  }

  #start(): Body {
    const at = findHeader(this.#waiting.map(({ cells }) => cells));
    const header = at === undefined ? undefined : this.#waiting[at];
    const body = new Body(
      (header ?? this.#waiting[0])?.cells ?? [],
      header !== undefined,
      this.#sheetColumns,
      this.#log,
    );
    this.#headerRow = header?.row;
    this.#waiting.forEach(({ row, cells }, index) => {
      if (at !== undefined && index < at) body.addAboveHeader(cells, row);
      else if (index !== at) body.add(cells, row);
    });
    this.#waiting = [];
    this.#body = body;
    return body;
  }
}

/** The same for a table that is at hand as a whole. */
export function inspect(rows: Iterable<Cells>): Inspection {
  const inspector = new Inspector();
  for (const cells of rows) inspector.add(cells);
  return inspector.finish();
}
