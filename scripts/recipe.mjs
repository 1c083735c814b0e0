/**
 * Follows the section "Add an area" of the README in a copy of the project, with the code of scripts/recipe.md:
 * the README has to name each file, a file that is left out has to be noticed, and every check of the new area has to pass.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copyProject } from './projectCopy.mjs';

const area = 'brokers';
const results = { ok: 0, failed: 0 };

function report(isGood, title, details = '') {
  results[isGood ? 'ok' : 'failed'] += 1;
  console.log(`${isGood ? 'ok    ' : 'FAILED'} ${title}`);
  if (!isGood && details) console.log(`${details.trimEnd()}\n`);
}

/** The parts of a text below its headings of one level, each with its heading. */
function sections(text, level) {
  const [, ...parts] = text.split(new RegExp(`^${'#'.repeat(level)} `, 'm'));
  return parts.map((part) => {
    const end = part.indexOf('\n');
    return [part.slice(0, end), part.slice(end)];
  });
}

/** The files of scripts/recipe.md in order: the step, the code with the place where it goes, and who notices its absence. */
function filesOfRecipe(text) {
  return sections(text, 2).flatMap(([heading, step]) =>
    sections(step, 3).map(([file, content]) => ({
      step: Number.parseInt(heading, 10),
      file,
      pieces: [...content.matchAll(/(?:After `(.+)`:\n\n)?^```\w+\n([^]*?)^```$/gm)].map(
        ([, after, code]) => ({
          after,
          code,
        }),
      ),
      notices: [...content.matchAll(/^Without it, `(.+?)` says `(.+)`\.$/gm)].map(([, command, says]) => ({
        command,
        says,
      })),
    })),
  );
}

/** The text of a file with the pieces of the recipe: each comes after the one line that holds its place. */
function withPieces(file, before, pieces) {
  return pieces.reduce((text, { after, code }) => {
    if (after === undefined) return code;
    const lines = text.split(/(?<=\n)/);
    const places = lines.flatMap((line, index) => (line.includes(after) ? [index] : []));
    if (places.length !== 1) throw new Error(`${file}: ${places.length} lines hold ${after}, not one.`);
    return lines.toSpliced(places[0] + 1, 0, code).join('');
  }, before ?? '');
}

/** Says where the README and the recipe differ in the files of a step. */
function compareWithReadme(files) {
  const section = sections(readFileSync('README.md', 'utf8'), 2).find(
    ([heading]) => heading === 'Add an area',
  );
  const steps = section[1].split(/^(?=\d+\. )/m).slice(1);
  const differences = steps.flatMap((text, index) => {
    const named = [...text.split('\n\n')[0].matchAll(/`([\w./<>]+\.(?:tsx?|md))`/g)].map(([, name]) =>
      name.replaceAll('<area>', area),
    );
    const own = files.filter(({ step }) => step === index + 1).map(({ file }) => file);
    const isNamed = (file) => named.some((name) => name === file || name === path.basename(file));
    const isTouched = (name) => own.some((file) => name === file || name === path.basename(file));
    return [
      ...own.filter((file) => !isNamed(file)).map((file) => `Step ${index + 1} does not name ${file}`),
      ...named
        .filter((name) => !isTouched(name))
        .map((name) => `Step ${index + 1}: the recipe lacks ${name}`),
    ];
  });
  const lastStep = Math.max(...files.map(({ step }) => step));
  if (lastStep !== steps.length)
    differences.push(`The README has ${steps.length} steps, the recipe ${lastStep}`);
  report(differences.length === 0, 'the README names the files of each step', differences.join('\n'));
}

const tools = {
  types: ['node_modules/typescript-native/bin/tsc', '--noEmit'],
  oxlint: ['node_modules/oxlint/bin/oxlint'],
  eslint: ['node_modules/eslint/bin/eslint.js', '--max-warnings=0'],
  prettier: ['node_modules/prettier/bin/prettier.cjs', '--check'],
  jest: ['node_modules/jest/bin/jest.js'],
  requirements: ['scripts/requirements.mjs'],
};

