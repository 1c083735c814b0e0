import { parseArgs } from 'node:util';
import { defineConfig, type Project } from '@playwright/test';
import { chromiumPath, firstFreePort, givenPortal } from './e2e/support/environment';

/**
 * Three projects: `production` is the production build with the mock server over real HTTP; `reducedMotion` is the same for
 * a user who prefers reduced motion; `mocked` runs the first journeys on the build with the mock server in its service
 * worker, behind a plain static server. `--project=mocked NAME` runs any journey there.
 * Build first: `npm run build && npm run build:mocked`; for one project, only its build.
 *
 * With PORTAL_BASE_URL the tests use the portal at that address, in one project and one worker, and start no server.
 */

const portal = givenPortal();
const workers = portal ? 1 : 2;
const isNightly = Boolean(process.env['NIGHTLY']);
const firstPort = firstFreePort();
const mockedPort = firstPort + workers;

const { values: options, positionals: words } = parseArgs({
  // The first word is the command: `test`.
  args: process.argv.slice(3),
  options: { project: { type: 'string', multiple: true } },
  strict: false,
});

/** Whether the command line names a project. Several may follow one `--project`, separated by blanks. */
const isNamed = (project: string): boolean => [...(options.project ?? []), ...words].includes(project);

/** Whether one of the projects runs. Playwright itself would start the servers of all, which need the builds of all. */
function runs(...projects: readonly string[]): boolean {
  return !options.project || projects.some(isNamed);
}

/** Whether the command line names files in addition to projects. */
const namesFiles = words.some((word) => !['production', 'reducedMotion', 'mocked'].includes(word));

/** Each worker has a separate server, because tests change the data. */
const productionServers = Array.from({ length: workers }, (_, index) => ({
  command: `node node_modules/tsx/dist/cli.mjs mocks/server.ts --port ${firstPort + index} --static dist`,
  port: firstPort + index,
  reuseExistingServer: false,
}));

const mockedServer = {
  command: `node scripts/serve.mjs dist-mocked --port ${mockedPort}`,
  port: mockedPort,
  reuseExistingServer: false,
};

const ownProjects: Project[] = [
  {
    name: 'reducedMotion',
    metadata: { firstPort },
    use: { contextOptions: { reducedMotion: 'reduce' } },
    // Dragging waits for the end of a transition. The other journeys belong to `npm run test:nightly`; the sweeps are not
    // run, because they do not test motion.
    ...(isNightly
      ? { testMatch: '**/journeys/**/*.spec.ts' }
      : { grep: /PERM-03/, testMatch: '**/permissions*.spec.ts' }),
  },
  // Only the source of the responses is different there, and the first journeys test all of that.
  {
    name: 'mocked',
    metadata: { port: mockedPort },
    testMatch: [
      '**/mocked/*.spec.ts',
      ...(options.project && isNamed('mocked') && namesFiles
        ? ['**/journeys/**/*.spec.ts']
        : ['smoke', 'reference', ...(isNightly ? ['quotation.full', 'shell.full'] : [])].map(
            (name) => `**/${name}.spec.ts`,
          )),
    ],
  },
];

const servers = [
  ...(runs('production', 'reducedMotion') ? productionServers : []),
  ...(runs('mocked') ? [mockedServer] : []),
];

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  // The delivery tests run behind nginx, those of the engines in other browsers: each with a configuration of their own.
  testIgnore: ['**/delivery/**', '**/engines/**'],
  outputDir: 'test-results',
  fullyParallel: !portal,
  workers,
  retries: 0,
  forbidOnly: true,
  // The longest tests belong to `npm run test:nightly`.
  grepInvert: isNightly ? [] : /@nightly/,
  timeout: 60_000,
  expect: {
    timeout: 15_000,
    // Only the guide has pictures.
    toHaveScreenshot: { pathTemplate: 'docs/guide/pictures/{arg}{ext}' },
  },
  // As a step of a check it reports to that check.
  reporter: process.send
    ? './scripts/reporters/playwright.mjs'
    : [['list'], ['./scripts/reporters/skipped.mjs']],
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    serviceWorkers: 'allow',
    screenshot: 'only-on-failure',
    // A trace of every test would slow down every run: repeat a failed test with `--trace on`.
    trace: 'off',
    launchOptions: { executablePath: chromiumPath(), args: ['--disable-quic'] },
  },
  projects: [
    {
      name: 'production',
      metadata: { firstPort },
      testIgnore: ['**/delivery/**', '**/engines/**', '**/mocked/**'],
    },
    ...(portal ? [] : ownProjects),
  ],
  webServer: portal ? [] : servers,
});
