import {
  ERR_ENCRYPTED_CENTRAL_DIRECTORY,
  ERR_SPLIT_ZIP_FILE,
  ZipReader,
  type FileEntry,
} from '@zip.js/zip.js/lib/zip-core-reader.js';
import { unreadable, Unreadable } from './unreadable';

/** A workbook has about ten parts and a few more for each sheet. Each entry needs about 2 KB of memory. */
const maxEntries = 50_000;

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
function bytesReader(buffer: ArrayBuffer) {
  const size = buffer.byteLength;
  const bytesAt = (offset: number, length: number) =>
    new Uint8Array(buffer, offset, Math.min(length, size - offset));
  const createReadable = (range: { offset?: number; size?: number } = {}) =>
    new Blob([bytesAt(range.offset ?? 0, range.size ?? size)]).stream();
  return {
    size,
    createReadable,
    get readable() {
      return createReadable();
    },
    readUint8Array: (offset: number, length: number) => Promise.resolve(bytesAt(offset, length)),
  };
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

/** The files of the archive by their keys. If two have the same name, the last one counts. */
async function readEntries(buffer: ArrayBuffer): Promise<Map<string, FileEntry>> {
  const entries = new Map<string, FileEntry>();
  const reader = new ZipReader(bytesReader(buffer), { strictness: 'tolerant', useWebWorkers: false });
  let count = 0;
  for await (const entry of reader.getEntriesGenerator()) {
    count += 1;
    if (count > maxEntries) throw unreadable('unsupported');
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
      if (error instanceof Unreadable) throw error;
      const message = error instanceof Error ? error.message : '';
      if (message === ERR_ENCRYPTED_CENTRAL_DIRECTORY) throw unreadable('encrypted');
      throw unreadable(message === ERR_SPLIT_ZIP_FILE ? 'unsupported' : 'damaged');
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
    if (!entry) throw unreadable('damaged');
    if (entry.encrypted) throw unreadable('encrypted');
    const { compressionMethod } = entry;
    const isDeflated = compressionMethod === 8;
    if (!isDeflated && compressionMethod !== 0) throw unreadable('unsupported');
    const { readable, writable } = inPieces();
    const unpacked = isDeflated ? readable.pipeThrough(new DecompressionStream('deflate-raw')) : readable;
    const packed = entry.getData({ writable }, { passThrough: true }).catch((error: unknown) =>
      // The library leaves the stream open if it fails before it has written anything.
      writable.abort(error).catch(() => undefined),
    );
    const reader = unpacked.getReader();
    const readNext = () =>
      reader.read().catch(() => {
        throw unreadable('damaged');
      });
    let next = readNext();
    try {
      for (;;) {
        const { done, value } = await next;
        if (done) break;
        // Another thread inflates the next piece while this one is read.
        next = readNext();
        this.#remainingBytes -= value.byteLength;
        if (this.#remainingBytes < 0) throw unreadable('tooLarge');
        take(value);
      }
    } finally {
      await Promise.allSettled([next, reader.cancel(), packed]);
    }
  }
}
