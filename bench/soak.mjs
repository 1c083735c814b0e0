/**
 * Compares the memory of one tab after many loops of the journeys with that after the warm-up:
 * `node bench/soak.mjs --loops 300`. The loops are those of `e2e/sweeps/soak.full.spec.ts`, on the production build (`npm run build`).
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { report } from './figures.mjs';

const { values } = parseArgs({ options: { loops: { type: 'string', default: '30' } } });
const units = { heapMB: 'heap', nodes: 'nodes', listeners: 'listeners' };

const folder = mkdtempSync(path.join(tmpdir(), 'soak-'));
const file = path.join(folder, 'soak.json');
const options = ['test', 'e2e/sweeps/soak.full.spec.ts', '--project=production', '--reporter=json'];
const { status } = spawnSync(path.join('node_modules', '.bin', 'playwright'), options, {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: {
    ...process.env,
    NIGHTLY: '1',
    SOAK_LOOPS: values.loops,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  },
});
const { suites, errors } = JSON.parse(readFileSync(file, 'utf8'));
rmSync(folder, { recursive: true });
for (const { message } of errors) console.error(message);
for (const { title, tests } of suites.flatMap(({ specs }) => specs)) {
  console.log(`        ${title}`);
  // The rest of the title contains the number of loops.
  const [, journey] = /loops of (\w+)/.exec(title);
  for (const { type, description } of tests.flatMap(({ annotations }) => annotations)) {
    const [early, ...late] = description.split(' ').map(Number);
    console.log(`        ${units[type]} after the warm-up ${early}, at the end ${late.join(', ')}`);
    report(`memory, ${journey}: ${units[type]}`, late, type === 'heapMB' ? 1.05 : 1.02, '×', {
      name: 'after the warm-up',
      samples: late.map(() => early),
    });
  }
  for (const { error } of tests.flatMap(({ results }) => results)) if (error) console.error(error.message);
}
process.exitCode = status ?? 1;
