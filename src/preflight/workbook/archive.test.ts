import { Archive } from './archive';
import { archive, entry, type TestEntry } from './zip.fixture';

async function bytesOf(...entries: TestEntry[]): Promise<ArrayBuffer> {
  return archive(entries).arrayBuffer();
}

/** Unpacks parts, one after another. */
async function contents(buffer: ArrayBuffer, names: readonly string[], limit = 1e6): Promise<string[]> {
  const opened = await Archive.open(buffer, limit);
  const texts: string[] = [];
  for (const name of names) {
    const decoder = new TextDecoder();
    let text = '';
    await opened.unpack(name, (piece) => (text += decoder.decode(piece, { stream: true })));
    texts.push(text);
  }
  return texts;
}

/** Why an archive is not read. */
async function reasonOf(buffer: ArrayBuffer): Promise<string> {
  try {
    return `read ${(await contents(buffer, ['a'])).join()}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const damaged = 'The workbook can’t be read: it is damaged.';
const tooLarge = 'The workbook is too large once it is unpacked.';

test('deflated and stored files are unpacked unchanged', async () => {
  const buffer = await bytesOf(entry('a', 'Ann'.repeat(99)), entry('ü', 'Müller', 0), entry('c', ''));
  expect(await contents(buffer, ['ü', 'c', 'a'])).toEqual(['Müller', '', 'Ann'.repeat(99)]);
});

test('a part is found with any case and slashes in its name', async () => {
  const buffer = await bytesOf(entry('xl\\SharedStrings.xml', 'Ann'));
  expect(await contents(buffer, ['xl/sharedStrings.xml'])).toEqual(['Ann']);
  const opened = await Archive.open(buffer, 1e6);
  expect([opened.has('XL/sharedstrings.xml'), opened.has('xl/other.xml')]).toEqual([true, false]);
});

test('a comment may follow the directory', async () => {
  const buffer = await new Blob([await bytesOf(entry('a', 'Ann')), 'a comment']).arrayBuffer();
  expect(await contents(buffer, ['a'])).toEqual(['Ann']);
});

/** The place of the only record in the directory. */
function directoryOf(view: DataView): number {
  return view.getUint32(view.byteLength - 6, true);
}

test('sizes and offsets may be stored in 64 bits', async () => {
  const bytes = await bytesOf(entry('a', 'Ann'));
  const view = new DataView(bytes);
  const at = directoryOf(view);
  const size = view.getUint32(at + 20, true);
  const extra = new DataView(new ArrayBuffer(4 + 4 + 28));
  extra.setUint16(0, 0x5455, true);
  extra.setUint16(4, 1, true);
  extra.setUint16(6, 24, true);
  extra.setBigUint64(8, 3n, true);
  extra.setBigUint64(16, BigInt(size), true);
  extra.setBigUint64(24, 0n, true);
  view.setUint16(at + 30, extra.byteLength, true);
  for (const place of [20, 24, 42]) view.setUint32(at + place, 0xffffffff, true);
  const parts = [bytes.slice(0, at + 47), extra.buffer, bytes.slice(at + 47)];
  expect(await contents(await new Blob(parts).arrayBuffer(), ['a'])).toEqual(['Ann']);
  // Without the field nobody knows them.
  extra.setUint16(4, 2, true);
  expect(await reasonOf(await new Blob(parts).arrayBuffer())).toBe(damaged);
});

test('an archive that exceeds the limit, in one part or in several, is not read further', async () => {
  const large = '0'.repeat(600_000);
  await expect(contents(await bytesOf(entry('a', large)), ['a'], 599_999)).rejects.toThrow(tooLarge);
  const two = await bytesOf(entry('a', large), entry('b', large, 0));
  await expect(contents(two, ['a', 'b'])).rejects.toThrow(tooLarge);
  await expect(contents(two, ['a', 'a'])).rejects.toThrow(tooLarge);
  expect(await contents(two, ['b'], 600_000)).toEqual([large]);
});

test('a bomb is not unpacked any further than to the limit', async () => {
  const opened = await Archive.open(await bytesOf(entry('a', '0'.repeat(50_000_000))), 100_000);
  let unpacked = 0;
  const end = opened.unpack('a', ({ byteLength }) => (unpacked += byteLength));
  await expect(end).rejects.toThrow(tooLarge);
  expect(unpacked).toBeLessThanOrEqual(100_000);
});

test('packed bytes are inflated a few at a time', async () => {
  const opened = await Archive.open(await bytesOf(entry('a', '0'.repeat(20_000), 0)), 1e6);
  const lengths: number[] = [];
  await opened.unpack('a', ({ byteLength }) => lengths.push(byteLength));
  expect(lengths).toEqual([8192, 8192, 3616]);
});

test('an error of the callback ends the unpacking', async () => {
  const opened = await Archive.open(await bytesOf(entry('a', '0'.repeat(50_000_000))), 1e9);
  let pieces = 0;
  const end = opened.unpack('a', () => {
    pieces += 1;
    throw new RangeError('out of range');
  });
  await expect(end).rejects.toThrow('out of range');
  expect(pieces).toBe(1);
});

test.each<[string, (bytes: Uint8Array<ArrayBuffer>, view: DataView) => Uint8Array<ArrayBuffer>]>([
  ['nothing', () => new Uint8Array()],
  ['its start only', (bytes) => bytes.slice(0, 40)],
  ['a directory that points nowhere', (bytes) => bytes.fill(0xff, bytes.length - 6, bytes.length - 2)],
  ['a directory that is none', (bytes, view) => bytes.fill(0, directoryOf(view), directoryOf(view) + 2)],
  ['packed bytes that are none', (bytes) => bytes.fill(0xff, 31, 34)],
  [
    'a file that begins nowhere',
    (bytes, view) => bytes.fill(0x7f, directoryOf(view) + 42, directoryOf(view) + 45),
  ],
  [
    'a file that begins elsewhere',
    (bytes, view) => bytes.fill(1, directoryOf(view) + 42, directoryOf(view) + 43),
  ],
  [
    'a file that ends nowhere',
    (bytes, view) => bytes.fill(0x7f, directoryOf(view) + 20, directoryOf(view) + 24),
  ],
  [
    'fewer packed bytes than belong to the file',
    (bytes, view) => bytes.fill(2, directoryOf(view) + 20, directoryOf(view) + 21),
  ],
  ['more files than it lists', (bytes) => bytes.fill(2, bytes.length - 12, bytes.length - 11)],
])('an archive with %s is damaged', async (_name, damage) => {
  const bytes = new Uint8Array(await bytesOf(entry('a', 'Ann')));
  expect(await reasonOf(damage(bytes, new DataView(bytes.buffer)).buffer)).toBe(damaged);
});

test.each([
  ['a record of 64 bits at its end', archive([entry('a', 'Ann')], { hasZip64End: true })],
  ['a comment', archive([entry('a', 'Ann')], { comment: 'a comment' })],
  [
    'a record of 64 bits and a comment',
    archive([entry('a', 'Ann')], { hasZip64End: true, comment: 'PK\u0005\u0006' }),
  ],
  ['bytes before it', new Blob(['#!/bin/sh\n', archive([entry('a', 'Ann')])])],
  [
    'bytes before it and a record of 64 bits',
    new Blob(['before', archive([entry('a', 'Ann')], { hasZip64End: true })]),
  ],
  ['entries for folders', archive([entry('xl/', '', 0), entry('a', 'Ann'), entry('a/', '', 0)])],
  ['a leading slash in names', archive([entry('/a', 'Ann')])],
  ['the same name again', archive([entry('a', 'Old'), entry('A', 'Ann')])],
])('an archive with %s is read', async (_name, file) => {
  expect(await reasonOf(await file.arrayBuffer())).toBe('read Ann');
});

test('sizes that only follow the packed bytes are read from the directory', async () => {
  const bytes = await bytesOf(entry('a', 'Ann'));
  const view = new DataView(bytes);
  view.setUint16(6, 8, true);
  view.setUint16(directoryOf(view) + 8, 8, true);
  view.setUint32(18, 0, true);
  expect(await contents(bytes, ['a'])).toEqual(['Ann']);
});

test('a name may be percent-encoded in the archive or where it is asked for', async () => {
  const buffer = await bytesOf(entry('xl/Sheet%207.xml', 'Ann'), entry('100%.xml', 'Bob'));
  expect(await contents(buffer, ['xl/Sheet 7.xml', 'xl/sheet%207.xml', '100%.xml'])).toEqual([
    'Ann',
    'Ann',
    'Bob',
  ]);
});

test('valid archives that are not supported are not reported as damaged', async () => {
  const withPassword = await bytesOf({ ...entry('a', 'Ann'), isEncrypted: true });
  expect(await reasonOf(withPassword)).toBe('The workbook has a password. It is passed on unread.');
  const unsupported = 'The workbook is written in a way that is not read here. It is passed on unread.';
  expect(await reasonOf(await bytesOf({ ...entry('a', 'Ann'), method: 12 }))).toBe(unsupported);
});

test('a missing part is reported as damage', async () => {
  expect(await reasonOf(await bytesOf(entry('b', 'Ann')))).toBe(damaged);
});
