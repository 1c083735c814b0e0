import { isDateFormat, plainText } from '@/domain/preflight/workbookCells';
import { damagedWorkbook, tooLargeWorkbook } from './unreadable';
import type { Attributes, XmlHandler } from './xml';

/** A cell's text may be this long; a spreadsheet holds 32,767 characters. */
export const maxTextLength = 256 * 1024;
const maxStrings = 2_000_000;

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

interface ListedSheet {
  name: string;
  isHidden: boolean;
  relationship: string;
}

function localValue(attributes: Attributes, local: string): string | undefined {
  for (const [name, value] of attributes) if (name.endsWith(`:${local}`)) return value;
  return undefined;
}

/** `xl/workbook.xml`: the sheets in their order, and the day from which others are counted. */
export class WorkbookList implements XmlHandler {
  readonly sheets: ListedSheet[] = [];
  epoch: 1900 | 1904 = 1900;

  open(name: string, depth: number, attributes: Attributes): void {
    if (depth === 2 && name === 'workbookPr')
      this.epoch = ['1', 'true'].includes(attributes.get('date1904') ?? '') ? 1904 : 1900;
    if (depth !== 3 || name !== 'sheet') return;
    this.sheets.push({
      name: plainText(attributes.get('name') ?? ''),
      isHidden: /hidden$/i.test(attributes.get('state') ?? ''),
      relationship: localValue(attributes, 'id') ?? '',
    });
  }
}

/** `xl/_rels/workbook.xml.rels`: where the parts are. */
export class Relationships implements XmlHandler {
  readonly #byId = new Map<string, string>();
  readonly #byType = new Map<string, string>();

  open(name: string, _depth: number, attributes: Attributes): void {
    const target = attributes.get('Target') ?? '';
    if (name !== 'Relationship' || target === '') return;
    const part = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
    this.#byId.set(attributes.get('Id') ?? '', part);
    // Two standards put different addresses in front of the same type.
    this.#byType.set(/[^/]*$/.exec(attributes.get('Type') ?? '')?.[0] ?? '', part);
  }

  withId(id: string): string | undefined {
    return this.#byId.get(id);
  }

  ofType(type: string): string | undefined {
    return this.#byType.get(type);
  }
}

/** `xl/styles.xml`: which of the cells' styles show a number as a day or a time. */
export class Styles implements XmlHandler {
  readonly #codes = new Map<string, string>();
  readonly #formats: string[] = [];
  readonly #isDate = new Map<string, boolean>();
  #isOfCells = false;

  open(name: string, depth: number, attributes: Attributes): void {
    if (depth === 2) this.#isOfCells = name === 'cellXfs';
    if (depth !== 3) return;
    const id = attributes.get('numFmtId') ?? '';
    if (name === 'numFmt') this.#codes.set(id, attributes.get('formatCode') ?? '');
    if (name === 'xf' && this.#isOfCells) this.#formats.push(id);
  }

  /** Whether a cell of this style, by its number in the list of cell styles, shows a day or a time. */
  isDate(style: string): boolean {
    const id = this.#formats[Number(style)];
    if (id === undefined) return false;
    const known = this.#isDate.get(id) ?? isDateFormat(Number(id), this.#codes.get(id));
    this.#isDate.set(id, known);
    return known;
  }
}

/** `xl/sharedStrings.xml`: the texts that cells refer to by their number. */
export class SharedStrings implements XmlHandler {
  readonly #strings: string[] = [];
  readonly #text = new RichText();

  open(name: string, depth: number): void {
    if (depth > 2) this.#text.open(name, depth - 2);
  }

  close(_name: string, depth: number): void {
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
