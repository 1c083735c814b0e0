import {
  ERR_ENCRYPTED_CENTRAL_DIRECTORY,
  ERR_SPLIT_ZIP_FILE,
  ZipReader,
  type FileEntry,
} from '@zip.js/zip.js/lib/zip-core-reader.js';
import {
  damagedWorkbook,
  encryptedWorkbook,
  tooLargeWorkbook,
  unsupportedWorkbook,
  Unreadable,
} from './unreadable';

/** A workbook has about ten parts and a few more for each sheet. Each entry needs about 2 KB of memory. */
const maxEntries = 50_000;

const methods = { stored: 0, deflated: 8 } as const;

/** A browser inflates a whole piece in one step, up to a thousand times its size. */
const maxPackedPiece = 8 * 1024;

/** Splits packed bytes into pieces that stay small when they are inflated. */
function inPieces(): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  return new TransformStream({
    transform(packed, controller) {
      for (let start = 0; start < packed.length; start += maxPackedPiece)
        controller.enqueue(packed.subarray(start, start + maxPackedPiece));
    },
  });
}

/** Gives the library access to the bytes of the archive. It requests only ranges that begin inside them. */
class BytesReader {
  readonly #bytes: Uint8Array<ArrayBuffer>;
  readonly size: number;

  constructor(buffer: ArrayBuffer) {
    this.#bytes = new Uint8Array(buffer);
    this.size = buffer.byteLength;
  }

  get readable(): ReadableStream<Uint8Array<ArrayBuffer>> {
    return this.createReadable();
  }

  createReadable({ offset = 0, size = this.size }: { offset?: number; size?: number } = {}): ReadableStream<
    Uint8Array<ArrayBuffer>
  > {
    return new Blob([this.#bytes.subarray(offset, offset + size)]).stream();
  }

  readUint8Array(offset: number, length: number): Promise<Uint8Array<ArrayBuffer>> {
    return Promise.resolve(this.#bytes.subarray(offset, offset + length));
  }
}

/** The decoded name; unchanged if it is not correctly percent-encoded. */
function percentDecoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** Part names are case-insensitive and may be percent-encoded. Some programs write backslashes or a leading slash. */
function partKey(name: string): string {
  return percentDecoded(name).replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase();
}

function directoryError(error: unknown): Unreadable {
  const message = error instanceof Error ? error.message : '';
  if (message === ERR_ENCRYPTED_CENTRAL_DIRECTORY) return encryptedWorkbook();
  return message === ERR_SPLIT_ZIP_FILE ? unsupportedWorkbook() : damagedWorkbook();
}

/** The files of the archive by their keys. If two have the same name, the last one counts. */
async function readEntries(buffer: ArrayBuffer): Promise<Map<string, FileEntry>> {
  const entries = new Map<string, FileEntry>();
  const reader = new ZipReader(new BytesReader(buffer), { strictness: 'tolerant', useWebWorkers: false });
  let count = 0;
  for await (const entry of reader.getEntriesGenerator()) {
    count += 1;
    if (count > maxEntries) throw unsupportedWorkbook();
    if (!entry.directory) entries.set(partKey(entry.filename), entry);
  }
  return entries;
}

/**
 * A ZIP archive whose parts are unpacked in pieces, no more than `limit` bytes in all. The library reads the directory;
 * a stream of the browser inflates the parts, and stops between two pieces at the limit.
 */
export class Archive {
  readonly #entries: ReadonlyMap<string, FileEntry>;
  #remainingBytes: number;

  private constructor(entries: ReadonlyMap<string, FileEntry>, limit: number) {
    this.#entries = entries;
    this.#remainingBytes = limit;
  }

  /** Throws `Unreadable` if the bytes are not a readable archive. */
  static async open(buffer: ArrayBuffer, limit: number): Promise<Archive> {
    try {
      return new Archive(await readEntries(buffer), limit);
    } catch (error) {
      throw error instanceof Unreadable ? error : directoryError(error);
    }
  }

  has(name: string): boolean {
    return this.#entries.has(partKey(name));
  }

  /**
   * Unpacks one part and passes its bytes to `take` in pieces. Throws the errors of `take`, and `Unreadable` if the
   * part is missing, damaged, encrypted, packed by another method than deflate, or exceeds the limit.
   */
  async unpack(name: string, take: (piece: Uint8Array<ArrayBuffer>) => void): Promise<void> {
    const entry = this.#entries.get(partKey(name));
    if (!entry) throw damagedWorkbook();
    if (entry.encrypted) throw encryptedWorkbook();
    const { compressionMethod } = entry;
    if (compressionMethod !== methods.stored && compressionMethod !== methods.deflated)
      throw unsupportedWorkbook();
    const { readable, writable } = inPieces();
    const unpacked =
      compressionMethod === methods.stored
        ? readable
        : readable.pipeThrough(new DecompressionStream('deflate-raw'));
    const packed = entry.getData({ writable }, { passThrough: true }).catch((error: unknown) =>
      // The library leaves the stream open if it fails before it has written anything.
      writable.abort(error).catch(() => undefined),
    );
    const reader = unpacked.getReader();
    const readNext = () =>
      reader.read().catch(() => {
        throw damagedWorkbook();
      });
    let next = readNext();
    try {
      for (;;) {
        const { done, value } = await next;
        if (done) break;
        // Another thread inflates the next piece while this one is read.
        next = readNext();
        this.#remainingBytes -= value.byteLength;
        if (this.#remainingBytes < 0) throw tooLargeWorkbook();
        take(value);
      }
    } finally {
      await Promise.allSettled([next, reader.cancel(), packed]);
    }
  }
}
