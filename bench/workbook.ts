/**
 * Workbooks that are hard to read, read like the worker does, each in a separate process: the time, and the growth of the
 * process: `npx tsx bench/workbook.ts`.
 */
import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { tablesOf } from '@/preflight/rules/file';
import { inspectFile } from '@/preflight/inspectFile';
import { report } from './figures.mjs';
import { workbookCases } from './workbookCases';

const limitMb = 200;
const runs = 5;
const [, script = '', folderOfCase, nameOfCase] = process.argv;

interface Sample {
  ms: number;
  mb: number;
  result: string;
}

async function fileAt(filePath: string): Promise<File> {
  return new File([await readFile(filePath)], path.basename(filePath));
}

/** Reads a small workbook, so that all code is loaded, and then the measured one. Prints a `Sample`. */
async function measure(folder: string, name: string): Promise<void> {
  await inspectFile(await fileAt(path.join(folder, 'a cell in the last row.xlsx')), {}, () => undefined);
  const file = await fileAt(path.join(folder, `${name}.xlsx`));
  const before = process.memoryUsage.rss();
  let most = before;
  const sampling = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 5);
  const start = performance.now();
  const outcome = await inspectFile(file, {}, () => undefined);
  const ms = performance.now() - start;
  clearInterval(sampling);
  const mb = (Math.max(most, process.memoryUsage.rss()) - before) / 1e6;
  const result =
    outcome.kind === 'read'
      ? tablesOf(outcome.checked)
          .map(({ rows }) => `${rows.length.toLocaleString('en-US')} rows`)
          .join(', ')
      : outcome.reason;
  console.log(JSON.stringify({ ms, mb, result } satisfies Sample));
}

function sampleOf(folder: string, name: string): Sample {
  const { stdout } = spawnSync(process.execPath, [...process.execArgv, script, folder, name], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return JSON.parse(stdout) as Sample;
}

async function measureAll(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-'));
  try {
    for (const [name, { make }] of Object.entries(workbookCases))
      await writeFile(path.join(folder, `${name}.xlsx`), new Uint8Array(await make().arrayBuffer()));
    for (const [name, { limitMs }] of Object.entries(workbookCases)) {
      const samples = Array.from({ length: runs }, () => sampleOf(folder, name));
      console.log(`        ${name}: ${samples[0]?.result ?? ''}`);
      report(
        `workbook in Node.js, ${name}: time`,
        samples.map(({ ms }) => ms),
        limitMs,
        'ms',
      );
      report(
        `workbook in Node.js, ${name}: growth`,
        samples.map(({ mb }) => mb),
        limitMb,
        'MB',
      );
    }
  } finally {
    await rm(folder, { recursive: true });
  }
}

void (folderOfCase && nameOfCase ? measure(folderOfCase, nameOfCase) : measureAll());
