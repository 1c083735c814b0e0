import {
  cellAddress,
  formattedText,
  isoText,
  maxSheetColumns,
  maxSheetRows,
  decodedText,
  rowNumber,
} from './cellText';
import { damagedWorkbook } from './unreadable';
import { maxTextLength, RichText, type SharedStrings, type Styles } from './workbookParts';
import { isTrue, type Attributes, type XmlHandler } from './xml';

/** Hidden columns and formulas without a value are reported only up to this column. */
const maxReportedColumns = 250;

/** The parts and settings of the workbook to which cells refer. */
interface SheetContext {
  strings: SharedStrings;
  styles: Styles;
  epoch: 1900 | 1904;
  /** Whether the stored values of all formulas may be outdated. */
  asksForCalculation: boolean;
}

export interface SheetRow {
  /** Its number in the sheet, counted from 1. */
  row: number;
  /** The texts of its cells, up to the last one that is not blank; at least one. */
  cells: readonly string[];
  /** Whether the sheet hides it, by a filter too. */
  isHidden: boolean;
  /** The columns, from 0, of formulas whose value was not calculated; the same empty list for most rows. */
  uncalculated: readonly number[];
}

/** Receives the content of a sheet, with the sheet's index in the workbook. */
export interface SheetSink {
  /** Called before the sheet's first row, if it hides any of its first 250 columns. */
  hiddenColumns(sheet: number, columns: readonly number[]): void;
  /** May throw `Unreadable`: then the sheet is not read further, for this reason. */
  row(sheet: number, row: SheetRow): void;
}

const noColumns: readonly number[] = [];

function isZero(value: string | undefined): boolean {
  return value !== undefined && value.trim() !== '' && Number(value) === 0;
}

/** The hidden columns of a sheet, from `cols`, which is before the rows. */
class HiddenColumns {
  readonly #columns = new Set<number>();
  #listed = 0;

