/**
 * Follows the section "Add an area" of CONTRIBUTING.md in a copy of the project, with the code of scripts/recipe.md:
 * CONTRIBUTING.md has to name each file, a file that is left out has to be noticed, and every check of the new area has to pass.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { check, filesOfRecipe, follow, inCopy, report, run, sections, write } from './recipeTools.mjs';

const area = 'brokers';

/** Says where CONTRIBUTING.md and the recipe differ in the files of a step. */
function compareWithInstructions(files) {
  const section = sections(readFileSync('CONTRIBUTING.md', 'utf8'), 2).find(
    ([heading]) => heading === 'Add an area',
  );
  const steps = section[1].split(/^(?=\d+\. )/m).slice(1);
  const differences = steps.flatMap((text, index) => {
    const named = [...text.split('\n\n')[0].matchAll(/`([\w./<>]+\.(?:tsx?|md|conf))`/g)].map(([, name]) =>
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
    differences.push(`CONTRIBUTING.md has ${steps.length} steps, the recipe ${lastStep}`);
  report(differences.length === 0, 'CONTRIBUTING.md names the files of each step', differences.join('\n'));
}

/** Each file is left out once, and the recipe says which check must fail, and with which text. */
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
  const tables = ['src/testing/faults', 'src/testing/sweeps', 'probe/'];
  const { isGood, output } = run(copy, 'jest', ...tables, '-t', 'broker|every call', '--verbose');
  const scenes = ['loads with /viewbroker', 'saves with /createbroker', 'updates by /updatebroker'];
  const isComplete = scenes.every((scene) => output.includes(scene));
  report(
    isGood && isComplete,
    'tests of failed calls, of stale writes and of the probe run for the area',
    output,
  );
}

const recipe = filesOfRecipe(readFileSync('scripts/recipe.md', 'utf8'));
await inCopy((copy) => {
  compareWithInstructions(recipe);
  const files = follow(copy, recipe);
  const unnoticed = files.filter(({ before, notices }) => before !== undefined && notices.length === 0);
  report(
    unnoticed.length === 0,
    'the recipe says who notices each place',
    unnoticed.map(({ file }) => file).join('\n'),
  );
  checkFinished(copy, files);
  for (const entry of files) checkLeftOut(copy, entry);
});
