/**
 * `npm run bench`: every budget beside this build's figure, with its baseline measured in the same run. Bytes need a
 * build (`npm run build`). Timings move with the machine: run it on a quiet one. One part alone: `npm run bench -- list`;
 * longer than in the full tests: `npm run bench -- soak --loops 300`.
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

const tsx = 'node_modules/.bin/tsx';
const { values, positionals: asked } = parseArgs({
  allowPositionals: true,
  options: { loops: { type: 'string', default: '30' } },
});
const parts = {
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

const unknown = asked.filter((part) => !(part in parts));
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(', ')}. There are ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}
let failed = false;
for (const [part, [command, ...options]] of Object.entries(parts)) {
  if (asked.length > 0 && !asked.includes(part)) continue;
  console.log(`\n${part}`);
  const { status } = spawnSync(command, options, { stdio: 'inherit' });
  failed = failed || status !== 0;
}
process.exitCode = failed ? 1 : 0;
