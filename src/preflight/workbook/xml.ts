import { SaxesParser } from 'saxes';
import { unreadable } from './unreadable';

/** The maximum length of a tag or a text. A cell holds at most 32,767 characters, each up to seven when escaped. */
const maxTokenLength = 256 * 1024;

/** The maximum depth of elements; a workbook needs about ten levels. */
const maxDepth = 64;

/** The attributes of an element by their names, prefix included. */
export type Attributes = Readonly<Record<string, string | undefined>>;

const noAttributes: Attributes = {};

/** Receives the elements and texts of a document in order. Names have no prefix; the depth of the root is 1. */
export interface XmlHandler {
  open(name: string, depth: number, attributes: Attributes): void;
  close?(depth: number): void;
  /** Text directly inside the innermost open element, possibly in several pieces. */
  text?(text: string): void;
}

function withoutPrefix(name: string): string {
  const colon = name.indexOf(':');
  return colon < 0 ? name : name.slice(colon + 1);
}

/** The value of an attribute with a prefix, by its name without it. */
export function prefixedValue(attributes: Attributes, local: string): string | undefined {
  for (const [name, value] of Object.entries(attributes)) if (name.endsWith(`:${local}`)) return value;
  return undefined;
}

/** Whether an attribute of the XML type boolean is true; `undefined` is false. */
export function isTrue(value: string | undefined): boolean {
  return value !== undefined && /^(?:1|true|on)$/i.test(value.trim());
}

/**
 * Reads an XML document in pieces of any length. It refuses a document type, and so all custom entities, and applies
 * the limits that the parser does not have. Throws `Unreadable` and the errors of the handler.
 */
export class XmlReader {
  readonly #parser = new SaxesParser<{ xmlns: false; position: false }>({ xmlns: false, position: false });
  #depth = 0;
  /** The length of the input since the end of the last tag or text. Comments count too, so they are limited. */
  #pendingLength = 0;

  constructor(handler: XmlHandler) {
    // Do not add an eighth handler: V8 would store the parser's fields in a dictionary, which takes six times as long.
    this.#parser.on('error', () => {
      throw unreadable('damaged');
    });
    this.#parser.on('doctype', () => {
      throw unreadable('damaged');
    });
    // Reading the parser's object for attributes is slow, and most elements of a large sheet have none.
    let hasAttributes = false;
    this.#parser.on('attribute', () => {
      hasAttributes = true;
    });
    this.#parser.on('opentag', ({ name, attributes }) => {
      this.#pendingLength = 0;
      this.#depth += 1;
      if (this.#depth > maxDepth) throw unreadable('damaged');
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
    if (this.#pendingLength > maxTokenLength) throw unreadable('damaged');
  }

  /** Throws `Unreadable` if the document is not complete. */
  end(): void {
    this.#parser.close();
  }
}
