import { Unreadable } from './unreadable';

/** One file inside a ZIP archive, as it stands there. */
export interface Entry {
  name: string;
  /** 0 as it is, 8 deflated. */
  method: number;
  packed: Uint8Array<ArrayBuffer>;
}

const endMark = 0x06054b50;
const directoryMark = 0x02014b50;
const localMark = 0x04034b50;
const longestComment = 0xffff;

const broken = (): Unreadable => new Unreadable('The workbook is damaged: its parts can’t be unpacked.');

/** Where the archive's end record is: a comment may follow it. */
function endRecord(view: DataView): number {
  const first = Math.max(0, view.byteLength - 22 - longestComment);
  for (let at = view.byteLength - 22; at >= first; at -= 1) {
    if (view.getUint32(at, true) === endMark) return at;
  }
  throw broken();
}

/** The files that an archive's directory lists. */
function entriesOf(buffer: ArrayBuffer): Entry[] {
  const view = new DataView(buffer);
  const end = endRecord(view);
  const count = view.getUint16(end + 10, true);
  const entries: Entry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index += 1) {
    if (view.getUint32(at, true) !== directoryMark) throw broken();
    const size = view.getUint32(at + 20, true);
    const nameLength = view.getUint16(at + 28, true);
    const local = view.getUint32(at + 42, true);
    // The lengths of the local name and extra field are its own; the directory's may differ.
    const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    entries.push({
      name: new TextDecoder().decode(new Uint8Array(buffer, at + 46, nameLength)),
      method: view.getUint16(at + 10, true),
      packed: new Uint8Array(buffer, start, size),
    });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

async function unpacked({ method, packed }: Entry, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  if (method !== 0 && method !== 8) throw broken();
  const content = new Blob([packed]).stream();
  const reader = (
    method === 0 ? content : content.pipeThrough(new DecompressionStream('deflate-raw'))
  ).getReader();
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.byteLength;
    if (size > limit) {
      await reader.cancel();
      throw new Unreadable('The workbook is too large once it is unpacked.');
    }
    pieces.push(next.value);
  }
  return new Uint8Array(await new Blob(pieces).arrayBuffer());
}

/** Unpacks the files of an archive that are wanted, no more than `limit` bytes in all. */
export async function unzip(
  buffer: ArrayBuffer,
  isWanted: (name: string) => boolean,
  limit: number,
): Promise<Map<string, Uint8Array<ArrayBuffer>>> {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  let left = limit;
  try {
    for (const entry of entriesOf(buffer)) {
      if (!isWanted(entry.name)) continue;
      const content = await unpacked(entry, left);
      left -= content.byteLength;
      files.set(entry.name, content);
    }
  } catch (error) {
    // Offsets that lead out of the archive and data that can't be inflated.
    throw error instanceof Unreadable ? error : broken();
  }
  return files;
}

function record(length: number, write: (view: DataView) => void): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length);
  write(new DataView(bytes.buffer));
  return bytes;
}

/**
 * An archive of these files. Checksums and unpacked sizes stay blank: this is for a reader in the same program that
 * needs neither, not for a disk.
 */
export function archive(entries: readonly Entry[]): Blob {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  let offset = 0;
  let directorySize = 0;
  for (const { name, method, packed } of entries) {
    const encodedName = new TextEncoder().encode(name);
    const start = offset;
    const local = record(30, (view) => {
      view.setUint32(0, localMark, true);
      view.setUint16(8, method, true);
      view.setUint32(18, packed.byteLength, true);
      view.setUint16(26, encodedName.byteLength, true);
    });
    const listed = record(46, (view) => {
      view.setUint32(0, directoryMark, true);
      view.setUint16(10, method, true);
      view.setUint32(20, packed.byteLength, true);
      view.setUint16(28, encodedName.byteLength, true);
      view.setUint32(42, start, true);
    });
    parts.push(local, encodedName, packed);
    directory.push(listed, encodedName);
    offset += local.byteLength + encodedName.byteLength + packed.byteLength;
    directorySize += listed.byteLength + encodedName.byteLength;
  }
  const end = record(22, (view) => {
    view.setUint32(0, endMark, true);
    view.setUint16(8, entries.length, true);
    view.setUint16(10, entries.length, true);
    view.setUint32(12, directorySize, true);
    view.setUint32(16, offset, true);
  });
  return new Blob([...parts, ...directory, end]);
}
