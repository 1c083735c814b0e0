import { plainText } from './cellText';
import { numberFormat, plainFormat, type NumberFormat } from './numberFormat';
import { damagedWorkbook, tooLargeWorkbook } from './unreadable';
import { isTrue, prefixedValue, type Attributes, type XmlHandler } from './xml';

/** A cell's text may be this long; a spreadsheet holds 32,767 characters. */
export const maxTextLength = 256 * 1024;
const maxStrings = 2_000_000;
/** Each listed sheet is unpacked, also where thousands of them name the same part. */
const maxSheets = 1000;

/** The text of a cell that is made of `t` elements, some of them within runs (`r`). How it is spoken (`rPh`) is left out. */
export class RichText {
  #text = '';
  #isSpoken = false;
  #isText = false;

  /** `level` is 1 directly inside the element whose text this is. */
  open(name: string, level: number): void {
    if (level === 1) this.#isSpoken = name === 'rPh';
    this.#isText = name === 't' && !this.#isSpoken;
  }

  close(): void {
    this.#isText = false;
  }

  add(text: string): void {
    if (!this.#isText) return;
    if (this.#text.length > maxTextLength) throw damagedWorkbook();
    this.#text += text;
  }

  /** The text so far; the next one starts empty. */
  take(): string {
    const text = plainText(this.#text);
    this.#text = '';
    return text;
  }
}

interface SheetReference {
  name: string;
  isHidden: boolean;
  /** The id of its relationship. */
  relationship: string;
}

/** The workbook part: the sheets in their order, the day from which others are counted, and whether values are calculated. */
export class WorkbookPart implements XmlHandler {
  readonly sheets: SheetReference[] = [];
  epoch: 1900 | 1904 = 1900;
  /** Whether the values of formulas are not those that a spreadsheet would show, as the workbook says itself. */
  asksForCalculation = false;
  /** The name of the root element: another Office file has another one. */
  root = '';

  open(name: string, depth: number, attributes: Attributes): void {
    if (depth === 1) this.root = name;
    else if (depth === 2 && name === 'workbookPr') this.epoch = isTrue(attributes['date1904']) ? 1904 : 1900;
    else if (depth === 2 && name === 'calcPr') this.#openCalculation(attributes);
    else if (depth === 3 && name === 'sheet') this.#openSheet(attributes);
  }

  #openCalculation(attributes: Attributes): void {
    const isFalse = (value: string | undefined): boolean => value !== undefined && !isTrue(value);
    this.asksForCalculation =
      isTrue(attributes['fullCalcOnLoad']) ||
      isTrue(attributes['forceFullCalc']) ||
      isFalse(attributes['calcCompleted']) ||
      (attributes['calcMode'] === 'manual' && isFalse(attributes['calcOnSave']));
  }

  #openSheet(attributes: Attributes): void {
    if (this.sheets.length >= maxSheets) throw tooLargeWorkbook();
    this.sheets.push({
      name: plainText(attributes['name'] ?? ''),
      isHidden: /hidden$/i.test(attributes['state'] ?? ''),
      relationship: prefixedValue(attributes, 'id') ?? '',
    });
  }
}

/** The styles part: how each of the cells' styles shows a number. */
export class Styles implements XmlHandler {
  readonly #codes = new Map<string, string>();
  /** The numbers of the formats by the styles' place in their list. */
  readonly #formatIds: string[] = [];
  readonly #formats = new Map<string, NumberFormat>();
  #isOfCells = false;

  open(name: string, depth: number, attributes: Attributes): void {
    if (depth === 2) this.#isOfCells = name === 'cellXfs';
    if (depth !== 3) return;
    const id = attributes['numFmtId'] ?? '';
    if (name === 'numFmt') this.#codes.set(id, attributes['formatCode'] ?? '');
    if (name === 'xf' && this.#isOfCells) this.#formatIds.push(id);
  }

  /** How a cell of this style, by its number in the list of cell styles, shows a number. */
  format(style: string): NumberFormat {
    const known = this.#formats.get(style);
    if (known) return known;
    const id = this.#formatIds[Number(style)];
    // A style that is not in the list is not kept: a sheet could name any number of them.
    if (id === undefined) return plainFormat;
    const format = numberFormat(Number(id), this.#codes.get(id));
    this.#formats.set(style, format);
    return format;
  }
}

/** The part of shared strings: the texts that cells refer to by their number. */
export class SharedStrings implements XmlHandler {
  readonly #strings: string[] = [];
  readonly #text = new RichText();

  open(name: string, depth: number): void {
    if (depth > 2) this.#text.open(name, depth - 2);
  }

  close(depth: number): void {
    this.#text.close();
    if (depth !== 2) return;
    this.#strings.push(this.#text.take());
    if (this.#strings.length > maxStrings) throw tooLargeWorkbook();
  }

  text(text: string): void {
    this.#text.add(text);
  }

  at(index: string): string {
    const text = this.#strings[Number(index)];
    if (text === undefined) throw damagedWorkbook();
    return text;
  }
}
