/**
 * The pre-flight of a bordereau of 50,000 rows, as the worker runs it: `npx tsx bench/preflight.ts`.
 * Limits: three seconds, and four times the file's size in memory.
 */
import { openAsBlob } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createVerdict } from '@/preflight/rules/verdict';
import { inspectFile } from '@/preflight/inspectFile';
import { report } from './figures.mjs';

const rowCount = 50_000;
const runs = 5;
const limitMs = 3000;
const limitTimes = 4;

setFlagsFromString('--expose-gc');

/** Amounts that go up and down, names with commas and quotes: a typical bordereau. */
function bordereau(): { text: string; control: string } {
  const lines = [
    'Policy Number,Named Insured,State,Effective Date,Expiry Date,Gross Premium,Commission,Tax,Net Premium,Agent,Notes',
  ];
  let sum = 0;
  for (let row = 0; row < rowCount; row += 1) {
    const gross = 20_000 + ((row * 7919) % 480_000);
    const commission = Math.trunc(gross / 10);
    sum += gross;
    const money = (cents: number): string => (cents / 100).toFixed(2);
    lines.push(
      `POL-2026-${String(row).padStart(6, '0')},"Harbor Bakery ${row}, Inc.",NY,2026-01-15,2027-01-15,` +
        `${money(gross)},${money(commission)},12.40,${money(gross - commission)},Dana Brooks,"so called ""renewal"""`,
    );
  }
  return { text: `\ufeff${lines.join('\r\n')}\r\n`, control: (sum / 100).toFixed(2) };
}

/** The memory in use after a garbage collection, in bytes, outside and inside the heap. */
function memoryInUse(): number {
  runInNewContext('gc()');
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** Returns nothing, so that the result can be collected. */
async function verdictText(file: File, control: string): Promise<string> {
  const outcome = await inspectFile(file, {}, () => undefined);
  return outcome.kind === 'read' ? createVerdict(outcome.checked, {}, control).text : outcome.reason;
}

/** The highest increase of the memory in use, in bytes, while the file is read. */
async function memoryGrowth(file: File): Promise<number> {
  const before = memoryInUse();
  let most = before;
  let chunk = 0;
  await inspectFile(file, {}, () => {
    chunk += 1;
    if (chunk % 5 === 0) most = Math.max(most, memoryInUse());
  });
  return most - before;
}

async function main(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'preflight-'));
  const { text, control } = bordereau();
  const filePath = path.join(folder, 'bordereau.csv');
  await writeFile(filePath, text);
  const file = new File([await openAsBlob(filePath)], 'bordereau.csv');

  const times: number[] = [];
  let verdict = '';
  for (let run = 0; run < runs; run += 1) {
    const start = performance.now();
    verdict = await verdictText(file, control);
    times.push(performance.now() - start);
  }

  const growths: number[] = [];
  for (let run = 0; run < runs; run += 1) growths.push((await memoryGrowth(file)) / file.size);
  await rm(folder, { recursive: true });

  console.log(
    `        ${rowCount.toLocaleString('en-US')} rows, ${(file.size / 1e6).toFixed(1)} MB: ${verdict}`,
  );
  report('pre-flight of 50,000 rows in Node.js', times, limitMs, 'ms');
  report('pre-flight of 50,000 rows: memory in use / the file', growths, limitTimes, '×', {
    name: 'the size of the file',
  });
}

void main();
