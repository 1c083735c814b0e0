import { damagedWorkbook } from './unreadable';

/** A tag or a piece of text may be this long, in characters. Cells hold 32,767 at most, each up to seven when escaped. */
const maxTokenLength = 256 * 1024;

/** Elements may be nested this deep; those of a workbook are nested ten deep or so. */
const maxDepth = 64;

/** The attributes of an element by their names as they are written, prefix included. */
export type Attributes = ReadonlyMap<string, string>;

/** Takes the parts of a document in order. Names come without prefix; the root has the depth 1. */
export interface XmlHandler {
  open(name: string, depth: number, attributes: Attributes): void;
  close?(name: string, depth: number): void;
  /** Text directly inside the innermost open element; it may come in several pieces. */
  text?(text: string): void;
}

const entities = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);

function decoded(text: string): string {
  if (!text.includes('&')) return text;
  return text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,4}));/gi, (whole, decimal, hex, name) => {
    if (name) return entities.get(String(name)) ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(String(hex), 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

function isSpace(code: number): boolean {
  return code === 32 || (code >= 9 && code <= 13);
}

function afterSpaces(text: string, from: number): number {
  let at = from;
  while (isSpace(text.charCodeAt(at))) at += 1;
  return at;
}

const noAttributes: Attributes = new Map();

/** Reads what follows the name of an element. */
function attributesOf(tag: string, from: number): Attributes {
  if (from === tag.length) return noAttributes;
  const attributes = new Map<string, string>();
  for (let at = afterSpaces(tag, from); at < tag.length;) {
    const equals = tag.indexOf('=', at);
    const start = afterSpaces(tag, equals + 1);
    const quote = tag.charAt(start);
    const end = quote === '"' || quote === "'" ? tag.indexOf(quote, start + 1) : -1;
    if (equals < 0 || end < 0) throw damagedWorkbook();
    attributes.set(tag.slice(at, equals).trimEnd(), decoded(tag.slice(start + 1, end)));
    at = afterSpaces(tag, end + 1);
  }
  return attributes;
}

const doubleQuote = 34;
const singleQuote = 39;
const lessThan = 60;
const greaterThan = 62;

/** Where the tag that begins at `from` has its '>', outside of quotes; -1 when that has not arrived yet. */
function endOfTag(source: string, from: number): number {
  for (let at = from + 1; at < source.length; at += 1) {
    const code = source.charCodeAt(at);
    if (code === greaterThan) return at;
    if (code === lessThan) throw damagedWorkbook();
    if (code !== doubleQuote && code !== singleQuote) continue;
    at = source.indexOf(code === doubleQuote ? '"' : "'", at + 1);
    if (at < 0) return -1;
  }
  return -1;
}

function withoutPrefix(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

/**
 * Reads an XML document piece by piece, wherever it is cut, and keeps nothing but the tag or text that a piece breaks
 * off in. A document type is refused, and with it every entity that it could define. Throws `Unreadable`.
 */
export class XmlReader {
  readonly #handler: XmlHandler;
  readonly #open: string[] = [];
  #rest = '';
  #hasRoot = false;

  constructor(handler: XmlHandler) {
    this.#handler = handler;
  }

  push(piece: string): void {
    const source = this.#rest + piece;
    this.#rest = source.slice(this.#read(source));
    if (this.#rest.length > maxTokenLength) throw damagedWorkbook();
  }

  end(): void {
    if (!this.#hasRoot || this.#open.length > 0 || this.#rest.trim() !== '') throw damagedWorkbook();
  }

  /** Reads what has arrived as a whole and gives where the rest begins. */
  #read(source: string): number {
    let at = 0;
    for (;;) {
      const start = source.indexOf('<', at);
      if (start < 0) return at;
      if (start > at) this.#text(decoded(source.slice(at, start)));
      const end = this.#markup(source, start);
      if (end < 0) return start;
      at = end;
    }
  }

  #text(text: string): void {
    if (this.#open.length > 0) this.#handler.text?.(text);
    else if (text.trim() !== '') throw damagedWorkbook();
  }

  /** Reads what begins with '<' and gives where it ends; -1 when that has not arrived yet. */
  #markup(source: string, start: number): number {
    const second = source.charAt(start + 1);
    if (second === '?') return this.#skip(source, start, '?>');
    if (second === '!') return this.#declaration(source, start);
    const end = endOfTag(source, start);
    if (end < 0) return -1;
    if (second === '/') this.#closeTag(source.slice(start + 2, end).trimEnd());
    else if (source.charAt(end - 1) === '/') this.#openTag(source.slice(start + 1, end - 1), true);
    else this.#openTag(source.slice(start + 1, end), false);
    return end + 1;
  }

  #declaration(source: string, start: number): number {
    if (source.startsWith('<!--', start)) return this.#skip(source, start + 4, '-->');
    const opening = '<![CDATA[';
    if (!source.startsWith(opening, start)) {
      if (source.length - start >= opening.length) throw damagedWorkbook();
      return -1;
    }
    const end = source.indexOf(']]>', start);
    if (end < 0) return -1;
    this.#text(source.slice(start + opening.length, end));
    return end + 3;
  }

  #skip(source: string, from: number, ending: string): number {
    const end = source.indexOf(ending, from);
    return end < 0 ? -1 : end + ending.length;
  }

  #openTag(tag: string, isEmpty: boolean): void {
    let end = 0;
    while (end < tag.length && !isSpace(tag.charCodeAt(end))) end += 1;
    const name = tag.slice(0, end);
    const isSecondRoot = this.#open.length === 0 && this.#hasRoot;
    if (name === '' || isSecondRoot || this.#open.length >= maxDepth) throw damagedWorkbook();
    this.#hasRoot = true;
    this.#open.push(name);
    this.#handler.open(withoutPrefix(name), this.#open.length, attributesOf(tag, end));
    if (isEmpty) this.#closeTag(name);
  }

  #closeTag(name: string): void {
    const depth = this.#open.length;
    if (this.#open.pop() !== name) throw damagedWorkbook();
    this.#handler.close?.(withoutPrefix(name), depth);
  }
}
