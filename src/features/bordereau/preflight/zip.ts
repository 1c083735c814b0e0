import { damagedWorkbook, tooLargeWorkbook, Unreadable } from './unreadable';

/** One file inside a ZIP archive, still packed. */
interface Entry {
  /** 0 as it is, 8 deflated. */
  method: number;
  packed: Uint8Array<ArrayBuffer>;
}

const endMark = 0x06054b50;
const directoryMark = 0x02014b50;
const localMark = 0x04034b50;
const maxCommentLength = 0xffff;
/** A size or offset of this value is kept in an extra field, in 64 bits. */
const isInExtra = 0xffffffff;
const extra64 = 1;

/** Where the archive's end record is: a comment may follow it. */
function endRecord(view: DataView): number {
  const first = Math.max(0, view.byteLength - 22 - maxCommentLength);
  for (let at = view.byteLength - 22; at >= first; at -= 1) {
    if (view.getUint32(at, true) === endMark) return at;
  }
  throw damagedWorkbook();
}

/** Where the contents of a directory's extra field of this kind begin. */
function extraField(view: DataView, from: number, length: number, kind: number): number {
  let at = from;
  while (at < from + length) {
    if (view.getUint16(at, true) === kind) return at + 4;
    at += 4 + view.getUint16(at + 2, true);
  }
  throw damagedWorkbook();
}

interface DirectoryRecord {
  name: string;
  method: number;
  size: number;
  /** Where the file's own record begins. */
  local: number;
  length: number;
}

/** One record of the archive's directory, at this place. Many programs write sizes in 64 bits, however small they are. */
function directoryRecord(view: DataView<ArrayBuffer>, at: number): DirectoryRecord {
  if (view.getUint32(at, true) !== directoryMark) throw damagedWorkbook();
  const nameLength = view.getUint16(at + 28, true);
  const extraLength = view.getUint16(at + 30, true);
  let next: number | undefined;
  const number = (place: number): number => {
    const short = view.getUint32(at + place, true);
    if (short !== isInExtra) return short;
    next ??= extraField(view, at + 46 + nameLength, extraLength, extra64);
    next += 8;
    return Number(view.getBigUint64(next - 8, true));
  };
  // This is their order in the extra field.
  const [, size, local] = [number(24), number(20), number(42)];
  return {
    name: new TextDecoder().decode(new Uint8Array(view.buffer, at + 46, nameLength)),
    method: view.getUint16(at + 10, true),
    size,
    local,
    length: 46 + nameLength + extraLength + view.getUint16(at + 32, true),
  };
}

/** The files that an archive's directory lists. */
function entriesOf(buffer: ArrayBuffer): Map<string, Entry> {
  const view = new DataView(buffer);
  const end = endRecord(view);
  const entries = new Map<string, Entry>();
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    const { name, method, size, local, length } = directoryRecord(view, at);
    if (view.getUint32(local, true) !== localMark) throw damagedWorkbook();
    // The lengths of the local name and extra field are its own; the directory's may differ.
    const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    entries.set(partName(name), { method, packed: new Uint8Array(buffer, start, size) });
    at += length;
  }
  return entries;
}

/** The names of parts know no case, and some programs write them with backslashes. */
function partName(name: string): string {
  return name.replaceAll('\\', '/').toLowerCase();
}

/** Opens a ZIP archive and unpacks its parts in pieces, no more than `limit` bytes in all. Throws `Unreadable`. */
export class Archive {
  readonly #entries: ReadonlyMap<string, Entry>;
  #left: number;

  constructor(buffer: ArrayBuffer, limit: number) {
    this.#left = limit;
    try {
      this.#entries = entriesOf(buffer);
    } catch (error) {
      // Offsets that lead out of the archive.
      throw error instanceof Unreadable ? error : damagedWorkbook();
    }
  }

  has(name: string): boolean {
    return this.#entries.has(partName(name));
  }

  /** Unpacks one part and hands its bytes over in pieces; a part that the archive does not have is damage. */
  async unpack(name: string, take: (piece: Uint8Array<ArrayBuffer>) => void): Promise<void> {
    const entry = this.#entries.get(partName(name));
    if (!entry || (entry.method !== 0 && entry.method !== 8)) throw damagedWorkbook();
    const content = new Blob([entry.packed]).stream();
    const reader = (
      entry.method === 0 ? content : content.pipeThrough(new DecompressionStream('deflate-raw'))
    ).getReader();
    try {
      for (let next = await reader.read(); !next.done; next = await reader.read()) {
        this.#left -= next.value.byteLength;
        if (this.#left < 0) throw tooLargeWorkbook();
        take(next.value);
      }
    } catch (error) {
      await reader.cancel().catch(() => undefined);
      // Data that can't be inflated.
      throw error instanceof Unreadable ? error : damagedWorkbook();
    }
  }
}
