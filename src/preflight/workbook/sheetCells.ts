import {
  cellAddress,
  formattedText,
  isoText,
  maxSheetColumns,
  maxSheetRows,
  decodedText,
  rowNumber,
} from './cellText';
import { unreadable } from './unreadable';
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

/** The elements that are read, by the element that contains them. */
const contents: Readonly<Record<string, readonly string[] | undefined>> = {
  '': ['worksheet'],
  worksheet: ['cols', 'sheetData'],
  cols: ['col'],
  sheetData: ['row'],
  row: ['c'],
  c: ['v', 'is', 'f'],
};

/**
 * The part of a sheet: passes its rows that are not blank to the sink and stores none. It creates no rows between them,
 * so that a cell at the end of the sheet is as cheap as any other. Rows and cells without an address follow the
 * previous one.
 */
export class SheetCells implements XmlHandler {
  readonly #context: SheetContext;
  readonly #sheet: number;
  readonly #sink: SheetSink;
  readonly #hiddenColumns = new Set<number>();
  #columnElements = 0;
  /** The open elements that are read, from the root. */
  readonly #path: string[] = [];

  #row = 0;
  #hasRowNumber = false;
  #isHidden = false;
  #column = 0;
  #cells: string[] = [];
  #uncalculated = noColumns;

  #type = '';
  #style = '';
  /** The stored value of the cell; undefined if it has none. */
  #value: string | undefined;
  #hasFormula = false;
  readonly #text = new RichText();

  constructor(context: SheetContext, sheet: number, sink: SheetSink) {
    this.#context = context;
    this.#sheet = sheet;
    this.#sink = sink;
  }

  open(name: string, depth: number, attributes: Attributes): void {
    const path = this.#path;
    const parent = path.at(-1) ?? '';
    if (parent === 'is') this.#text.open(name, depth - path.length);
    if (path.length !== depth - 1 || !contents[parent]?.includes(name)) {
      if (depth === 1) throw unreadable('damaged');
      return;
    }
    path.push(name);
    if (name === 'c') this.#openCell(attributes);
    else if (name === 'v') this.#value ??= '';
    else if (name === 'f') this.#hasFormula = true;
    else if (name === 'row') this.#openRow(attributes);
    else if (name === 'col') this.#openColumns(attributes);
    else if (name === 'sheetData' && this.#hiddenColumns.size > 0)
      this.#sink.hiddenColumns(
        this.#sheet,
        [...this.#hiddenColumns].toSorted((one, other) => one - other),
      );
  }

  close(depth: number): void {
    this.#text.close();
    if (this.#path.length !== depth) return;
    const name = this.#path.pop();
    if (name === 'c') this.#closeCell();
    else if (name === 'sheetData') this.#endRow();
  }

  text(text: string): void {
    const parent = this.#path.at(-1);
    if (parent === 'is') this.#text.add(text);
    if (parent !== 'v') return;
    this.#value = (this.#value ?? '') + text;
    if (this.#value.length > maxTextLength) throw unreadable('damaged');
  }

  #openColumns(attributes: Attributes): void {
    this.#columnElements += 1;
    if (this.#columnElements > maxSheetColumns) throw unreadable('damaged');
    if (!isTrue(attributes['hidden']) && !isZero(attributes['width'])) return;
    const first = Math.max(1, Number(attributes['min']));
    const last = Math.min(maxReportedColumns, Number(attributes['max']));
    for (let column = first; column <= last; column += 1) this.#hiddenColumns.add(column - 1);
  }

  /** Some programs write several elements for one row, and empty addresses. */
  #openRow(attributes: Attributes): void {
    const stored = attributes['r'] ?? '';
    const row = stored === '' ? this.#row + 1 : rowNumber(stored);
    if (row === undefined || row < this.#row || row > maxSheetRows) throw unreadable('damaged');
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
    if (this.#column > maxSheetColumns) throw unreadable('damaged');
    this.#hasRowNumber = true;
    this.#type = attributes['t'] ?? 'n';
    this.#style = attributes['s'] ?? '';
    this.#value = undefined;
    this.#hasFormula = false;
  }

  /** The column of an address. It also sets the row, if the row itself has no number. */
  #columnOf(stored: string): number {
    const isColumn = /^[A-Z]+$/i.test(stored);
    const address = cellAddress(isColumn ? stored + String(this.#row) : stored);
    const isHere = address && (this.#hasRowNumber ? address.row === this.#row : address.row >= this.#row);
    if (!isHere) throw unreadable('damaged');
    this.#row = address.row;
    return address.column;
  }

  #closeCell(): void {
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
    const hasValue = this.#type === 'str' ? this.#value !== undefined : (this.#value ?? '').trim() !== '';
    return this.#context.asksForCalculation || !hasValue;
  }

  /** The text of the cell. A formula has its stored value, and is blank without one. */
  #cellText(): string {
    const inline = this.#text.take();
    if (this.#type === 'inlineStr') return inline;
    const value = this.#value ?? '';
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
        throw unreadable('damaged');
    }
  }
}