  add(attributes: Attributes): void {
    this.#listed += 1;
    if (this.#listed > maxSheetColumns) throw damagedWorkbook();
    if (!isTrue(attributes['hidden']) && !isZero(attributes['width'])) return;
    const first = Math.max(1, Number(attributes['min']));
    const last = Math.min(maxReportedColumns, Number(attributes['max']));
    for (let column = first; column <= last; column += 1) this.#columns.add(column - 1);
  }

  get list(): readonly number[] {
    return [...this.#columns].toSorted((one, other) => one - other);
  }
}

/**
 * The part of a sheet: passes its rows that are not blank to the sink and stores none. It creates no rows between them,
 * so that a cell at the end of the sheet is as cheap as any other. Rows and cells without an address follow the
 * previous one.
 */
export class SheetCells implements XmlHandler {
  readonly #context: SheetContext;
  readonly #sheet: number;
  readonly #sink: SheetSink;
  readonly #hiddenColumns = new HiddenColumns();
  #isInColumns = false;
  #isInData = false;
  #isInRow = false;
  #isInCell = false;

  #row = 0;
  #hasRowNumber = false;
  #isHidden = false;
  #column = 0;
  #cells: string[] = [];
  #uncalculated = noColumns;

  #type = '';
  #style = '';
  #value = '';
  #hasFormula = false;
  #hasValue = false;
  #hasText = false;
  #isInValue = false;
  #isInText = false;
  readonly #text = new RichText();

  constructor(context: SheetContext, sheet: number, sink: SheetSink) {
    this.#context = context;
    this.#sheet = sheet;
    this.#sink = sink;
  }

  open(name: string, depth: number, attributes: Attributes): void {
    if (depth === 5) this.#openContent(name);
    else if (depth === 4) {
      this.#isInCell = this.#isInRow && name === 'c';
      if (this.#isInCell) this.#openCell(attributes);
    } else if (depth === 3) {
      this.#isInRow = this.#isInData && name === 'row';
      if (this.#isInRow) this.#openRow(attributes);
      else if (this.#isInColumns && name === 'col') this.#hiddenColumns.add(attributes);
    } else if (depth === 2) this.#openPart(name);
    else if (depth > 5) {
      if (this.#isInText) this.#text.open(name, depth - 5);
    } else if (name !== 'worksheet') throw damagedWorkbook();
  }

  close(depth: number): void {
    if (this.#isInText) this.#text.close();
    if (depth === 5) {
      this.#isInValue = false;
      this.#isInText = false;
    } else if (depth === 4 && this.#isInCell) {
      this.#isInCell = false;
      this.#closeCell();
    } else if (depth === 3) this.#isInRow = false;
    else if (depth === 2 && this.#isInData) {
      this.#isInData = false;
      this.#endRow();
    }
  }

  text(text: string): void {
    if (this.#isInText) this.#text.add(text);
    else if (this.#isInValue) {
      if (this.#value.length > maxTextLength) throw damagedWorkbook();
      this.#value += text;
    }
  }

  #openPart(name: string): void {
    this.#isInColumns = name === 'cols';
    this.#isInData = name === 'sheetData';
    if (!this.#isInData) return;
    const { list } = this.#hiddenColumns;
    if (list.length > 0) this.#sink.hiddenColumns(this.#sheet, list);
  }

  /** Some programs write several elements for one row, and empty addresses. */
  #openRow(attributes: Attributes): void {
    const stored = attributes['r'] ?? '';
    const row = stored === '' ? this.#row + 1 : rowNumber(stored);
    if (row === undefined || row < this.#row || row > maxSheetRows) throw damagedWorkbook();
    if (row !== this.#row) this.#endRow();
    this.#row = row;
    this.#hasRowNumber = stored !== '';
    this.#isHidden ||=
      isTrue(attributes['hidden']) || (isZero(attributes['ht']) && isTrue(attributes['customHeight']));
    this.#column = 0;
  }

  /** Passes the row to the sink and resets the state for the next one. */
  #endRow(): void {
    if (this.#cells.length > 0) {
      this.#sink.row(this.#sheet, {
        row: this.#row,
        cells: this.#cells,
        isHidden: this.#isHidden,
        uncalculated: this.#uncalculated,
      });
      this.#cells = [];
    }
    this.#uncalculated = noColumns;
    this.#isHidden = false;
  }

  #openCell(attributes: Attributes): void {
    const stored = attributes['r'] ?? '';
    this.#column = stored === '' ? this.#column + 1 : this.#columnOf(stored);
    if (this.#column > maxSheetColumns) throw damagedWorkbook();
    this.#hasRowNumber = true;
    this.#type = attributes['t'] ?? 'n';
    this.#style = attributes['s'] ?? '';
    this.#value = '';
    this.#hasFormula = false;
    this.#hasValue = false;
    this.#hasText = false;
  }

  /** The column of an address. It also sets the row, if the row itself has no number. */
  #columnOf(stored: string): number {
    const isColumn = /^[A-Z]+$/i.test(stored);
    const address = cellAddress(isColumn ? stored + String(this.#row) : stored);
    const isHere = address && (this.#hasRowNumber ? address.row === this.#row : address.row >= this.#row);
    if (!isHere) throw damagedWorkbook();
    this.#row = address.row;
    return address.column;
  }

  #openContent(name: string): void {
    if (!this.#isInCell) return;
    if (name === 'v') {
      this.#isInValue = true;
      this.#hasValue = true;
    } else if (name === 'is') {
      this.#isInText = true;
      this.#hasText = true;
    } else if (name === 'f') this.#hasFormula = true;
  }

  #closeCell(): void {
    if (!this.#hasValue && !this.#hasText && !this.#hasFormula) return;
    const text = this.#cellText();
    const isUncalculated = this.#hasFormula && this.#column <= maxReportedColumns && this.#isUncalculated();
    if (isUncalculated) this.#uncalculated = [...this.#uncalculated, this.#column - 1];
    const isBlank = text.trim() === '';
    if (isBlank && !isUncalculated) return;
    while (this.#cells.length < this.#column) this.#cells.push('');
    this.#cells[this.#column - 1] = isBlank ? '' : text;
  }

  /** Whether the formula has no value or an outdated one. The value of an empty text is stored as empty. */
  #isUncalculated(): boolean {
    const isEmptyText = this.#type === 'str' && this.#hasValue;
    return this.#context.asksForCalculation || (this.#value.trim() === '' && !isEmptyText);
  }

  /** The text of the cell. A formula has its stored value, and is blank without one. */
  #cellText(): string {
    const inline = this.#hasText ? this.#text.take() : '';
    if (this.#type === 'inlineStr') return inline;
    const value = this.#value;
    if (value === '') return '';
    switch (this.#type) {
      case 's':
        return this.#context.strings.at(value);
      case 'str':
        return decodedText(value);
      case 'b':
        return isTrue(value) ? 'TRUE' : 'FALSE';
      case 'd':
        return isoText(value);
      case 'e':
        return value;
      case 'n':
        return formattedText(value, this.#context.styles.format(this.#style), this.#context.epoch);
      default:
        throw damagedWorkbook();
    }
  }
}
