import { markedEncoding } from '../rules/fileStart';
import { damagedWorkbook, unsupportedWorkbook } from './unreadable';

/** The maximum length of an XML declaration, in bytes. */
const declarationLength = 256;

/** The encoding of an XML declaration that is readable as ASCII. */
function declaredEncoding(start: Uint8Array): string | undefined {
  const text = String.fromCharCode(...start.subarray(0, declarationLength));
  const [, label] = /^<\?xml\b[^>]*?\bencoding\s*=\s*["']([^"']+)["']/.exec(text) ?? [];
  // A declaration that is readable byte by byte is not in UTF-16, but some programs write UTF-8 and declare UTF-16.
  return label !== undefined && /^(?:utf-?16|ucs-?2)/i.test(label) ? undefined : label;
}

function decoderFor(start: Uint8Array): TextDecoder {
  try {
    return new TextDecoder(markedEncoding(start) ?? declaredEncoding(start) ?? 'utf-8', { fatal: true });
  } catch {
    // Browsers do not know the declared encoding.
    throw unsupportedWorkbook();
  }
}

/**
 * Decodes an XML part piece by piece: by its byte order mark, else by its declaration, else as UTF-8. Throws `Unreadable`
 * if the bytes are not in that encoding or the encoding is not known.
 */
export class PartText {
  #decoder: TextDecoder | undefined;
  /** The first bytes, until there are enough for the declaration. */
  #start = new Uint8Array();

  push(piece: Uint8Array<ArrayBuffer>): string {
    if (this.#decoder) return this.#decode(piece);
    const start = new Uint8Array(this.#start.length + piece.length);
    start.set(this.#start);
    start.set(piece, this.#start.length);
    this.#start = start;
    return start.length < declarationLength ? '' : this.#decodeStart();
  }

  /** The rest of the text. */
  end(): string {
    const text = this.#decoder ? '' : this.#decodeStart();
    return text + this.#decode();
  }

  #decodeStart(): string {
    this.#decoder = decoderFor(this.#start);
    return this.#decode(this.#start);
  }

  #decode(piece?: Uint8Array): string {
    try {
      return this.#decoder?.decode(piece, { stream: piece !== undefined }) ?? '';
    } catch {
      throw damagedWorkbook();
    }
  }
}
