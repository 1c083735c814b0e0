import type { Cells } from '@/domain/preflight/cells';
import {
  cellAddress,
  isoText,
  maxSheetColumns,
  maxSheetRows,
  numberText,
  plainText,
  rowNumber,
  serialText,
} from '@/domain/preflight/workbookCells';
import { damagedWorkbook } from './unreadable';
import { maxTextLength, RichText, type SharedStrings, type Styles } from './workbookParts';
import type { Attributes, XmlHandler } from './xml';

/** What cells refer to. */
interface SheetContext {
  strings: SharedStrings;
  styles: Styles;
  epoch: 1900 | 1904;
}

/** Takes a row with something in it, up to its last cell that is not blank, and its number in the sheet, from 1. */
export type OnRow = (cells: Cells, row: number) => void;

/**
 * `xl/worksheets/….xml`: hands over the rows that hold something, one after another, and keeps none. What lies between
 * the cells is never built, so that a cell at the end of the sheet costs what any other costs. Rows and cells without
 * an address follow the one before them; rows that go back are damage.
 */
export class SheetCells implements XmlHandler {
  readonly #context: SheetContext;
  readonly #take: OnRow;
  #isInData = false;
  #isInRow = false;
  #isInCell = false;

  #row = 0;
  #hasRowNumber = false;
  #column = 0;
  #cells: string[] = [];

  #type = '';
  #style = '';
  #value = '';
  #isInValue = false;
  #isInText = false;
  readonly #text = new RichText();

  constructor(context: SheetContext, take: OnRow) {
    this.#context = context;
    this.#take = take;
  }

  open(name: string, depth: number, attributes: Attributes): void {
    if (depth === 2) this.#isInData = name === 'sheetData';
    else if (depth === 3) {
      this.#isInRow = this.#isInData && name === 'row';
      if (this.#isInRow) this.#openRow(attributes.get('r'));
    } else if (depth === 4) {
      this.#isInCell = this.#isInRow && name === 'c';
      if (this.#isInCell) this.#openCell(attributes);
    } else if (depth === 5) {
      this.#isInValue = this.#isInCell && name === 'v';
      this.#isInText = this.#isInCell && name === 'is';
    } else if (this.#isInText) this.#text.open(name, depth - 5);
  }

  close(_name: string, depth: number): void {
    this.#text.close();
    if (depth === 5) {
      this.#isInValue = false;
      this.#isInText = false;
    } else if (depth === 4 && this.#isInCell) {
      this.#isInCell = false;
      this.#closeCell();
    } else if (depth === 3 && this.#isInRow) {
      this.#isInRow = false;
      if (this.#cells.length > 0) this.#take(this.#cells, this.#row);
    }
  }

  text(text: string): void {
    if (!this.#isInValue) this.#text.add(text);
    else if (this.#value.length > maxTextLength) throw damagedWorkbook();
    else this.#value += text;
  }

  #openRow(stored: string | undefined): void {
    const row = stored === undefined ? this.#row + 1 : rowNumber(stored);
    if (row === undefined || row <= this.#row || row > maxSheetRows) throw damagedWorkbook();
    this.#row = row;
    this.#hasRowNumber = stored !== undefined;
    this.#column = 0;
    this.#cells = [];
  }

  #openCell(attributes: Attributes): void {
    const stored = attributes.get('r');
    this.#column = stored === undefined ? this.#column + 1 : this.#columnOf(stored);
    if (this.#column > maxSheetColumns) throw damagedWorkbook();
    this.#hasRowNumber = true;
    this.#type = attributes.get('t') ?? 'n';
    this.#style = attributes.get('s') ?? '';
    this.#value = '';
    this.#text.take();
  }

  /** The column of an address. It says also which row it is in, where the row itself does not. */
  #columnOf(stored: string): number {
    const address = cellAddress(stored);
    const isHere = address && (this.#hasRowNumber ? address.row === this.#row : address.row >= this.#row);
    if (!isHere) throw damagedWorkbook();
    this.#row = address.row;
    return address.column;
  }

  #closeCell(): void {
    const text = this.#cellText();
    if (text.trim() === '') return;
    while (this.#cells.length < this.#column) this.#cells.push('');
    this.#cells[this.#column - 1] = text;
  }

  /** What the cell shows. A formula counts with the value that was saved with it, and is blank without one. */
  #cellText(): string {
    if (this.#type === 'inlineStr') return this.#text.take();
    const value = this.#value;
    if (value === '') return '';
    switch (this.#type) {
      case 's':
        return this.#context.strings.at(value);
      case 'str':
        return plainText(value);
      case 'b':
        return /^(?:1|true)$/.test(value) ? 'TRUE' : 'FALSE';
      case 'd':
        return isoText(value);
      case 'e':
        return value;
      case 'n':
        return this.#context.styles.isDate(this.#style)
          ? serialText(value, this.#context.epoch)
          : numberText(value);
      default:
        throw damagedWorkbook();
    }
  }
}
