import { SaxesParser } from 'saxes';
import { damagedWorkbook } from './unreadable';

/** A tag or a text may be this long, in characters. Cells hold 32,767 at most, each up to seven when escaped. */
const maxTokenLength = 256 * 1024;

/** Elements may be nested this deep; those of a workbook are nested ten deep or so. */
const maxDepth = 64;

/** The attributes of an element by their names as they are written, prefix included. */
export type Attributes = Readonly<Record<string, string | undefined>>;

const noAttributes: Attributes = {};

/** Takes the parts of a document in order. Names come without prefix; the root has the depth 1. */
export interface XmlHandler {
  open(name: string, depth: number, attributes: Attributes): void;
  close?(depth: number): void;
  /** Text directly inside the innermost open element; it may come in several pieces. */
  text?(text: string): void;
}

function withoutPrefix(name: string): string {
  const colon = name.indexOf(':');
  return colon < 0 ? name : name.slice(colon + 1);
}

/** An attribute by its name without prefix, where it must have one. */
export function prefixedValue(attributes: Attributes, local: string): string | undefined {
  for (const [name, value] of Object.entries(attributes)) if (name.endsWith(`:${local}`)) return value;
  return undefined;
}

/** Whether an attribute of the XML type boolean is true; `undefined` is false. */
export function isTrue(value: string | undefined): boolean {
  return value !== undefined && /^(?:1|true|on)$/i.test(value.trim());
}

/**
 * Reads an XML document piece by piece, wherever it is cut, and keeps nothing but the tag or text that a piece breaks
 * off in. A document type is refused, and with it every entity that it could define. The parser knows no limits; they
 * are kept here. Throws `Unreadable`, and whatever the handler throws.
 */
export class XmlReader {
  readonly #parser = new SaxesParser<{ xmlns: false; position: false }>({ xmlns: false, position: false });
  #depth = 0;
  /** What was pushed since the last tag or text ended. Comments count, so there is a limit on them, too. */
  #pendingLength = 0;

  constructor(handler: XmlHandler) {
    // From the eighth handler on V8 keeps the parser's fields in a dictionary, and it takes six times as long.
    this.#parser.on('error', () => {
      throw damagedWorkbook();
    });
    this.#parser.on('doctype', () => {
      throw damagedWorkbook();
    });
    // The parser's own object for attributes is slow to ask, and most elements of a large sheet have none.
    let hasAttributes = false;
    this.#parser.on('attribute', () => {
      hasAttributes = true;
    });
    this.#parser.on('opentag', ({ name, attributes }) => {
      this.#pendingLength = 0;
      this.#depth += 1;
      if (this.#depth > maxDepth) throw damagedWorkbook();
      handler.open(withoutPrefix(name), this.#depth, hasAttributes ? attributes : noAttributes);
      hasAttributes = false;
    });
    this.#parser.on('closetag', () => {
      handler.close?.(this.#depth);
      this.#depth -= 1;
    });
    const takeText = (text: string): void => {
      this.#pendingLength = 0;
      if (this.#depth > 0) handler.text?.(text);
    };
    this.#parser.on('text', takeText);
    this.#parser.on('cdata', takeText);
  }

  push(piece: string): void {
    this.#pendingLength += piece.length;
    this.#parser.write(piece);
    if (this.#pendingLength > maxTokenLength) throw damagedWorkbook();
  }

  /** Throws `Unreadable` if the document is not complete. */
  end(): void {
    this.#parser.close();
  }
}
