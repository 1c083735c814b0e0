import fc from 'fast-check';
import { inflateRawSync } from 'node:zlib';
import { recipeBordereau } from './recipeBordereau';
import { allOddities } from './recipes';
import type { RandomBordereau } from './truth';

/*
 * The generator is compared with a second, simple reader of its files, which knows the headers of the premium column and
 * that each reference begins with 'POL-'.
 */

const premiumHeads = [
  'Gross Premium',
  'Gross Written Premium',
  'Premium',
  'Total Gross Written Premium',
  'GWP',
];
const samples = fc.sample(recipeBordereau, { seed: 1, numRuns: 500 });
const first = samples.slice(0, 100);

function isText({ file }: RandomBordereau): boolean {
  return file.name.endsWith('.csv');
}

function decoded(bytes: Uint8Array): string {
  if (bytes[0] === 0xff) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The cells of a text, letter by letter: a quote at the start of a cell ends at the next quote that is not doubled. */
function cellsOf(text: string, delimiter: string): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  const endCell = (): void => {
    rows.at(-1)!.push(cell);
    cell = '';
  };
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if (letter === '"' && isQuoted && text.charAt(at + 1) === '"') {
      cell += letter;
      at += 1;
    } else if (letter === '"' && (isQuoted || cell === '')) isQuoted = !isQuoted;
    else if (isQuoted) cell += letter;
    else if (letter === delimiter) endCell();
    else if (letter === '\n') {
      endCell();
      rows.push([]);
    } else if (letter !== '\r') cell += letter;
  }
  endCell();
  return rows;
}

/** The parts of an archive by their paths. */
function unpacked(bytes: Buffer): Map<string, string> {
  const parts = new Map<string, string>();
  let at = 0;
  while (bytes.readUInt32LE(at) === 0x04034b50) {
    const size = bytes.readUInt32LE(at + 18);
    const start = at + 30 + bytes.readUInt16LE(at + 26);
    parts.set(
      bytes.toString('utf8', at + 30, start),
      inflateRawSync(bytes.subarray(start, start + size)).toString('utf8'),
    );
    at = start + size;
  }
  return parts;
}

/** The cells of a sheet: texts, and numbers as they are stored. */
function sheetCells(xml: string): string[][] {
  return [...xml.matchAll(/<row [^>]*>(.*?)<\/row>/gs)].map(([, row = '']) => {
    const cells: (string | undefined)[] = [];
    for (const [, letter = '', content = ''] of row.matchAll(/<c r="([A-Z])\d+"[^>]*>(.*?)<\/c>/gs))
      cells[letter.charCodeAt(0) - 65] = /<[tv][^>]*>(.*)<\/[tv]>/s.exec(content)?.[1] ?? '';
    return Array.from(cells, (cell) => cell ?? '');
  });
}

