/**
 * Shared by the scripts that follow a recipe of the documentation in a copy of the project. In a recipe, each heading of the
 * third level is a file, with its code below it, or with code to insert after the line that the sentence above it quotes.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copyProject } from './projectCopy.mjs';

const results = { ok: 0, failed: 0 };

export function report(isGood, title, details = '') {
  results[isGood ? 'ok' : 'failed'] += 1;
  console.log(`${isGood ? 'ok    ' : 'FAILED'} ${title}`);
  if (!isGood && details) console.log(`${details.trimEnd()}\n`);
}

/** The sections of a text below its headings of one level, each with its heading. */
export function sections(text, level) {
  const [, ...texts] = text.split(new RegExp(`^${'#'.repeat(level)} `, 'm'));
  return texts.map((sectionText) => {
    const end = sectionText.indexOf('\n');
    return [sectionText.slice(0, end), sectionText.slice(end)];
  });
}

/** The files of a recipe in order: the step, the code with the line before it, and the checks that notice its absence. */
export function filesOfRecipe(text) {
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

/** The text of a file with the code of the recipe inserted after the one line that each piece quotes. */
function withPieces(file, before, pieces) {
  return pieces.reduce((text, { after, code }) => {
    if (after === undefined) return code;
    const lines = text.split(/(?<=\n)/);
    const lineIndexes = lines.flatMap((line, index) => (line.includes(after) ? [index] : []));
    if (lineIndexes.length !== 1)
      throw new Error(`${file}: ${lineIndexes.length} lines hold ${after}, not one.`);
    return lines.toSpliced(lineIndexes[0] + 1, 0, code).join('');
  }, before ?? '');
}

const tools = {
  types: ['node_modules/typescript-native/bin/tsc', '--noEmit'],
  oxlint: ['node_modules/oxlint/bin/oxlint'],
  eslint: ['node_modules/eslint/bin/eslint.js', '--max-warnings=0'],
  prettier: ['node_modules/prettier/bin/prettier.cjs', '--check'],
  jest: ['node_modules/jest/bin/jest.js'],
  playwright: ['node_modules/@playwright/test/cli.js', 'test'],
  requirements: ['scripts/requirements.mjs'],
};

/** Runs a tool in the copy. */
export function run(copy, tool, ...args) {
  const env = { ...process.env, CI: '1', NO_COLOR: '1', FORCE_COLOR: undefined, NODE_ENV: undefined };
  const options = { cwd: copy, env, encoding: 'utf8', maxBuffer: 2 ** 28 };
  const { status, stdout, stderr } = spawnSync(process.execPath, [...tools[tool], ...args], options);
  return { isGood: status === 0, output: `${stdout}${stderr}` };
}

export function check(copy, title, tool, ...args) {
  const { isGood, output } = run(copy, tool, ...args);
  report(isGood, title, output);
}

/** Writes a file of the copy, or removes it if there is no text. */
export function write(copy, file, text) {
  const target = path.join(copy, file);
  if (text === undefined) return rmSync(target);
  mkdirSync(path.dirname(target), { recursive: true });
  return writeFileSync(target, text);
}

/** Follows the recipe; returns each file with its text before and after. */
export function follow(copy, files) {
  return files.map((entry) => {
    const target = path.join(copy, entry.file);
    const before = existsSync(target) ? readFileSync(target, 'utf8') : undefined;
    const after = withPieces(entry.file, before, entry.pieces);
    write(copy, entry.file, after);
    return { ...entry, before, after };
  });
}

/** Lets `work` change a copy of the project, removes the copy, and ends with the exit code of all that was reported. */
export async function inCopy(work) {
  const copy = copyProject();
  const clean = () => rmSync(path.dirname(copy), { recursive: true, force: true });
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => {
      clean();
      process.exit(1);
    });
  try {
    await work(copy);
  } finally {
    clean();
  }
  console.log(`\n${results.ok} passed, ${results.failed} failed`);
  process.exitCode = results.failed > 0 ? 1 : 0;
}
