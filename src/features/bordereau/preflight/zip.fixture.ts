import { deflateRawSync } from 'node:zlib';

/** One file inside a ZIP archive for tests. */
export interface TestEntry {
  name: string;
  /** 0 as it is, 8 deflated. */
  method: number;
  packed: Uint8Array<ArrayBuffer>;
}

/** A file to be put into an archive, deflated or, with the method 0, as it is. */
export function entry(name: string, content: string | Uint8Array<ArrayBuffer>, method = 8): TestEntry {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return { name, method, packed: method === 8 ? new Uint8Array(deflateRawSync(bytes)) : bytes };
}

function record(length: number, write: (view: DataView) => void): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length);
  write(new DataView(bytes.buffer));
  return bytes;
}

/**
 * An archive of these files. Checksums and unpacked sizes stay blank: the reader needs neither.
 */
export function archive(entries: readonly TestEntry[]): Blob {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  let offset = 0;
  let directorySize = 0;
  for (const { name, method, packed } of entries) {
    const encodedName = new TextEncoder().encode(name);
    const start = offset;
    const local = record(30, (view) => {
      view.setUint32(0, 0x04034b50, true);
      view.setUint16(8, method, true);
      view.setUint32(18, packed.byteLength, true);
      view.setUint16(26, encodedName.byteLength, true);
    });
    const listed = record(46, (view) => {
      view.setUint32(0, 0x02014b50, true);
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
    view.setUint32(0, 0x06054b50, true);
    view.setUint16(8, entries.length, true);
    view.setUint16(10, entries.length, true);
    view.setUint32(12, directorySize, true);
    view.setUint32(16, offset, true);
  });
  return new Blob([...parts, ...directory, end]);
}
