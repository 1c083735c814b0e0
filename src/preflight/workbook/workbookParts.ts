import { decodedText } from './cellText';
import { numberFormat, plainFormat, type NumberFormat } from './numberFormat';
import { unreadable } from './unreadable';
import { isTrue, prefixedValue, type Attributes, type XmlHandler } from './xml';

/** The maximum length of a cell's text; a spreadsheet allows 32,767 characters. */
export const maxTextLength = 256 * 1024;
const maxStrings = 2_000_000;
/** Each listed sheet is unpacked, even if thousands of them have the same part. */
const maxSheets = 1000;

/** The text of a cell from `t` elements, also inside runs (`r`). Phonetic text (`rPh`) is left out. */
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
    if (this.#text.length > maxTextLength) throw unreadable('damaged');
    this.#text += text;
  }

  /** Returns the text so far and resets it. */
  take(): string {
    const text = decodedText(this.#text);
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

/** The workbook part: its sheets in order, the epoch of its dates, and whether its values are calculated. */
export class WorkbookPart implements XmlHandler {
  readonly sheets: SheetReference[] = [];
  epoch: 1900 | 1904 = 1900;
  /** Whether the workbook requests a calculation, so that the values of its formulas may be outdated. */
  asksForCalculation = false;
  /** The name of the root element, which differs in other Office files. */
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
    if (this.sheets.length >= maxSheets) throw unreadable('tooLarge');
    this.sheets.push({
      name: decodedText(attributes['name'] ?? ''),
      isHidden: /hidden$/i.test(attributes['state'] ?? ''),
      relationship: prefixedValue(attributes, 'id') ?? '',
    });
  }
}

/** The styles part: the number format of each cell style. */
export class Styles implements XmlHandler {
  readonly #codes = new Map<string, string>();
  /** The format ids by the index of the cell style. */
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

  /** The number format of a cell style, by its index in the list. */
  format(style: string): NumberFormat {
    const known = this.#formats.get(style);
    if (known) return known;
    const id = this.#formatIds[Number(style)];
    // A style that is not in the list is not cached, because a sheet could have any number of them.
    if (id === undefined) return plainFormat;
    const format = numberFormat(Number(id), this.#codes.get(id));
    this.#formats.set(style, format);
    return format;
  }
}

/** The part of shared strings: the texts to which cells refer by index. */
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
    if (this.#strings.length > maxStrings) throw unreadable('tooLarge');
  }

  text(text: string): void {
    this.#text.add(text);
  }

  at(index: string): string {
    const text = this.#strings[Number(index)];
    if (text === undefined) throw unreadable('damaged');
    return text;
  }
}
