import { deflateRawSync } from 'node:zlib';

/** One file inside a ZIP archive for tests. */
export interface TestEntry {
  name: string;
  /** 0 stored, 8 deflated. */
  method: number;
  packed: Uint8Array<ArrayBuffer>;
  isEncrypted?: boolean;
}

/** A file for an archive, deflated or, with the method 0, stored. */
export function entry(name: string, content: string | Uint8Array<ArrayBuffer>, method = 8): TestEntry {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return { name, method, packed: method === 8 ? new Uint8Array(deflateRawSync(bytes)) : bytes };
}

function record(length: number, write: (view: DataView) => void): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length);
  write(new DataView(bytes.buffer));
  return bytes;
}

interface ArchiveOptions {
  /** Whether the directory's size and offset are only in a ZIP64 record. */
  hasZip64End?: boolean;
  comment?: string;
}

/** The end of an archive whose directory is at `offset`; with a ZIP64 record, the short record is filled with FF. */
function endRecords(count: number, directorySize: number, offset: number, options: ArchiveOptions): Blob {
  const { hasZip64End = false, comment = '' } = options;
  const short = record(22, (view) => {
    view.setUint32(0, 0x06054b50, true);
    view.setUint16(8, hasZip64End ? 0xffff : count, true);
    view.setUint16(10, hasZip64End ? 0xffff : count, true);
    view.setUint32(12, hasZip64End ? 0xffffffff : directorySize, true);
    view.setUint32(16, hasZip64End ? 0xffffffff : offset, true);
    view.setUint16(20, comment.length, true);
  });
  if (!hasZip64End) return new Blob([short, comment]);
  const long = record(56, (view) => {
    view.setUint32(0, 0x06064b50, true);
    view.setBigUint64(4, 44n, true);
    view.setBigUint64(24, BigInt(count), true);
    view.setBigUint64(32, BigInt(count), true);
    view.setBigUint64(40, BigInt(directorySize), true);
    view.setBigUint64(48, BigInt(offset), true);
  });
  const locator = record(20, (view) => {
    view.setUint32(0, 0x07064b50, true);
    view.setBigUint64(8, BigInt(offset + directorySize), true);
    view.setUint32(16, 1, true);
  });
  return new Blob([long, locator, short, comment]);
}

/** An archive of these files. Checksums and unpacked sizes are blank, because the reader does not need them. */
export function archive(entries: readonly TestEntry[], options: ArchiveOptions = {}): Blob {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  let offset = 0;
  let directorySize = 0;
  for (const { name, method, packed, isEncrypted = false } of entries) {
    const encodedName = new TextEncoder().encode(name);
    const start = offset;
    const local = record(30, (view) => {
      view.setUint32(0, 0x04034b50, true);
      view.setUint16(6, isEncrypted ? 1 : 0, true);
      view.setUint16(8, method, true);
      view.setUint32(18, packed.byteLength, true);
      view.setUint16(26, encodedName.byteLength, true);
    });
    const listed = record(46, (view) => {
      view.setUint32(0, 0x02014b50, true);
      view.setUint16(8, isEncrypted ? 1 : 0, true);
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
  return new Blob([...parts, ...directory, endRecords(entries.length, directorySize, offset, options)]);
}
