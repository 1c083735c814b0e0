import { markedEncoding } from '../rules/fileStart';
import { unreadable } from './unreadable';

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
    throw unreadable('unsupported');
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
    const isEnough = start.length >= declarationLength;
    this.#start = isEnough ? new Uint8Array() : start;
    return isEnough ? this.#decode(start) : '';
  }

  /** The rest of the text. */
  end(): string {
    return this.#decode(this.#start, false);
  }

  #decode(bytes: Uint8Array, stream = true): string {
    this.#decoder ??= decoderFor(bytes);
    try {
      return this.#decoder.decode(bytes, { stream });
    } catch {
      throw unreadable('damaged');
    }
  }
}
