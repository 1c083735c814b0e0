/**
 * Follows the recipes of docs/qa.md in a copy of the project, and runs the journeys that are tagged @anywhere on a mock server
 * that has neither controls nor data, as a tester runs them on a real server. Build first: `npm run build`.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { answers, freePort } from './ports.mjs';
import { check, filesOfRecipe, follow, inCopy, report, run } from './recipeTools.mjs';

const environment = {
  PORTAL_ADMIN_USER: 'admin',
  PORTAL_ADMIN_PASSWORD: 'admin123',
  PORTAL_STAFF_USER: 'staff',
  PORTAL_STAFF_PASSWORD: 'staff123',
  PORTAL_CARRIER_USER: 'carrier',
  PORTAL_CARRIER_PASSWORD: 'carrier123',
  PORTAL_BDXUSER_USER: 'bdxuser',
  PORTAL_BDXUSER_PASSWORD: 'bdx123',
};

/** Runs `work` while a mock server with the production build answers at PORTAL_BASE_URL. */
async function withServer(args, work) {
  const port = await freePort(4700);
  const program = ['node_modules/tsx/dist/cli.mjs', 'mocks/server.ts', '--static', 'dist'];
  const server = spawn(process.execPath, [...program, '--port', String(port), ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const address = `http://localhost:${port}`;
  try {
    await answers(address);
    Object.assign(process.env, environment, { PORTAL_BASE_URL: address });
    work();
  } finally {
    server.kill('SIGTERM');
  }
}

await inCopy(async (copy) => {
  // Other headings of the page have no code.
  const recipes = filesOfRecipe(readFileSync('docs/qa.md', 'utf8')).filter(({ pieces }) => pieces.length > 0);
  const files = follow(copy, recipes).map(({ file }) => file);
  const isOf = (kind) => files.filter((file) => kind.test(file));
  check(copy, 'types', 'types');
  check(copy, 'oxlint of the files', 'oxlint', ...files);
  check(copy, 'eslint of the files', 'eslint', ...files);
  check(copy, 'prettier of the files', 'prettier', ...files);
  check(copy, 'the recipes in Jest', 'jest', ...isOf(/\.test\.tsx?$/));
  await withServer([], () => {
    check(copy, 'the recipe in Playwright', 'playwright', ...isOf(/\.spec\.ts$/));
  });
  await withServer(['--scenario', 'empty', '--no-controls'], () => {
    const anywhere = run('.', 'playwright', '--grep', '@anywhere');
    const hasRun = / passed/.test(anywhere.output) && !anywhere.output.includes('Skipped:');
    report(anywhere.isGood && hasRun, 'journeys on a server without controls', anywhere.output);
    const others = run(
      '.',
      'playwright',
      '--grep-invert',
      '@anywhere',
      'journeys/reference',
      'journeys/binder',
    );
    const isSkipped = others.output.includes('Skipped: needs the mock server’s controls');
    report(others.isGood && isSkipped, 'the other journeys say why they are skipped', others.output);
  });
});
