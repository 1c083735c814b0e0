import { defineConfig } from '@playwright/test';
import { chromiumPath, firstFreePort } from './e2e/support/environment';

/**
 * Three projects: `production` is the production build, answered over real HTTP by the mock server; `reducedMotion` is the
 * same for a user who asked the system for less motion; `mocked` runs the first journeys on the build with the mock server
 * in its service worker, behind a plain static server.
 * Build first: `npm run build && npm run build:mocked`.
 */

const workers = 2;
const isFull = Boolean(process.env['E2E_FULL']);
const firstPort = firstFreePort();
const mockedPort = firstPort + workers;

/** Each worker has a server of its own, since what one test changes another would see. */
const productionServers = Array.from({ length: workers }, (_, index) => ({
  command: `node node_modules/tsx/dist/cli.mjs mocks/server.ts --port ${firstPort + index} --static dist`,
  port: firstPort + index,
  reuseExistingServer: false,
}));

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  // These run behind nginx, with a configuration of their own.
  testIgnore: '**/delivery/**',
  outputDir: 'test-results',
  fullyParallel: true,
  workers,
  retries: 0,
  forbidOnly: true,
  // The slow sweeps belong to `npm run test:full`.
  grepInvert: isFull ? [] : /@full/,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  // As a step of `npm test` it reports to that.
  reporter: process.send ? './scripts/reporters/playwright.mjs' : 'list',
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    serviceWorkers: 'allow',
    screenshot: 'only-on-failure',
    // To trace everything in case it fails costs every run: where a test failed, ask for one with `--trace on`.
    trace: 'off',
    launchOptions: { executablePath: chromiumPath(), args: ['--disable-quic'] },
  },
  projects: [
    // The panel of the mock server is in no production build.
    { name: 'production', metadata: { firstPort }, testIgnore: ['**/delivery/**', '**/mocked/**'] },
    {
      name: 'reducedMotion',
      metadata: { firstPort },
      use: { contextOptions: { reducedMotion: 'reduce' } },
      // Dragging waits for the end of a transition. The other journeys belong to `npm run test:full`; the sweeps are left
      // out, because what they look for does not move.
      ...(isFull
        ? { testMatch: '**/journeys/**/*.spec.ts' }
        : { grep: /PERM-03/, testMatch: '**/users.spec.ts' }),
    },
    // What is different there is where the answers come from: the first journeys meet all of that.
    {
      name: 'mocked',
      metadata: { port: mockedPort },
      testMatch: ['smoke', 'reference', 'mocked/*', ...(isFull ? ['quotation', 'shell'] : [])].map(
        (name) => `**/${name}.spec.ts`,
      ),
    },
  ],
  webServer: [
    ...productionServers,
    {
      command: `node scripts/serve.mjs dist-mocked --port ${mockedPort}`,
      port: mockedPort,
      reuseExistingServer: false,
    },
  ],
});