/** The cents of an amount in one of the styles of the generator. */
function centsOf(cell: string): number {
  const isNegative = /[-(]/.test(cell);
  const digits = cell.replace(/[^\d.]/g, '');
  // Two points can only be thousands separators.
  const size = Math.round(Number(digits.split('.').length > 2 ? digits.replaceAll('.', '') : digits) * 100);
  return isNegative ? -size : size;
}

/** The header row, the column of the premium and the rows below it, of the first sheet. */
async function readAgain({ file }: RandomBordereau): Promise<{ premium: number; rows: string[][] }> {
  const bytes = Buffer.from(await file.arrayBuffer());
  const readings = file.name.endsWith('.csv')
    ? [',', ';', '\t', '|'].map((delimiter) => cellsOf(decoded(bytes), delimiter))
    : [sheetCells(unpacked(bytes).get('xl/worksheets/sheet1.xml') ?? '')];
  for (const rows of readings) {
    const header = rows.findIndex(
      (cells) => cells.length > 2 && cells.some((cell) => premiumHeads.includes(cell)),
    );
    if (header === -1) continue;
    const premium = rows[header]!.findIndex((cell) => premiumHeads.includes(cell));
    return { premium, rows: rows.slice(header + 1) };
  }
  throw new Error(`No header row in ${file.name}`);
}

test('about half of a hundred files are plain, and each kind of oddity occurs', () => {
  const plain = first.filter(({ isPlain }) => isPlain).length;
  expect(plain).toBeGreaterThan(40);
  expect(plain).toBeLessThan(60);
  const found = new Set(first.flatMap(({ oddities }) => oddities));
  expect(allOddities.filter((name) => !found.has(name))).toEqual([]);
  const features = new Set(first.filter(({ isPlain }) => isPlain).flatMap((each) => each.features));
  for (const name of ['hidden rows', 'footers', 'lines above the header', 'blank lines', 'DOS end mark'])
    expect(features).toContain(name);
});

test('a file without oddities is plain, and its sum is above zero', () => {
  for (const { isPlain, oddities, trueCents } of samples) {
    expect(isPlain).toBe(oddities.length === 0);
    if (isPlain) expect(trueCents).toBeGreaterThan(0);
  }
});

test('the true sum of a plain file is the sum of its rows with a reference', async () => {
  const texts = new Set<string>();
  for (const sample of samples.filter(({ isPlain }) => isPlain)) {
    const { premium, rows } = await readAgain(sample);
    const data = rows.filter((cells) => cells.some((cell) => cell.startsWith('POL-')));
    if (isText(sample)) for (const cell of data.flat()) texts.add(cell);
    const amounts = data.map((cells) => centsOf(cells[premium]!));
    const sum = amounts.reduce((all, cents) => all + cents, 0);
    expect([sample.features, sum]).toEqual([sample.features, sample.trueCents]);
  }
  for (const name of ['Whitfield, Ann', 'say "hi"', 'two\nlines', 'Müller; Söhne'])
    expect(texts).toContain(name);
});

test('the sum of all cells below the header is the true sum or a trap', async () => {
  let traps = 0;
  for (const sample of samples.filter(isText)) {
    const { oddities, trueCents, trapCents } = sample;
    // A total above the header is not below it, and a second header may have the premium in another column.
    if (oddities.some((name) => name === 'total above the header' || name.endsWith('other heads'))) continue;
    const { premium, rows } = await readAgain(sample);
    const sum = Math.abs(rows.reduce((all, cells) => all + centsOf(cells[premium] ?? ''), 0));
    expect([oddities, [Math.abs(trueCents ?? 0), 0, ...trapCents].includes(sum)]).toEqual([oddities, true]);
    if (trapCents.includes(sum)) traps += 1;
  }
  expect(traps).toBeGreaterThan(50);
});

test('one date proves which number of a date is the day', async () => {
  for (const [style, proof] of [
    ['dayFirst', /^(1[3-9]|2\d)\/\d\d\/2026$/],
    ['monthFirst', /^\d\d\/(1[3-9]|2\d)\/2026$/],
  ] as const)
    for (const sample of samples.filter(({ features }) => features.includes(`dates: ${style}`))) {
      if (!isText(sample)) continue;
      const { rows } = await readAgain(sample);
      expect(rows.flat().some((cell) => proof.test(cell))).toBe(true);
    }
});

test('a file with other currencies than dollars contains their symbols or codes', async () => {
  for (const { file, oddities } of samples) {
    if (!oddities.includes('mixed currencies') && !oddities.includes('no dollars')) continue;
    const bytes = Buffer.from(await file.arrayBuffer());
    const text = file.name.endsWith('.csv') ? decoded(bytes) : [...unpacked(bytes).values()].join('\n');
    // In a workbook 3 is the format of amounts in pounds.
    expect(text).toMatch(/GBP|<c r="\w+" s="3">/);
  }
});

test('no trap is zero or the true sum, with or without its sign', () => {
  for (const { trueCents, trapCents } of samples) {
    expect(trapCents).not.toContain(Math.abs(trueCents ?? 0));
    expect(trapCents.every((cents) => Number.isSafeInteger(cents) && cents > 0)).toBe(true);
    expect(new Set(trapCents).size).toBe(trapCents.length);
  }
});

test('the same seed gives the same files', async () => {
  const again = fc.sample(recipeBordereau, { seed: 1, numRuns: 20 });
  for (const [index, { file, ...facts }] of again.entries()) {
    const { file: sampled, ...sampledFacts } = samples[index]!;
    expect(facts).toEqual(sampledFacts);
    expect(Buffer.from(await file.arrayBuffer())).toEqual(Buffer.from(await sampled.arrayBuffer()));
  }
});
