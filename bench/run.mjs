/**
 * `npm run bench`: every budget and this build's figure, with its baseline measured in the same run. Bytes need a build
 * (`npm run build`). Timings depend on the machine: run it on a quiet one. At the end it lists what is slower than recorded.
 * One group alone: `npm run bench -- list`; longer than in the full tests: `npm run bench -- soak --loops 300`.
 * `--record` replaces the recorded figures of the groups it runs; `--show` prints all recorded figures without measuring.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { calibration } from './calibration.mjs';
import { recordedTables } from './recordedTables.mjs';
import { comparedWith, needsCalibration, recordedFigures } from './recorded.mjs';

const recordedFile = 'bench/recorded.json';
const tsx = 'node_modules/.bin/tsx';
const { values, positionals: asked } = parseArgs({
  allowPositionals: true,
  options: {
    loops: { type: 'string', default: '30' },
    record: { type: 'boolean', default: false },
    show: { type: 'boolean', default: false },
  },
});
const recorded = JSON.parse(readFileSync(recordedFile, 'utf8'));
if (values.show) {
  console.log(recordedTables(recorded));
  process.exit();
}

const groups = {
  bytes: [process.execPath, 'scripts/budgets.mjs'],
  firstPaint: [process.execPath, 'bench/firstPaint.mjs'],
  list: [process.execPath, 'bench/list/run.mjs'],
  form: [process.execPath, 'bench/quotationForm/run.mjs'],
  journeys: [process.execPath, 'bench/journeys.mjs'],
  drag: [process.execPath, 'bench/drag/run.mjs'],
  preflight: [tsx, 'bench/preflight.ts'],
  workbook: [tsx, 'bench/workbook.ts'],
  workbookPage: [tsx, 'bench/workbookPage.mjs'],
  preflightPage: [process.execPath, 'bench/preflightPage.mjs'],
  search: [process.execPath, 'bench/search.mjs'],
  review: [process.execPath, 'bench/review.mjs'],
  soak: [process.execPath, 'bench/soak.mjs', '--loops', values.loops],
};

const unknown = asked.filter((group) => !(group in groups));
if (unknown.length > 0) {
  console.error(`No such group: ${unknown.join(', ')}. There are ${Object.keys(groups).join(', ')}.`);
  process.exit(1);
}

const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));

/** Runs a group; returns its figures in the format of the record, and whether the group succeeded. */
async function measured(group) {
  const [command, ...options] = groups[group];
  const file = path.join(folder, `${group}.jsonl`);
  const { status } = spawnSync(command, options, {
    stdio: 'inherit',
    env: { ...process.env, BENCH_FIGURES: file },
  });
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  const figures = lines.map((line) => JSON.parse(line));
  const samples = figures.some(needsCalibration) ? await calibration() : [];
  return { figures: recordedFigures(figures, samples), isDone: status === 0 };
}

const comparison = { slower: [], missing: [], unrecorded: [] };
for (const group of Object.keys(groups)) {
  if (asked.length > 0 && !asked.includes(group)) continue;
  console.log(`\n${group}`);
  const { figures, isDone } = await measured(group);
  if (!isDone) {
    console.error(`${group} failed`);
    process.exitCode = 1;
  }
  for (const [kind, ids] of Object.entries(comparedWith(recorded[group] ?? {}, figures)))
    comparison[kind].push(...ids.map((id) => `${group}: ${(figures[id] ?? recorded[group][id]).what}`));
  if (values.record && isDone) recorded[group] = figures;
}
rmSync(folder, { recursive: true });

if (values.record) {
  // In the order of the groups, whichever was recorded first.
  const ordered = Object.fromEntries(
    Object.keys(groups)
      .filter((group) => group in recorded)
      .map((group) => [group, recorded[group]]),
  );
  writeFileSync(recordedFile, `${JSON.stringify(ordered, null, 2)}\n`);
}
const { slower, missing, unrecorded } = comparison;
console.log(`\n${slower.length === 0 ? 'Nothing is slower than recorded.' : 'Slower than recorded:'}`);
for (const what of slower) console.log(`  ${what}`);
for (const what of missing) console.log(`Recorded, but not measured: ${what}`);
for (const what of unrecorded) console.log(`Not recorded yet: ${what}`);