/** Runs a tool in the copy. */
function run(copy, tool, ...args) {
  const env = { ...process.env, CI: '1', NO_COLOR: '1', FORCE_COLOR: undefined, NODE_ENV: undefined };
  const options = { cwd: copy, env, encoding: 'utf8', maxBuffer: 2 ** 28 };
  const { status, stdout, stderr } = spawnSync(process.execPath, [...tools[tool], ...args], options);
  return { isGood: status === 0, output: `${stdout}${stderr}` };
}

function check(copy, title, tool, ...args) {
  const { isGood, output } = run(copy, tool, ...args);
  report(isGood, title, output);
}

/** Writes a file of the copy, or removes it where there is no text. */
function write(copy, file, text) {
  const target = path.join(copy, file);
  if (text === undefined) return rmSync(target);
  mkdirSync(path.dirname(target), { recursive: true });
  return writeFileSync(target, text);
}

/** Follows the recipe; gives each file with its text before and after. */
function follow(copy, files) {
  return files.map((entry) => {
    const target = path.join(copy, entry.file);
    const before = existsSync(target) ? readFileSync(target, 'utf8') : undefined;
    const after = withPieces(entry.file, before, entry.pieces);
    write(copy, entry.file, after);
    return { ...entry, before, after };
  });
}

/** Each file is left out once, and the recipe says who has to notice that, and in which words. */
function checkLeftOut(copy, { file, before, after, notices }) {
  write(copy, file, before);
  for (const { command, says } of notices) {
    const [tool, ...args] = command.replace('npm run ', '').split(' ');
    const { isGood, output } = run(copy, tool, ...args);
    report(!isGood && output.includes(says), `${file} left out: ${command} says ${says}`, output);
  }
  write(copy, file, after);
}

function checkFinished(copy, files) {
  const code = files.map(({ file }) => file).filter((file) => /\.tsx?$/.test(file));
  check(copy, 'types', 'types');
  check(copy, 'oxlint of the files', 'oxlint', ...code);
  check(copy, 'eslint of the files', 'eslint', ...code);
  check(copy, 'prettier of the files', 'prettier', ...code);
  check(copy, 'a test proves each call', 'requirements', '--strict', 'CALL');
  const own = [
    'src/areas',
    'src/architecture',
    'src/api/calls',
    'src/domain/brokers',
    'src/features/brokers',
  ];
  const around = ['mocks/contract', 'mocks/seed', 'mocks/handlers/records', 'scripts/docs', 'src/app/routes'];
  const ofMenus = [
    'src/app/shell/search',
    'src/app/shell/AdminShell',
    'src/features/clientUsers/PermissionsPage',
  ];
  check(copy, 'tests of the area, of all areas, and of menus', 'jest', ...own, ...around, ...ofMenus);
  const tables = ['src/testing/faults', 'src/testing/staleWrites', 'probe/'];
  const { isGood, output } = run(copy, 'jest', ...tables, '-t', 'broker|every call', '--verbose');
  const scenes = ['loads by /viewbroker', 'saves by /createbroker', 'updates by /updatebroker'];
  const isComplete = scenes.every((scene) => output.includes(scene));
  report(
    isGood && isComplete,
    'tests of failed calls, of stale writes and of the probe run for the area',
    output,
  );
}

const recipe = filesOfRecipe(readFileSync('scripts/recipe.md', 'utf8'));
const copy = copyProject();
const clean = () => rmSync(path.dirname(copy), { recursive: true, force: true });
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    clean();
    process.exit(1);
  });
try {
  compareWithReadme(recipe);
  const files = follow(copy, recipe);
  const unnoticed = files.filter(({ before, notices }) => before !== undefined && notices.length === 0);
  report(
    unnoticed.length === 0,
    'the recipe says who notices each place',
    unnoticed.map(({ file }) => file).join('\n'),
  );
  checkFinished(copy, files);
  for (const entry of files) checkLeftOut(copy, entry);
} finally {
  clean();
}
console.log(`\n${results.ok} passed, ${results.failed} failed`);
process.exitCode = results.failed > 0 ? 1 : 0;
