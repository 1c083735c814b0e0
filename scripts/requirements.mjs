/**
 * Compares docs/requirements.md with the ids at the start of test titles, and prints what is covered, exempt and missing. It fails
 * when only tests that `npm test` leaves out, in files with `.full.` in their name, prove a statement.
 * `npm run requirements -- --strict SHELL REF` fails when a statement of these areas is missing.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { idsOfTests } from './requirementIds.mjs';

const { values, positionals } = parseArgs({
  options: { strict: { type: 'boolean' }, summary: { type: 'boolean' }, all: { type: 'boolean' } },
  allowPositionals: true,
});

const rowsOf = (file) =>
  [...readFileSync(file, 'utf8').matchAll(/^(?:\| )?([A-Z]+-\d+) \| (.+?)(?: \|)?$/gm)].map(
    ([, id, text]) => [id, text],
  );

const statements = new Map(rowsOf('docs/requirements.md'));
const exempt = new Map(rowsOf('docs/requirements-exempt.md'));

function filesUnder(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    return entry.isDirectory() ? filesUnder(file) : [file];
  });
}

const testFiles = ['src', 'mocks', 'scripts', 'e2e']
  .flatMap(filesUnder)
  .filter((file) => /\.(test|spec)\.tsx?$/.test(file));
const testsOf = new Map();
for (const file of testFiles) {
  for (const id of idsOfTests(readFileSync(file, 'utf8')))
    testsOf.set(id, new Set([...(testsOf.get(id) ?? []), file]));
}
const isOutsideNpmTest = (id) => [...testsOf.get(id)].every((file) => file.includes('.full.'));

const areas = new Map();
const areaOf = (id) => id.slice(0, id.indexOf('-'));
for (const id of statements.keys()) {
  const area = areas.get(areaOf(id)) ?? { covered: [], exempt: [], missing: [] };
  const kind = testsOf.has(id) ? 'covered' : exempt.has(id) ? 'exempt' : 'missing';
  area[kind].push(id);
  areas.set(areaOf(id), area);
}

const wanted = positionals.length > 0 ? positionals : [...areas.keys()];
const mistakes = [
  ...wanted.filter((area) => !areas.has(area)).map((area) => `There is no area ${area}`),
  ...[...exempt.keys()].filter((id) => !statements.has(id)).map((id) => `${id} is exempt and no requirement`),
  ...[...exempt.keys()]
    .filter((id) => testsOf.has(id))
    .map((id) => `${id} is exempt, but ${[...testsOf.get(id)].join(', ')} proves it`),
  ...[...statements.keys()]
    .filter((id) => testsOf.has(id) && isOutsideNpmTest(id))
    .map((id) => `${id} is proven outside npm test only: ${[...testsOf.get(id)].join(', ')}`),
  // Other prefixes (Q-12, P-3) name decisions and questions.
  ...[...testsOf]
    .filter(([id]) => areas.has(areaOf(id)) && !statements.has(id))
    .map(
      ([id, files]) => `${id} is in the title of a test (${[...files].join(', ')}) but is not a requirement`,
    ),
];

const chosen = wanted.flatMap((name) => (areas.has(name) ? [[name, areas.get(name)]] : []));
const count = (kind) => chosen.reduce((sum, [, area]) => sum + area[kind].length, 0);
const cells = (name, covered, isExempt, missing) =>
  name.padEnd(10) + [covered, isExempt, missing].map((cell) => String(cell).padStart(9)).join('');

if (!values.summary) {
  console.log(cells('area', 'covered', 'exempt', 'missing'));
  for (const [name, area] of chosen)
    console.log(cells(name, area.covered.length, area.exempt.length, area.missing.length));
  for (const [, area] of chosen) {
    if (values.all)
      for (const id of area.covered) console.log(`covered  ${id}  ${[...testsOf.get(id)].join(', ')}`);
    for (const id of area.exempt) console.log(`exempt   ${id}  ${exempt.get(id)}`);
  }
  for (const [, area] of chosen)
    for (const id of area.missing) console.log(`missing  ${id}  ${statements.get(id)}`);
}
console.log(
  `Requirements: ${count('covered')} covered, ${count('exempt')} exempt, ${count('missing')} missing of ${count('covered') + count('exempt') + count('missing')}`,
);
for (const mistake of mistakes) console.error(mistake);
if (mistakes.length > 0 || (values.strict && count('missing') > 0)) process.exitCode = 1;
