import fc from 'fast-check';
import { allPartnerOddities, partnerBordereau } from './partnerBordereau';

const samples = fc.sample(partnerBordereau, { seed: 1, numRuns: 2000 });

test('about half of the files are plain, and each oddity occurs', () => {
  const plain = samples.filter(({ isPlain }) => isPlain).length;
  expect(plain).toBeGreaterThan(600);
  expect(plain).toBeLessThan(1200);
  const found = new Set(samples.flatMap(({ oddities }) => oddities));
  expect(allPartnerOddities.map(({ name }) => name).filter((name) => !found.has(name))).toEqual([]);
});

test('no trap is zero or the true sum, with or without its sign', () => {
  for (const { trueCents, trapCents, isPlain, truth } of samples) {
    expect(trapCents).not.toContain(Math.abs(trueCents ?? 0));
    expect(trapCents.every((cents) => Number.isSafeInteger(cents) && cents > 0)).toBe(true);
    if (isPlain) expect(truth).toBe('atFirst');
    if (truth !== 'never') expect(trueCents).toBeGreaterThan(0);
  }
});

test('the true sum of a plain text is the sum of its premiums', async () => {
  let texts = 0;
  for (const { file, isPlain, features, trueCents } of samples) {
    const isSimple = features.includes('amounts: plain') && features.includes('UTF-8');
    if (!isPlain || !isSimple || !file.name.endsWith('.csv')) continue;
    const text = await file.text();
    const heads = features.at(-1)?.replace('heads: ', '').split(' | ') ?? [];
    const premium = heads.findIndex((head) =>
      /^(?!previous).*(?:gross.?prem|gross written|gwp|^premium|^written)/i.test(head),
    );
    const delimiter = [';', '\t', '|', ','].find((each) => text.split(each).length >= heads.length * 2) ?? '';
    const rows = text
      .replaceAll(/"(?:[^"]|"")*"/g, (cell) => cell.slice(1, -1).replaceAll(/[;,|\t\r\n]/g, ' '))
      .split(/\r?\n/)
      .map((line) => line.split(delimiter))
      .filter((cells) => cells.length >= heads.length);
    const cents = rows.map((cells) => Math.round(Number(cells[premium]) * 100));
    // Heads and titles are no numbers.
    const sum = cents.reduce((all, each) => all + (Number.isNaN(each) ? 0 : each), 0);
    expect([text, sum]).toEqual([text, trueCents]);
    texts += 1;
  }
  expect(texts).toBeGreaterThan(3);
});

test('the same seed gives the same files', async () => {
  const again = fc.sample(partnerBordereau, { seed: 1, numRuns: 20 });
  for (const [index, { file, ...facts }] of again.entries()) {
    const { file: sampled, ...sampledFacts } = samples[index]!;
    expect(facts).toEqual(sampledFacts);
    expect(Buffer.from(await file.arrayBuffer())).toEqual(Buffer.from(await sampled.arrayBuffer()));
  }
});
