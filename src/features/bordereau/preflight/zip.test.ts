import { deflateRawSync } from 'node:zlib';
import { archive, unzip, type Entry } from './zip';

const everything: (name: string) => boolean = () => true;

function entry(name: string, text: string, method = 8): Entry {
  const packed = method === 8 ? deflateRawSync(text) : new TextEncoder().encode(text);
  return { name, method, packed: new Uint8Array(packed) };
}

async function bytesOf(...entries: Entry[]): Promise<ArrayBuffer> {
  return archive(entries).arrayBuffer();
}

async function contents(
  buffer: ArrayBuffer,
  isWanted = everything,
  limit = 1e6,
): Promise<[string, string][]> {
  const files = await unzip(buffer, isWanted, limit);
  return [...files].map(([name, content]) => [name, new TextDecoder().decode(content)]);
}

test('deflated and stored files come out as they went in, and only those that are wanted', async () => {
  const buffer = await bytesOf(entry('a', 'Ann'.repeat(99)), entry('ü', 'Müller', 0), entry('c', ''));
  expect(await contents(buffer, (name) => name !== 'a')).toEqual([
    ['ü', 'Müller'],
    ['c', ''],
  ]);
  expect(await contents(buffer)).toContainEqual(['a', 'Ann'.repeat(99)]);
});

test('a comment may follow the directory', async () => {
  const buffer = await new Blob([await bytesOf(entry('a', 'Ann')), 'a comment']).arrayBuffer();
  expect(await contents(buffer)).toEqual([['a', 'Ann']]);
});

test('what unpacks to more than the limit, in one file or in several, is given up', async () => {
  const large = '0'.repeat(600_000);
  await expect(contents(await bytesOf(entry('a', large)), everything, 599_999)).rejects.toThrow(
    'The workbook is too large once it is unpacked.',
  );
  await expect(contents(await bytesOf(entry('a', large), entry('b', large, 0)))).rejects.toThrow(
    'The workbook is too large once it is unpacked.',
  );
});

test.each<[string, (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>]>([
  ['nothing', () => new Uint8Array()],
  ['its start only', (bytes) => bytes.slice(0, 40)],
  ['a directory that points nowhere', (bytes) => bytes.fill(0xff, bytes.length - 6, bytes.length - 2)],
  ['packed bytes that are none', (bytes) => bytes.fill(0xff, 31, 34)],
])('an archive with %s is damaged', async (_name, damage) => {
  const bytes = damage(new Uint8Array(await bytesOf(entry('a', 'Ann'))));
  await expect(contents(bytes.buffer)).rejects.toThrow(
    'The workbook is damaged: its parts can’t be unpacked.',
  );
});

test('an archive packed in a way that is not known is damaged', async () => {
  await expect(contents(await bytesOf(entry('a', 'Ann', 99)))).rejects.toThrow('The workbook is damaged');
});
